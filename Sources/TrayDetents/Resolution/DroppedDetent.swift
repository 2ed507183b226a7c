// SPDX-License-Identifier: MIT

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
    case .conditionNotMet, .compactHeight, .returnedNothing, .unmeasured, .missingReference,
      .referenceOff, .circle:
      0
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
