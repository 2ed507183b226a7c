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
  /// A stop is lower than the content can be shown.
  case belowMinimum(DetentID, minimum: Double, height: Double)
}

/// Why a declared detent gave no stop.
public enum DropReason: Equatable, Sendable {
  /// Its condition doesn't hold.
  case conditionNotMet
  /// The window's height is compact, where `medium` doesn't exist.
  case compactHeight
  /// Its closure returned nil.
  case returnedNothing
  /// It needs the content, which is unmeasured.
  case unmeasured
  /// Its height is infinite or NaN.
  case notFinite(Double)
  /// Its height is negative.
  case negative(Double)
  /// It asks for more than the maximum, and the rules drop what does.
  case aboveMaximum(asked: Double, maximum: Double)
  /// It is derived from a detent that isn't declared.
  case missingReference(DetentID)
  /// It is derived from a detent that is off.
  case referenceOff(DetentID)
  /// It is derived from itself.
  case circle(DetentID)
  /// A lower detent has the same identity.
  case duplicate(height: Double)

  var rank: Int {
    switch self {
    case .conditionNotMet: 0
    case .compactHeight: 1
    case .returnedNothing: 2
    case .unmeasured: 3
    case .notFinite: 4
    case .negative: 5
    case .aboveMaximum: 6
    case .missingReference: 7
    case .referenceOff: 8
    case .circle: 9
    case .duplicate: 10
    }
  }

  var number: Double {
    switch self {
    case .notFinite(let value), .negative(let value), .duplicate(let value): value
    case .aboveMaximum(let asked, _): asked
    default: 0
    }
  }
}

/// A declared detent that gave no stop, and why.
public struct DroppedDetent: Equatable, Sendable {
  /// The detent's identity.
  public var id: DetentID
  /// Why it gave no stop.
  public var reason: DropReason

  /// Creates the pair.
  public init(id: DetentID, reason: DropReason) {
    self.id = id
    self.reason = reason
  }

  /// A fixed order, so that the order of declaration doesn't show.
  func precedes(_ other: DroppedDetent) -> Bool {
    if id.precedes(other.id) { return true }
    if other.id.precedes(id) { return false }
    if reason.rank != other.reason.rank { return reason.rank < other.reason.rank }
    return reason.number < other.reason.number
  }
}
