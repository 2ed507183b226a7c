// SPDX-License-Identifier: MIT

public import TrayMotion

/// How touches become drags.
public struct TouchRules: Hashable, Sendable {
  /// How far a finger must move before it drags, in points; UIKit's 10.
  ///
  /// It is taken off the first move, so nothing jumps. A moving tray is caught without it.
  public var slop: Double
  /// How far a drag must go down before it asks the keyboard to leave, in points; gorhom's 12.5.
  public var keyboardDismissalDistance: Double
  /// How the velocity of the finger is found.
  public var estimator: VelocityTracker.Estimator

  /// Creates rules; what isn't named is a tray's.
  public init(
    slop: Double = 10, keyboardDismissalDistance: Double = 12.5,
    estimator: VelocityTracker.Estimator = .leastSquares
  ) {
    self.slop = slop
    self.keyboardDismissalDistance = keyboardDismissalDistance
    self.estimator = estimator
  }
}
