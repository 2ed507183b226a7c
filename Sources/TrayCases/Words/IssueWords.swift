// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts issues and reasons into words: where, what, and what to do.
public enum IssueWords {
  /// One line for each issue of the views; the same issue at several stops is one line.
  public static func lines(_ issues: [StepIssue]) -> [String] {
    var lines: [(text: String, stops: [String])] = []
    for issue in merged(issues) {
      let row = issue.row
      let (text, stop) = (words(row.text), row.stop.map { DetentNames.name(of: $0) })
      if let index = lines.firstIndex(where: { $0.text == text }) {
        lines[index].stops += stop.map { [$0] } ?? []
      } else {
        lines.append((text, stop.map { [$0] } ?? []))
      }
    }
    return lines.map { line in
      line.stops.isEmpty
        ? line.text : "at \(line.stops.joined(separator: ", ")): \(line.text)"
    }
  }

  /// One line for each issue of the window and the detents.
  public static func lines(_ issues: [DetentIssue]) -> [String] {
    issues.map { words($0.row.text) }
  }

  /// Missing characters of all texts are one issue: the remedy is the same.
  private static func merged(_ issues: [StepIssue]) -> [StepIssue] {
    var result: [StepIssue] = []
    var characters = ""
    var place: Int?
    for issue in issues {
      guard case .charactersAreMissing(let path, let missing) = issue else {
        result.append(issue)
        continue
      }
      characters += missing.filter { !characters.contains($0) }
      if place == nil {
        place = result.count
        result.append(.charactersAreMissing(path: path, ""))
      }
    }
    if let place, case .charactersAreMissing(let path, _) = result[place] {
      result[place] = .charactersAreMissing(path: path, characters)
    }
    return result
  }

  /// A sentence with its numbers and detents spelled as everywhere.
  static func words(_ text: IssueText) -> String {
    text.parts.map { part in
      switch part {
      case .words(let words): words
      case .rounded(let number): PlainNumber.rounded(number)
      case .exact(let number): "\(number)"
      case .count(let count): "\(count)"
      case .detent(let id): DetentNames.name(of: id)
      }
    }
    .joined()
  }
}
