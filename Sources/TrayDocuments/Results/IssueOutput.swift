// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit

extension JSONOutput {
  /// An issue as an object: what it is, where, its numbers, and a sentence.
  ///
  /// Of several views the first is named, and all are listed; of a number that differs between them
  /// the greatest counts.
  init(_ issue: FoundIssue) {
    var members: [Member] = [
      .init("kind", .string(issue.identity.kind)), .init("severity", .string(issue.severity.name)),
    ]
    func add(_ name: String, _ value: JSONOutput) { members.append(.init(name, value)) }
    if let view = issue.views.first {
      add("view", .string(view))
      if let id = FoundIssue.id(ofView: view) { add("id", .string(id)) }
      if issue.views.count > 1 { add("views", .array(issue.views.map { .string($0) })) }
    }
    if !issue.keys.isEmpty { add("keys", .array(issue.keys.map { .string($0) })) }
    if !issue.stops.isEmpty {
      add("detents", .array(issue.stops.map { .string(DetentNames.name(of: $0)) }))
    }
    add(
      "values",
      .object(
        issue.values.map { name, value in
          switch value {
          case .number(let range): .init(name, .number(range.upperBound))
          case .text(let text): .init(name, .string(text))
          }
        }))
    add("sentence", .string(issue.sentence))
    self = .object(members)
  }
}
