// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What a custom detent may look at: the room there is, the window's traits, the measured content.
///
/// Nothing in it depends on where the surface is, so that a height can't feed back into itself.
public struct DetentContext: Sendable {
  /// The greatest height a detent can have, in points, as it is without a keyboard.
  public let maximumDetentValue: Double
  /// The surface's width, in points.
  public let surfaceWidth: Double
  /// The size of the window, or of the half that the surface stays in, in points.
  public let regionSize: Size
  /// The insets of that window or half, in points.
  public let regionInsets: WindowInsets
  /// The content's ideal height without header and bottom section, in points; nil if unmeasured.
  public let idealHeight: Double?
  /// The header's height, in points.
  public let headerHeight: Double
  /// The bottom section's height without the bottom inset, in points.
  public let bottomSectionHeight: Double
  /// The window's class from side to side.
  public let horizontalSizeClass: SizeClass
  /// The window's class from top to bottom.
  public let verticalSizeClass: SizeClass
  /// The text size that the person has set.
  public let dynamicTypeSize: DynamicTypeSize
  /// The direction in which the interface runs.
  public let layoutDirection: LayoutDirection
  /// How far the device is folded.
  public let posture: Posture
  /// Whether a keyboard is on the window or has shortened it.
  public let isKeyboardUp: Bool
  /// Whether a screen reader is running.
  public let isScreenReaderOn: Bool

  /// All detents of the contract.
  let detents: [Detent]
  /// The rules of the contract.
  let rules: ResolutionRules
  /// Points that a surface adds to a content height: grabber, bottom section, bottom inset.
  let addedHeight: Double
  /// How many detents are being asked for one another.
  var depth = 0

  /// How many detents may refer to one another in a row; a longer row is taken for a circle.
  static let greatestDepth = 8

  /// The height of another declared detent, in points, at most the maximum; nil where it is off.
  ///
  /// Nil as well for an identity that isn't declared, and in a circle of detents that ask for one
  /// another. Of several detents with one identity the lowest counts.
  public func resolvedValue(of id: DetentID) -> Double? {
    guard depth < Self.greatestDepth else { return nil }
    var inner = self
    inner.depth += 1
    var lowest: Double?
    for detent in detents where detent.id == id {
      guard case .height(let draft) = inner.outcome(of: detent), draft.isUsable else { continue }
      lowest = min(lowest ?? .infinity, min(draft.capped, maximumDetentValue))
    }
    return lowest
  }
}

/// A height as its kind gives it, before any rule is applied.
struct DraftHeight {
  var raw: Double
  var source: Derivation.Source
  var cap: Double?

  init(_ raw: Double, _ source: Derivation.Source, cap: Double? = nil) {
    self.raw = raw
    self.source = source
    self.cap = cap
  }

  var capped: Double {
    guard let cap, cap < raw else { return raw }
    return cap
  }
  var isUsable: Bool { capped.isFinite && capped >= 0 }
}

/// A height, or the reason why there is none.
enum DraftOutcome {
  case height(DraftHeight)
  case off(DropReason)
}
