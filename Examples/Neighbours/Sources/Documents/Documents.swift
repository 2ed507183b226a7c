// SPDX-License-Identifier: MIT

/// Says which of two modules of one name this is.
public enum DocumentsNeighbour {
  /// The module's name.
  public static let name = "Documents"
}
