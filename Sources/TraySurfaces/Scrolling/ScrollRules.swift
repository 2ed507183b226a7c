// SPDX-License-Identifier: MIT

public import TrayMotion

/// How a gesture passes between the tray and what scrolls in it.
public struct ScrollRules: Hashable, Sendable {
  /// What a downward pull does once the content has reached its top.
  public enum Downwards: UInt8, Hashable, Sendable, CaseIterable {
    /// It moves the tray on, in the same gesture.
    case movesTray
    /// It moves the tray only if the content was at its top when the gesture began.
    case movesTrayFromTop
    /// Nothing.
    case stays
  }

  /// Whether an upward pull first takes the tray to its largest stop.
  public var expandsFirst: Bool
  /// What a downward pull does once the content has reached its top.
  public var downwards: Downwards
  /// How a flick slows down in the content.
  public var deceleration: DecelerationRate

  /// Creates rules; what isn't named is a tray's.
  public init(
    expandsFirst: Bool = true, downwards: Downwards = .movesTray,
    deceleration: DecelerationRate = .normal
  ) {
    self.expandsFirst = expandsFirst
    self.downwards = downwards
    self.deceleration = deceleration
  }
}
