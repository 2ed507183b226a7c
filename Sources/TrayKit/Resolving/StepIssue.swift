// SPDX-License-Identifier: MIT

public import TrayDetents
import TrayLayout

/// Something legal but suspicious in a resolved step, with the view that shows it.
///
/// A path names views by their names and identifiers from the step's root, as
/// `vstack/flow/chip[2]` does; views of the bottom section begin with `bottom`.
public enum StepIssue: Hashable, Sendable {
  /// The content is higher than what shows at a stop, and nothing in it scrolls.
  case contentIsCut(stop: DetentID, by: Double)
  /// A view reaches past the side of the surface.
  case viewIsTooWide(path: String, by: Double, stop: DetentID)
  /// A view is higher than the frame it was given, and neither scrolls nor is clipped on purpose.
  case viewIsTooHigh(path: String, by: Double, stop: DetentID)
  /// A text does not show in full.
  case textIsTruncated(path: String, stop: DetentID)
  /// No font at hand has glyphs for some characters, so their widths are wrong.
  case charactersAreMissing(path: String, String)
  /// No font of a family was added, so the system font is measured in its place.
  case familyIsUnknown(path: String, String)
  /// A text is set in a family found on the machine, so its measure holds for this machine only.
  case fontIsOfMachine(path: String, String)
  /// A view that scrolls has no room at a stop.
  case scrollHasNoRoom(path: String, stop: DetentID)
  /// A list has no height at a stop that hugs, because it has none of its own.
  case listHasNoHeight(path: String, stop: DetentID)
  /// A field with the keyboard's focus does not show in full.
  case focusedFieldIsHidden(path: String, stop: DetentID)
  /// A view scrolls along the same axis as one around it.
  case nestedScroll(path: String)
  /// The size of an image or control is a guess.
  ///
  /// It may be off by `likelyError` points; nil where nothing is known of it.
  case sizeIsAssumed(path: String, String, likelyError: Double?)
  /// A length of a view is invalid and counts as not given.
  case lengthIsInvalid(path: String, String, Double)
  /// A size or place came out as not a number and counts as 0.
  case layoutIsInvalid(path: String)
  /// The tree has more levels than are laid out; what lies deeper is left out.
  case treeIsTooDeep(limit: Int)
  /// A string is not there in the language asked for, so that of another language is shown.
  case stringIsMissing(key: String, language: String, shown: String)
}

extension StepIssue {
  /// The kind, such as `text-is-truncated`.
  public var kind: String { row.kind }

  /// How much the issue matters.
  public var severity: IssueSeverity { row.severity }

  /// All that is said of the issue; a row for each kind.
  public var row: IssueRow {
    switch self {
    case .contentIsCut(let stop, let excess):
      return IssueRow(
        "content-is-cut", .error, of: .detent(stop), at: stop,
        """
        \(rounded: excess) points of the content do not show and nothing scrolls; \
        put it into a scroll view or declare a taller detent
        """,
        ["excess": .number(excess)])
    case .viewIsTooWide(let path, let excess, let stop):
      return IssueRow(
        "view-is-too-wide", .error, of: .view(path), at: stop,
        "\(path) reaches \(rounded: excess) points past the side of the surface",
        ["excess": .number(excess)])
    case .viewIsTooHigh(let path, let excess, let stop):
      return IssueRow(
        "view-is-too-high", .warning, of: .view(path), at: stop,
        """
        \(path) is \(rounded: excess) points higher than its frame and reaches over what lies \
        beside it; give it a minimum height in place of a height, or let it scroll
        """,
        ["excess": .number(excess)])
    case .textIsTruncated(let path, let stop):
      return IssueRow(
        "text-is-truncated", .warning, of: .view(path), at: stop,
        "\(path) does not show all of its text")
    case .charactersAreMissing(let path, let characters):
      let shown = String(characters.prefix(24))
      return IssueRow(
        "characters-are-missing", .warning, of: .view(path),
        "\(path): no font has glyphs for “\(shown)”; name one that has with --font",
        ["characters": .text(characters)])
    case .familyIsUnknown(let path, let family):
      let shown = String(family.prefix(64))
      return IssueRow(
        "family-is-unknown", .warning, of: .view(path),
        """
        \(path): no font of the family “\(shown)” was added, so the system font is measured; \
        add its file with --font
        """,
        ["family": .text(family)])
    case .fontIsOfMachine(let path, let family):
      let shown = String(family.prefix(64))
      return IssueRow(
        "font-is-of-machine", .note, of: .view(path),
        """
        \(path): measured in “\(shown)” as it is on this machine; name its file with --font \
        for a result that holds anywhere
        """,
        ["family": .text(family)])
    case .scrollHasNoRoom(let path, let stop):
      return IssueRow(
        "scroll-has-no-room", .error, of: .view(path), at: stop,
        "\(path) has no room to show its content")
    case .listHasNoHeight(let path, let stop):
      return IssueRow(
        "list-has-no-height", .error, of: .view(path), at: stop,
        """
        \(path): a list has no height of its own, so nothing of it shows; give it a frame, or use \
        a stack in a view that scrolls
        """)
    case .focusedFieldIsHidden(let path, let stop):
      return IssueRow(
        "focused-field-is-hidden", .error, of: .view(path), at: stop,
        "\(path) has the keyboard's focus but does not show in full")
    case .nestedScroll(let path):
      return IssueRow(
        "nested-scroll", .warning, of: .view(path),
        "\(path) scrolls along the same axis as a view around it")
    case .sizeIsAssumed(let path, let name, let error):
      let words = error.map { ", likely within \(PlainNumber.rounded($0)) points" } ?? ""
      return IssueRow(
        "size-is-assumed", .note, of: .view(path),
        "\(path): the size of “\(name)” is assumed\(words); give it a frame",
        ["name": .text(name)])
    case .lengthIsInvalid(let path, let name, let value):
      return IssueRow(
        "length-is-invalid", .warning, of: .view(path),
        "\(path): the \(name) \(exact: value) is not a length and counts as not given",
        ["name": .text(name), "value": .number(value)])
    case .layoutIsInvalid(let path):
      return IssueRow(
        "layout-is-invalid", .error, of: .view(path),
        "\(path): a size or place is not a number and counts as 0")
    case .treeIsTooDeep(let limit):
      return IssueRow(
        "tree-is-too-deep", .error,
        "there are more than \(limit) levels of views; what lies deeper is left out",
        ["limit": .number(Double(limit))])
    case .stringIsMissing(let key, let language, let shown):
      return IssueRow(
        "string-is-missing", .warning, of: .string(key),
        "\(key): missing in \(language); the string of \(shown) is shown",
        ["language": .text(language), "shown": .text(shown)])
    }
  }

  /// What an issue of layout is in a step.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - path: The path of a node in the step.
  init(_ issue: LayoutIssue, path: (NodeID) -> String) {
    switch issue {
    case .tooDeep(let limit): self = .treeIsTooDeep(limit: limit)
    case .invalidLength(let name, let value, let node):
      self = .lengthIsInvalid(path: path(node), name, value)
    case .invalidSize(_, let node), .invalidPlacement(let node), .unsteadySize(_, _, let node):
      self = .layoutIsInvalid(path: path(node))
    case .assumedSize(let name, let error, let node):
      self = .sizeIsAssumed(path: path(node), name, likelyError: error)
    case .missingString(let key, let language, let shown):
      self = .stringIsMissing(key: key, language: language, shown: shown)
    }
  }
}
