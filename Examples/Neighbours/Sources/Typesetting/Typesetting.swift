// SPDX-License-Identifier: MIT

/// Says which of two modules of one name this is.
public enum TypesettingNeighbour {
  /// The module's name.
  public static let name = "Typesetting"
}
