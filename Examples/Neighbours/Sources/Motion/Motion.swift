// SPDX-License-Identifier: MIT

/// Says which of two modules of one name this is.
public enum MotionNeighbour {
  /// The module's name.
  public static let name = "Motion"
}
