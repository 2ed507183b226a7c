// SPDX-License-Identifier: MIT

internal import CTrayUnicode
public import TrayGeometry

/// What ICU knows about a language or region that a calendar or a layout needs.
///
/// Languages are BCP 47 tags such as `en`, `ar-EG` or `ku-Arab`. A tag that is invalid answers
/// like the root language. Any thread may ask; what is costly to open is kept per thread.
public enum LocaleData {
  /// How long a name is.
  public enum NameStyle: Hashable, Sendable, CaseIterable {
    /// In full, such as Monday.
    case wide
    /// Cut, such as Mon.
    case abbreviated
    /// As short as stays distinct, such as Mo; months are abbreviated.
    case short
    /// One letter where the script has letters, such as M.
    case narrow
  }

  /// The first day of the week: 1 for Sunday to 7 for Saturday.
  public static func firstWeekday(of language: String) -> Int {
    unsafe number(language, fallback: 2) { unsafe tk_first_weekday($0) }
  }

  /// How many days of a week must lie in a year for it to be the year's first week, 1 to 7.
  public static func minimalDaysInFirstWeek(of language: String) -> Int {
    unsafe number(language, fallback: 1) { unsafe tk_minimal_days_in_first_week($0) }
  }

  /// The direction in which the language is written, by the script that the tag names or implies.
  public static func layoutDirection(of language: String) -> LayoutDirection {
    unsafe tk_is_right_to_left(language) ? .rightToLeft : .leftToRight
  }

  /// The names of the seven weekdays as they stand alone, Sunday first.
  public static func weekdaySymbols(of language: String, style: NameStyle) -> [String] {
    (1...7).map { day in
      unsafe text(language, fallback: String(day)) { tag, buffer, capacity in
        unsafe tk_weekday_name(tag, Int32(day), style.width, buffer, capacity)
      }
    }
  }

  /// The name of a Gregorian month as it stands alone; `month` runs from 1 to 12.
  public static func monthName(_ month: Int, of language: String, style: NameStyle = .wide)
    -> String
  {
    unsafe text(language, fallback: String(month)) { tag, buffer, capacity in
      unsafe tk_month_name(
        tag, Int32(truncatingIfNeeded: month), style.width, buffer, capacity)
    }
  }

  /// A Gregorian month with its year as a heading, such as “November 2026”.
  public static func monthTitle(year: Int, month: Int, of language: String) -> String {
    unsafe text(language, fallback: "\(year)-\(month)") { tag, buffer, capacity in
      unsafe tk_month_title(
        tag, Int32(truncatingIfNeeded: year), Int32(truncatingIfNeeded: month), buffer, capacity)
    }
  }

  /// A whole number in the digits of the language, without grouping, such as a day of a month.
  public static func number(_ value: Int, of language: String) -> String {
    unsafe text(language, fallback: String(value)) { tag, buffer, capacity in
      unsafe tk_format_integer(tag, Int64(value), buffer, capacity)
    }
  }

  private static func number(
    _ language: String, fallback: Int, _ ask: (UnsafePointer<CChar>) -> Int32
  ) -> Int {
    let own = unsafe language.withCString { unsafe ask($0) }
    if own > 0 { return Int(own) }
    let root = unsafe "und".withCString { unsafe ask($0) }
    return root > 0 ? Int(root) : fallback
  }

  private static func text(
    _ language: String, fallback: String,
    _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<UInt16>, Int32) -> Int32
  ) -> String {
    for tag in [language, "und"] {
      let answer = unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) {
        buffer -> String? in
        guard let start = buffer.baseAddress else { return nil }
        let length = unsafe tag.withCString { unsafe ask($0, start, Int32(buffer.count)) }
        guard length >= 0 else { return nil }
        return unsafe String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      }
      if let answer { return answer }
    }
    return fallback
  }
}

extension LocaleData.NameStyle {
  fileprivate var width: tk_name_width {
    switch self {
    case .wide: TK_NAME_WIDE
    case .abbreviated: TK_NAME_ABBREVIATED
    case .short: TK_NAME_SHORT
    case .narrow: TK_NAME_NARROW
    }
  }
}
