// SPDX-License-Identifier: MIT

/// The identity of a declared resting height; selection is kept by it, never by an index.
public enum DetentID: Hashable, Sendable {
  /// Nothing of the surface shows.
  case hidden
  /// Header and a peek of the content.
  case tip
  /// The measured content.
  case hug
  /// A little over half of the maximum.
  case medium
  /// The maximum.
  case large
  /// The whole window, as far as the top gap allows.
  case full
  /// A height in points.
  case height(Double)
  /// A fraction of the maximum.
  case fraction(Double)
  /// A fraction of the measured content.
  case contentFraction(Double)
  /// A distance from the window's upper edge, in points.
  case insetFromTop(Double)
  /// A name given by the author.
  case named(String)

  /// Creates an identity from a name; the names of the plain kinds give those kinds.
  ///
  /// `DetentID("large")` is `.large`, `DetentID("tall")` is `.named("tall")`.
  public init(_ name: String) {
    switch name {
    case "hidden": self = .hidden
    case "tip": self = .tip
    case "hug": self = .hug
    case "medium": self = .medium
    case "large": self = .large
    case "full": self = .full
    default: self = .named(name)
    }
  }

  private var rank: Int {
    switch self {
    case .hidden: 0
    case .tip: 1
    case .hug: 2
    case .medium: 3
    case .large: 4
    case .full: 5
    case .height: 6
    case .fraction: 7
    case .contentFraction: 8
    case .insetFromTop: 9
    case .named: 10
    }
  }

  /// Equality, with the quick look at the kinds first.
  func isSame(as other: DetentID) -> Bool { rank == other.rank && self == other }

  /// Whether this identity comes first in the fixed order used wherever heights are equal.
  ///
  /// The order makes a result independent of the order of declaration; it has no other meaning.
  func precedes(_ other: DetentID) -> Bool {
    switch (self, other) {
    case (.height(let first), .height(let second)),
      (.fraction(let first), .fraction(let second)),
      (.contentFraction(let first), .contentFraction(let second)),
      (.insetFromTop(let first), .insetFromTop(let second)):
      // NaN comes last, and every NaN is as good as another.
      first < second || (!first.isNaN && second.isNaN)
    case (.named(let first), .named(let second)):
      first.utf8.lexicographicallyPrecedes(second.utf8)
    case (.hidden, _), (.tip, _), (.hug, _), (.medium, _), (.large, _), (.full, _), (.height, _),
      (.fraction, _), (.contentFraction, _), (.insetFromTop, _), (.named, _):
      rank < other.rank
    }
  }
}
