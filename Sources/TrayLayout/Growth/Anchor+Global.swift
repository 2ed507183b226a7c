// SPDX-License-Identifier: MIT

extension Anchor {
  /// The value in the coordinates in which the whole tree was placed.
  ///
  /// For what is drawn outside of the tree. An anchor read before layout lies at the origin.
  public var globalValue: Value { value(place) }
}
