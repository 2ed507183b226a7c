// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Something legal but suspicious in what was asked; the result stands all the same.
public enum DetentIssue: Equatable, Sendable {
  /// A window extent was negative, infinite, NaN or above a million points; it counts as `used`.
  case windowExtent(Axis, asked: Double, used: Double)
  /// The window covers no area.
  case windowIsEmpty
  /// A side inset was negative, infinite, NaN or greater than the window; it counts as `used`.
  case windowInset(Edge, asked: Double, used: Double)
  /// The scale was outside 0.1…1000 or NaN; it counts as 1.
  case windowScale(Double)
  /// The keyboard's frame isn't finite or covers no area; it counts as no keyboard.
  case keyboardFrame(Rect)
  /// The keyboard leaves so little room that the content shows nothing.
  case keyboardLeavesNoRoom(overlap: Double)
  /// A division isn't finite, or leaves nothing on the side where the surface would stay.
  case divisionIgnored(Rect)
  /// The readable width isn't a positive number; the surface isn't capped.
  case readableWidth(Double)
  /// A dim opacity was outside 0…1 or NaN; it counts as `used`.
  case dimOpacity(asked: Double, used: Double)
  /// A measured length was negative, infinite or NaN; it was left out.
  case measure(Double)
  /// The focused field's rectangle isn't finite or has a negative height; it counts as no field.
  case focusedFieldFrame(Rect)
  /// No scroll offset shows all of the focused field at a stop; so many points are missing.
  case focusedFieldIsHidden(DetentID, by: Double)
  /// The content hasn't been measured, and a detent needs it.
  case contentIsUnmeasured
  /// A detent's height is infinite or NaN; it was dropped.
  case heightIsNotFinite(DetentID, Double)
  /// A detent's height is negative; it was dropped.
  case heightIsNegative(DetentID, Double)
  /// A fixed or computed height asks for more than there is.
  case aboveMaximum(DetentID, asked: Double, maximum: Double)
  /// Two detents with one identity ask for different heights; the lower counts.
  case duplicateDetent(DetentID)
  /// Detents are derived from one another in a circle; they were dropped.
  case circle(DetentID)
  /// A detent is derived from one that isn't declared; it was dropped.
  case missingReference(DetentID, to: DetentID)
  /// Detents were declared and none is left; the large stop stands in.
  case noDetentIsLeft
  /// The initial detent didn't resolve.
  case initialDidNotResolve(DetentID)
  /// Header, grabber and bottom section alone are higher than the room there is.
  case fixedPartsDoNotFit(needed: Double, room: Double)
  /// A stop that is not declared as hidden has a height of 0, so that nothing shows at it.
  case stopShowsNothing(DetentID)
  /// A stop is lower than the content can be shown.
  case belowMinimum(DetentID, minimum: Double, height: Double)
}

extension DetentIssue {
  /// The kind, such as `above-maximum`.
  public var kind: String { row.kind }

  /// How much the issue matters.
  public var severity: IssueSeverity { row.severity }

  /// All that is said of the issue; a row for each kind.
  public var row: IssueRow {
    switch self {
    case .windowExtent(let axis, let asked, let used):
      let side = axis == .horizontal ? "width" : "height"
      return IssueRow(
        "window-extent", .warning,
        "the window's \(side) \(exact: asked) is invalid; \(rounded: used) counts",
        ["side": .text(side), "asked": .number(asked), "used": .number(used)])
    case .windowIsEmpty:
      return IssueRow(
        "window-is-empty", .error, "the window covers no area, so there is room for nothing")
    case .windowInset(let edge, let asked, let used):
      return IssueRow(
        "window-inset", .warning,
        "the window's \(edge.name) inset \(exact: asked) is invalid; \(rounded: used) counts",
        ["edge": .text(edge.name), "asked": .number(asked), "used": .number(used)])
    case .windowScale(let scale):
      return IssueRow(
        "window-scale", .warning, "the window's scale \(exact: scale) is invalid; 1 counts",
        ["asked": .number(scale)])
    case .keyboardFrame:
      return IssueRow(
        "keyboard-frame", .warning,
        "the keyboard's frame is invalid; it counts as no keyboard")
    case .keyboardLeavesNoRoom(let overlap):
      return IssueRow(
        "keyboard-leaves-no-room", .error,
        "the keyboard covers \(rounded: overlap) points and leaves no room for the content",
        ["overlap": .number(overlap)])
    case .divisionIgnored:
      return IssueRow(
        "division-is-ignored", .warning,
        "a division of the window leaves no room and is ignored")
    case .readableWidth(let width):
      return IssueRow(
        "readable-width", .warning,
        "the readable width \(exact: width) is not above 0; the surface is not capped",
        ["asked": .number(width)])
    case .dimOpacity(let asked, let used):
      return IssueRow(
        "dim-opacity", .warning,
        "the dim \(exact: asked) is not from 0 to 1; \(rounded: used) counts",
        ["asked": .number(asked), "used": .number(used)])
    case .measure(let length):
      return IssueRow(
        "measure", .warning, "a measured length of \(exact: length) is invalid",
        ["asked": .number(length)])
    case .focusedFieldFrame:
      return IssueRow(
        "focused-field-frame", .warning,
        "the frame of the focused field is invalid and is ignored")
    case .focusedFieldIsHidden(let id, let missing):
      return IssueRow(
        "focused-field-is-hidden", .error, of: .detent(id),
        "\(id) does not show \(rounded: missing) points of the focused field",
        ["missing": .number(missing)])
    case .contentIsUnmeasured:
      return IssueRow(
        "content-is-unmeasured", .warning, "the content is not measured, and a detent needs it")
    case .heightIsNotFinite(let id, let height):
      return IssueRow(
        "height-is-not-finite", .warning, of: .detent(id),
        "\(id): the height \(exact: height) is not finite", ["height": .number(height)])
    case .heightIsNegative(let id, let height):
      return IssueRow(
        "height-is-negative", .warning, of: .detent(id),
        "\(id): the height \(rounded: height) is negative", ["height": .number(height)])
    case .aboveMaximum(let id, let asked, let maximum):
      return IssueRow(
        "above-maximum", .warning, of: .detent(id),
        "\(id) asks for \(rounded: asked) points; there are \(rounded: maximum)",
        ["asked": .number(asked), "maximum": .number(maximum)])
    case .duplicateDetent(let id):
      return IssueRow(
        "duplicate-detent", .warning, of: .detent(id),
        "two detents are called \(id); the lower one counts")
    case .circle(let id):
      return IssueRow("circle", .warning, of: .detent(id), "\(id) is derived from itself")
    case .missingReference(let id, let other):
      return IssueRow(
        "missing-reference", .warning, of: .detent(id),
        "\(id) is derived from \(other), which is not declared", ["to": .detent(other)])
    case .noDetentIsLeft:
      return IssueRow(
        "no-detent-is-left", .warning, "no detent is left, so the surface takes the large one")
    case .initialDidNotResolve(let id):
      return IssueRow(
        "initial-did-not-resolve", .warning, of: .detent(id),
        "the initial detent \(id) has no stop here")
    case .fixedPartsDoNotFit(let needed, let room):
      return IssueRow(
        "fixed-parts-do-not-fit", .error,
        "grabber, header and bottom section need \(rounded: needed) points; there are \(rounded: room)",
        ["needed": .number(needed), "room": .number(room)])
    case .stopShowsNothing(let id):
      return IssueRow(
        "stop-shows-nothing", .error, of: .detent(id),
        """
        \(id) is 0 points high, so nothing shows and touches pass; give it a height, its content a \
        size, or declare it as hidden
        """)
    case .belowMinimum(let id, let minimum, let height):
      return IssueRow(
        "below-minimum", .error, of: .detent(id),
        "\(id) is \(rounded: height) points high; the content needs \(rounded: minimum)",
        ["height": .number(height), "minimum": .number(minimum)])
    }
  }
}

extension Edge {
  /// The edge in a word.
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
