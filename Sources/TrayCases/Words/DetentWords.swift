// SPDX-License-Identifier: MIT

import TrayKit

/// Puts issues of windows and detents into words.
enum DetentWords {
  static func text(_ issue: DetentIssue) -> String {
    switch issue {
    case .windowExtent(let axis, let asked, let used):
      let side = axis == .horizontal ? "width" : "height"
      return "the window's \(side) \(asked) makes no sense; \(number(used)) counts"
    case .windowIsEmpty: return "the window covers no area, so there is room for nothing"
    case .windowInset(let edge, let asked, let used):
      return "the window's \(edge) inset \(asked) makes no sense; \(number(used)) counts"
    case .windowScale(let scale): return "the window's scale \(scale) makes no sense; 1 counts"
    case .keyboardFrame: return "the keyboard's frame makes no sense; it counts as no keyboard"
    case .keyboardLeavesNoRoom(let overlap):
      return "the keyboard covers \(number(overlap)) points and leaves no room for the content"
    case .divisionIgnored: return "a division of the window leaves no room and is ignored"
    case .readableWidth(let width):
      return "the readable width \(width) is not above 0; the surface is not capped"
    case .dimOpacity(let asked, let used):
      return "the dim \(asked) is not from 0 to 1; \(number(used)) counts"
    case .measure(let length): return "a measured length of \(length) makes no sense"
    case .focusedFieldFrame: return "the frame of the focused field makes no sense and is ignored"
    case .contentIsUnmeasured: return "the content is not measured, and a detent needs it"
    default: return detentText(issue)
    }
  }

  private static func detentText(_ issue: DetentIssue) -> String {
    switch issue {
    case .heightIsNotFinite(let id, let height): "\(name(id)): the height \(height) is not finite"
    case .heightIsNegative(let id, let height):
      "\(name(id)): the height \(number(height)) is negative"
    case .aboveMaximum(let id, let asked, let maximum):
      "\(name(id)) asks for \(number(asked)) points; there are \(number(maximum))"
    case .duplicateDetent(let id): "two detents are called \(name(id)); the lower one counts"
    case .circle(let id): "\(name(id)) is derived from itself"
    case .missingReference(let id, let other):
      "\(name(id)) is derived from \(name(other)), which is not declared"
    case .noDetentIsLeft: "no detent is left, so the surface takes the large one"
    case .initialDidNotResolve(let id): "the initial detent \(name(id)) has no stop here"
    case .fixedPartsDoNotFit(let needed, let room):
      "grabber, header and bottom section need \(number(needed)) points; there are \(number(room))"
    case .focusedFieldIsHidden(let id, let missing):
      "\(name(id)) does not show \(number(missing)) points of the focused field"
    case .belowMinimum(let id, let minimum, let height):
      "\(name(id)) is \(number(height)) points high; the content needs \(number(minimum))"
    default: ""
    }
  }

  static func reason(_ reason: DropReason) -> String {
    switch reason {
    case .conditionNotMet: "its condition does not hold"
    case .compactHeight: "the window's height is compact"
    case .returnedNothing: "its closure returned nothing"
    case .unmeasured: "the content is not measured"
    case .notFinite(let height): "its height \(height) is not finite"
    case .negative(let height): "its height \(number(height)) is negative"
    case .aboveMaximum(let asked, let maximum):
      "it asks for \(number(asked)) of \(number(maximum)) points"
    case .missingReference(let id): "\(name(id)), from which it is derived, is not declared"
    case .referenceOff(let id): "\(name(id)), from which it is derived, is off"
    case .circle(let id): "it is derived from itself by way of \(name(id))"
    case .duplicate(let height): "another one of its name is lower: \(number(height))"
    }
  }

  private static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
  private static func name(_ id: DetentID) -> String { DetentNames.name(of: id) }
}
