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

// MARK: - Spellings

extension Detent {
  /// As high as the content, measured at the surface's width.
  public static let hug = Detent(id: .hug, kind: .hug(cap: nil))
  /// 0.56 of the maximum, floored to the pixel; off in a window of compact height.
  public static let medium = Detent(id: .medium, kind: .medium)
  /// The maximum: all the height between the top gap and the bottom inset.
  public static let large = Detent(id: .large, kind: .large)
  /// The whole window, as far as the top gap allows.
  public static let full = Detent(id: .full, kind: .full)
  /// Nothing shows; a real stop that a surface can rest at.
  public static let hidden = Detent(id: .hidden, kind: .hidden)

  /// As high as the content, but at most `points`.
  public static func hug(upTo points: Double) -> Detent {
    Detent(id: .hug, kind: .hug(cap: .points(points)))
  }

  /// As high as the content, but at most a fraction of the maximum.
  public static func hug(upToFraction fraction: Double) -> Detent {
    Detent(id: .hug, kind: .hug(cap: .fraction(fraction)))
  }

  /// A fixed height, in points.
  public static func height(_ points: Double) -> Detent {
    Detent(id: .height(points), kind: .height(points))
  }

  /// A fraction of the maximum as it is without a keyboard; above 1 it is clamped.
  public static func fraction(_ fraction: Double) -> Detent {
    Detent(id: .fraction(fraction), kind: .fraction(fraction))
  }

  /// A fraction of the measured content.
  public static func contentFraction(_ fraction: Double) -> Detent {
    Detent(id: .contentFraction(fraction), kind: .contentFraction(fraction))
  }

  /// The height whose upper edge lies `points` below the window's upper edge.
  public static func insetFromTop(_ points: Double) -> Detent {
    Detent(id: .insetFromTop(points), kind: .insetFromTop(points))
  }

  /// The header and `peek` points of the content; the bottom section comes on top.
  public static func tip(peek: Double = 0) -> Detent {
    Detent(id: .tip, kind: .tip(peek: peek))
  }

  /// A height that a closure computes; nil switches the detent off.
  ///
  /// The closure must be a pure function of the context: it may be asked several times.
  public static func custom(
    _ name: String, _ height: @escaping @Sendable (DetentContext) -> Double?
  ) -> Detent {
    Detent(id: DetentID(name), kind: .custom(height))
  }

  /// The smaller of two detents, under a name of its own; conditions of the two don't count.
  public static func smaller(_ name: String, _ first: Detent, _ second: Detent) -> Detent {
    Detent(id: DetentID(name), kind: .smaller(first.kind, second.kind))
  }

  /// The greater of two detents, under a name of its own; conditions of the two don't count.
  public static func greater(_ name: String, _ first: Detent, _ second: Detent) -> Detent {
    Detent(id: DetentID(name), kind: .greater(first.kind, second.kind))
  }

  /// A height derived from another detent's: `factor` times it, plus `offset` points.
  ///
  /// Off where the other is off; a circle of such detents is dropped with an issue.
  public static func relative(
    _ name: String, to other: DetentID, factor: Double = 1, offset: Double = 0
  ) -> Detent {
    Detent(id: DetentID(name), kind: .relative(to: other, factor: factor, offset: offset))
  }

  /// The same detent under a name, for selection and per-stop policies.
  public func id(_ name: String) -> Detent {
    var copy = self
    copy.id = DetentID(name)
    return copy
  }

  /// The same detent, existing only while `condition` holds as well as what was asked before.
  public func when(_ condition: DetentCondition) -> Detent {
    var copy = self
    copy.condition = copy.condition && condition
    return copy
  }

  /// The same detent, reached by a program only and never by a drag.
  public func programmaticOnly() -> Detent {
    var copy = self
    copy.isProgrammaticOnly = true
    return copy
  }
}
