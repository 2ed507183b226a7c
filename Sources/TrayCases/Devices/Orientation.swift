// SPDX-License-Identifier: MIT

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side, rotated to the left.
  case landscape
}
