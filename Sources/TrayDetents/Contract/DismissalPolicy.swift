// SPDX-License-Identifier: MIT

/// The ways in which a person may dismiss a surface, for the step and for single stops.
public struct DismissalPolicy: Hashable, Sendable {
  /// A set of ways.
  public struct Ways: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt8

    /// Creates a set from its bits: 1 drag, 2 tap outside, 4 escape.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Pulling the surface down.
    public static let drag = Ways(rawValue: 1)
    /// Tapping outside the surface, where a tap on the dim dismisses.
    public static let tapOutside = Ways(rawValue: 2)
    /// The escape key, the back gesture, or a screen reader's escape.
    public static let escape = Ways(rawValue: 4)
    /// All ways.
    public static let all: Ways = [.drag, .tapOutside, .escape]
  }

  /// The ways at one stop.
  public struct Level: Hashable, Sendable {
    /// The detent whose stop is meant.
    public var id: DetentID
    /// The ways that are open there.
    public var ways: Ways

    /// Creates a level.
    public init(_ id: DetentID, _ ways: Ways) {
      self.id = id
      self.ways = ways
    }
  }

  /// The ways at stops that `levels` doesn't name.
  public var ways: Ways
  /// The ways that are open but may not dismiss right now, such as all of them over unsaved changes.
  ///
  /// A state rather than a rule: the step declares it again when it changes. A surface that is vetoed
  /// still follows a drag; `Resolution/dismissal(at:way:)` tells the caller to ask first.
  public var vetoed: Ways
  /// The ways at single stops; where merged detents differ, only what all of them allow is open.
  public var levels: [Level]

  /// Creates a policy.
  public init(_ ways: Ways = .all, levels: [Level] = [], vetoed: Ways = []) {
    self.ways = ways
    self.levels = levels
    self.vetoed = vetoed
  }

  /// No way at any stop.
  public static let none = DismissalPolicy([])
}
