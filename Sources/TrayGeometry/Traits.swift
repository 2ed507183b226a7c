// SPDX-License-Identifier: MIT

/// The direction in which a line of interface runs.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How much room a window has along one axis, as a coarse class.
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Little room.
  case compact
  /// Plenty of room.
  case regular
}

/// One of the twelve text sizes that a person can set on a device, in ascending order.
public enum DynamicTypeSize: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// Three steps below the default.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// Three steps above the default; the greatest size that is not an accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The greatest size.
  case accessibility5

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller than the second.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A version of the system whose controls and sheets have other sizes than those before it.
public enum SystemVersion: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 17, and those before it as far as nothing else is known of them.
  case ios17
  /// iOS 18.
  case ios18
  /// iOS 26, and those after it.
  case ios26

  /// The newest version that is known.
  public static let newest = SystemVersion.ios26

  /// Whether the first version is older than the second.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.rawValue < second.rawValue
  }
}
