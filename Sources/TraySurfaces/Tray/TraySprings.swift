// SPDX-License-Identifier: MIT

public import TrayMotion

/// The narrow family of springs on which a tray moves.
///
/// Changing the spring in flight keeps value and velocity. A spring without damping never comes to
/// rest; one of response 0 arrives at once.
public struct TraySprings: Hashable, Sendable {
  /// Coming up from below.
  public var present: Spring
  /// Steps, stops chosen by the program, and content that changed its height.
  public var resize: Spring
  /// After a finger has let go.
  public var release: Spring
  /// Going away.
  public var dismiss: Spring
  /// With the keyboard, unless its event brings a spring of its own.
  public var keyboard: Spring
  /// The laid-out height; nil moves it on the spring of the position, as one motion.
  public var height: Spring?
  /// What takes the place of all of them under reduced motion: no bounce.
  public var reduced: Spring

  /// The spring of the system's keyboard: mass 3, stiffness 1000, damping 500, run as critical.
  public static let systemKeyboard = Spring(
    mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)

  /// Creates a family whose members all follow one spring, but for the keyboard's.
  ///
  /// - Parameter spring: By default 0.35 seconds and a ratio of 0.85: overshoots by 0.6 %.
  public init(_ spring: Spring = Spring(response: 0.35, dampingRatio: 0.85)) {
    present = spring
    resize = spring
    release = spring
    dismiss = spring
    keyboard = Self.systemKeyboard
    reduced = Spring(response: spring.response, dampingRatio: max(spring.dampingRatio, 1))
  }
}
