// SPDX-License-Identifier: MIT

/// A declared resting height: an identity, the way its height is found, and when it exists.
///
/// ```swift
/// let detents: [Detent] = [.hug, .fraction(0.6), .height(480).id("tall"), .large.when(.keyboard)]
/// ```
///
/// Order never matters. All heights are content heights: the bottom inset, a reserved grabber and a
/// bottom section come on top (`ResolutionRules` and `StepContract` hold the policies). A height that
/// is negative, infinite or NaN drops the detent with an issue; one above the maximum is clamped.
public struct Detent: Sendable {
  /// The identity, by which selection and per-stop policies refer to the detent.
  public var id: DetentID
  /// The way the height is found.
  public var kind: Kind
  /// When the detent exists; always, unless said otherwise.
  public var condition: DetentCondition
  /// Whether a drag can never end here.
  public var isProgrammaticOnly: Bool

  /// Creates a detent from its parts.
  public init(
    id: DetentID, kind: Kind, condition: DetentCondition = .always, isProgrammaticOnly: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.condition = condition
    self.isProgrammaticOnly = isProgrammaticOnly
  }

  /// The way a detent's height is found.
  public indirect enum Kind: Sendable {
    /// The measured content with its header, at most the cap.
    case hug(cap: HeightCap?)
    /// Points.
    case height(Double)
    /// A fraction of the base that the rules name, by default the maximum before the keyboard.
    case fraction(Double)
    /// A fraction of the measured content with its header.
    case contentFraction(Double)
    /// The ratio of the maximum that the rules name, floored to the pixel.
    case medium
    /// The maximum.
    case large
    /// The whole window above the bottom inset, clamped to the maximum like every height.
    case full
    /// The height whose upper edge lies so many points below the window's upper edge.
    case insetFromTop(Double)
    /// The header and so many points of the content.
    case tip(peek: Double)
    /// Nothing: the surface lies below the window's lower edge, bottom inset and all.
    case hidden
    /// What the closure answers; nil switches the detent off.
    case custom(@Sendable (DetentContext) -> Double?)
    /// The smaller of two; where one is off, the other.
    case smaller(Kind, Kind)
    /// The greater of two; where one is off, the other.
    case greater(Kind, Kind)
    /// Another detent's height times `factor`, plus `offset` points.
    case relative(to: DetentID, factor: Double, offset: Double)
  }

  /// A limit on the height of a hugging detent.
  public enum HeightCap: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// A fraction of the rules' base, by default the maximum before the keyboard.
    case fraction(Double)
  }
}
