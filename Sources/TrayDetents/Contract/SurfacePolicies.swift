// SPDX-License-Identifier: MIT

/// What a tap on the dim does.
public enum TapOnDim: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case ignore
  /// Dismisses the surface, where its dismissal allows a tap outside.
  case dismiss
  /// Moves the surface to its smallest stop.
  case collapse
}

/// What happens to touches that land outside the surface.
public enum OutsideTouches: UInt8, Hashable, Sendable, CaseIterable {
  /// The surface keeps them from what lies behind.
  case block
  /// What lies behind gets them.
  case pass
  /// What lies behind gets them while the surface rests at a stop without dim.
  case passWhereUndimmed
}

/// What a keyboard does to the surface; its overlap always takes the place of the bottom inset.
public enum KeyboardPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// The surface stays on the window's lower edge and grows by the overlap.
  case grow
  /// The surface's lower edge rises to the keyboard's upper edge.
  case lift
  /// The surface takes all the height there is.
  case fill
  /// The surface goes to its largest stop and grows as with `grow`.
  case largest
  /// Nothing changes; the keyboard covers what it covers.
  case ignore
}

/// Whether the surface is presented over a screen or belongs to it.
public enum SurfaceMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Shown for a while, over what was there.
  case presented
  /// Part of the screen, always there.
  case persistent
}

/// Whether the grabber takes height of its own.
public enum GrabberPolicy: Hashable, Sendable {
  /// It lies over the content and adds nothing.
  case overlay
  /// It adds so many points above the content; negative, infinite and NaN count as 0.
  case reserve(Double)

  /// The height that the grabber adds, in points.
  public var reservedHeight: Double {
    guard case .reserve(let height) = self, height.isFinite, height > 0 else { return 0 }
    return min(height, ContentMeasure.greatestLength)
  }
}

/// Who owns the window's bottom inset; it is counted exactly once.
public enum SafeAreaPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// The surface: the inset is added below the content height.
  case outside
  /// The content: the inset lies inside the content height. A bottom section owns it all the same.
  case inside
}
