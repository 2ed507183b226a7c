// SPDX-License-Identifier: MIT

/// Something that is wrong with a step at some values of an axis and right at others.
public struct Break: Hashable, Sendable {
  /// The step.
  public let step: String
  /// What begins to be wrong.
  public let kind: BreakKind
  /// The detent, the view, or the kind of the issue with its place.
  public let name: String
  /// What is wrong, in words, at the first value at which it is.
  public let text: String
  /// At which values it is wrong, by their places on the axis.
  public let places: [Int]
}

/// What can begin to be wrong along an axis.
public enum BreakKind: String, CaseIterable, Sendable {
  /// A stop is missing.
  case stop
  /// A view does not show in full.
  case view
  /// There is an issue.
  case issue
}
