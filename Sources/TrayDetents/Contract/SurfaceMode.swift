// SPDX-License-Identifier: MIT

/// Whether the surface is presented over a screen or belongs to it.
public enum SurfaceMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Shown for a while, over what was there.
  case presented
  /// Part of the screen, always there.
  case persistent
}
