// SPDX-License-Identifier: MIT

/// Switches of sheets, read when a sheet is created.
public struct SheetOptions: OptionSet, Hashable, Sendable {
  /// One bit for each switch.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An upward pull in the tracked scroll view first makes the sheet larger.
  public static let expandsBeforeScrolling = SheetOptions(rawValue: 1)
  /// Pulling a modal sheet down dismisses it.
  public static let dismissesByDrag = SheetOptions(rawValue: 2)
  /// A tap beside a modal sheet dismisses it.
  public static let dismissesByTapOutside = SheetOptions(rawValue: 4)
  /// A modal sheet is the system's; a persistent one stays a floating panel.
  ///
  /// Off by default and no part of `all`, so that nothing changes until it is named.
  public static let nativeSheet = SheetOptions(rawValue: 128)

  /// All switches but `nativeSheet`; the default.
  public static let all: SheetOptions = [
    .expandsBeforeScrolling, .dismissesByDrag, .dismissesByTapOutside,
  ]
}

/// The heights at which a sheet rests, in points.
public struct SheetInsets: Hashable, Sendable {
  /// The height of the tip above the bottom safe area.
  public var tip: Double
  /// The height of half above the bottom safe area.
  public var half: Double
  /// The distance of full from the top safe area.
  public var full: Double

  /// Creates heights; 120 and 386 are Backpack's.
  ///
  /// The system's sheet uses `half` alone. Negative and non-finite heights drop their position with an
  /// issue; a negative or non-finite `full` counts as 0.
  public init(tip: Double = 120, half: Double = 386, full: Double = 0) {
    self.tip = tip
    self.half = half
    self.full = full
  }
}
