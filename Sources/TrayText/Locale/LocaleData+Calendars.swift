// SPDX-License-Identifier: MIT

internal import CTrayUnicode

extension LocaleData {
  /// A month of a calendar of any kind.
  public struct CalendarMonth: Hashable, Sendable {
    /// The first day, counted from 1 January 1970.
    public var firstDay: Int
    /// The number of days.
    public var dayCount: Int
    /// The name with the year, as a heading.
    public var title: String
  }

  /// The month of a calendar in which a day lies, or nil where ICU does not know the calendar.
  ///
  /// - Parameters:
  ///   - day: The day, counted from 1 January 1970; two million days back and forth are known.
  ///   - calendar: The name of the calendar by BCP 47, such as `hebrew` or `islamic-umalqura`.
  ///   - language: The language of the heading.
  /// - Returns: The month.
  public static func month(
    containing day: Int, calendar: String, of language: String
  ) -> CalendarMonth? {
    guard abs(day) <= 2_000_000 else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) {
      buffer -> CalendarMonth? in
      guard let start = buffer.baseAddress else { return nil }
      var month = tk_calendar_month(first_day: 0, day_count: 0)
      let length = unsafe tk_month_containing(
        language, calendar, Int32(day), &month, start, Int32(buffer.count))
      guard length >= 0, month.day_count > 0 else { return nil }
      return unsafe CalendarMonth(
        firstDay: Int(month.first_day), dayCount: Int(month.day_count),
        title: String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
    }
  }
}
