// SPDX-License-Identifier: MIT

/// What happens to touches that land outside the surface.
public enum OutsideTouches: UInt8, Hashable, Sendable, CaseIterable {
  /// The surface keeps them from what lies behind.
  case block
  /// What lies behind gets them.
  case pass
  /// What lies behind gets them while the surface rests at a stop without dim.
  case passWhereUndimmed
}

/// What a tap on the dim does.
public enum TapOnDim: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case ignore
  /// Dismisses the surface, where its dismissal allows a tap outside.
  case dismiss
  /// Moves the surface to its smallest stop.
  case collapse
}
