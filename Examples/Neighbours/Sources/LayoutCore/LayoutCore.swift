// SPDX-License-Identifier: MIT

/// Says which of two modules of one name this is.
public enum LayoutCoreNeighbour {
  /// The module's name.
  public static let name = "LayoutCore"
}
