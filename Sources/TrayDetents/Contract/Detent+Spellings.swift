// SPDX-License-Identifier: MIT

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
