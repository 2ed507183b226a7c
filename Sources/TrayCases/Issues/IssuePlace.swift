// SPDX-License-Identifier: MIT

import TrayKit

/// Where an issue is, without what differs between cases or between views that are many times the same.
///
/// The days of a calendar are one place, and so are the chips of a row: which of them have an issue
/// depends on the language and the month, not on what causes it.
struct IssuePlace: Hashable {
  /// What tells the place from others of a step; empty for the surface as a whole.
  let key: String
  /// The day of a calendar, or nil for any other view.
  let day: Int?

  /// The place of a row of an issue.
  init(_ row: IssueRow) {
    switch row.place {
    case .surface: self.init(key: "", day: nil)
    case .detent(let id): self.init(key: DetentNames.name(of: id), day: nil)
    case .view(let path): self.init(path: path)
    case .string: self.init(key: Self.language(of: row), day: nil)
    }
  }

  /// The language of an issue of a string: all strings that it lacks are one issue.
  private static func language(of row: IssueRow) -> String {
    for member in row.members where member.name == "language" {
      if case .text(let tag) = member.value { return tag }
    }
    return ""
  }

  /// The place of a view.
  init(path: String) {
    // Most paths have neither days nor chips, and are taken as they are.
    guard path.utf8.contains(UInt8(ascii: "-")) || path.utf8.contains(UInt8(ascii: "[")) else {
      self.init(key: path, day: nil)
      return
    }
    let names = path.split(separator: "/")
    if let place = names.firstIndex(where: { Self.day($0) != nil }) {
      // A day lies in a row of its month.
      let month = names[..<max(place - 1, 0)]
      self.init(key: (month + ["days"]).joined(separator: "/"), day: Self.day(names[place]))
    } else {
      let general = names.map { name in
        name.hasPrefix("chip[") ? name.filter { !"[]0123456789".contains($0) } : String(name)
      }
      self.init(key: general.joined(separator: "/"), day: nil)
    }
  }

  private init(key: String, day: Int?) { (self.key, self.day) = (key, day) }

  /// The number of the day of a calendar that a part of a path names.
  private static func day(_ name: Substring) -> Int? {
    guard let hash = name.firstIndex(of: "#") else { return nil }
    return day(ofID: name[name.index(after: hash)...])
  }

  /// The number of the day of a calendar with an identifier; nil for that of another view.
  static func day(ofID id: some StringProtocol) -> Int? {
    id.hasPrefix("day-") ? Int(id.dropFirst("day-".count)) : nil
  }
}
