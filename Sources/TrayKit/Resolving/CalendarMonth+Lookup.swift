// SPDX-License-Identifier: MIT

import TrayText
public import TrayViews

extension CalendarMonth {
  /// Looks up the month of a calendar in which a day lies; nil where ICU does not know it.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - system: The calendar.
  ///   - identifier: The language of the title, a BCP 47 tag such as `he`.
  public init?(
    containing date: CivilDate, in system: CalendarSystem, localeIdentifier identifier: String
  ) {
    guard
      let month = LocaleData.month(
        containing: date.dayNumber, calendar: system.rawValue, of: identifier)
    else { return nil }
    self.init(
      system: system, firstDay: CivilDate(dayNumber: month.firstDay), dayCount: month.dayCount,
      title: month.title)
  }
}
