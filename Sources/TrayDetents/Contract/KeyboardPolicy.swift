// SPDX-License-Identifier: MIT

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
