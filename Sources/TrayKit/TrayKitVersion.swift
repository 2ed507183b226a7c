// SPDX-License-Identifier: MIT

/// What results say of the program that made them.
public enum TrayKitVersion {
  /// The version of the package.
  public static let number = "0.1.0"
  /// The tables and data on which numbers rest, so that two results can be compared.
  public static let data = "inter-3.19 system-widths-1 icu-unicode-15 dynamic-type-hig ios-26"
}
