// SPDX-License-Identifier: MIT

/// A named value that views below hand up to views above.
public protocol PreferenceKey {
  /// What is handed up.
  associatedtype Value: Sendable

  /// The value where no view below gives one.
  static var defaultValue: Value { get }

  /// Merges the value of the next child, in order, into what came before.
  ///
  /// Never called for a single value. `nextValue` is evaluated only if it is called.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// One place in the tree that writes a preference.
struct PreferenceWriter: Sendable {
  /// What a writer does with the value from below.
  enum Action: Sendable {
    /// Puts its own value in place of whatever its subtree gives.
    case replace(any Sendable)
    /// Changes the value of its subtree, or the default where that gives none.
    case transform(@Sendable (any Sendable) -> any Sendable)
    /// Makes its value from the frame of the view, in place of whatever its subtree gives.
    case locate(@Sendable (LocatedFrame) -> any Sendable)
    /// Changes the value of its subtree, or the default, knowing the frame of the view.
    case relocate(@Sendable (LocatedFrame, any Sendable) -> any Sendable)
  }

  let key: ObjectIdentifier
  let action: Action
}
