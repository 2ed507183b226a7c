// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What a language and a region say of texts, calendars and directions.
///
/// Plain data, so that a layout is a function of its inputs: whoever lays out looks the facts up
/// beforehand and hands them down.
public struct LocaleFacts: Hashable, Sendable {
  /// The BCP 47 tag, such as `ar-EG`.
  public var identifier: String
  /// The direction in which the interface runs.
  public var layoutDirection: LayoutDirection
  /// The day on which a week begins.
  public var firstWeekday: Weekday
  /// The shortest names of the seven days, from Sunday to Saturday.
  public var weekdaySymbols: [String]
  /// The ten digits, from 0 to 9.
  public var digits: [Character]

  /// English as in the United States.
  public static let english = LocaleFacts(
    identifier: "en-US", layoutDirection: .leftToRight, firstWeekday: .sunday,
    weekdaySymbols: ["S", "M", "T", "W", "T", "F", "S"], digits: Array("0123456789"))

  /// Creates facts from their parts.
  public init(
    identifier: String, layoutDirection: LayoutDirection, firstWeekday: Weekday,
    weekdaySymbols: [String], digits: [Character]
  ) {
    self.identifier = identifier
    self.layoutDirection = layoutDirection
    self.firstWeekday = firstWeekday
    self.weekdaySymbols = weekdaySymbols
    self.digits = digits
  }

  /// A number of 0 or more in the locale's digits.
  public func string(_ number: Int) -> String {
    guard digits.count == 10 else { return String(number) }
    return String(String(number).map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
  }
}
