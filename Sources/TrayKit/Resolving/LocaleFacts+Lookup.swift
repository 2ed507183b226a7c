// SPDX-License-Identifier: MIT

import TrayText
public import TrayViews

extension LocaleFacts {
  /// Looks up what a language and region say of calendars and directions.
  ///
  /// - Parameter identifier: A BCP 47 tag, such as `de` or `ar-EG`. One that is not known answers
  ///   as the root language does.
  /// - Complexity: Tens of microseconds; look a locale up once, not for every case.
  public init(identifier: String) {
    self.init(
      identifier: identifier,
      layoutDirection: LocaleData.layoutDirection(of: identifier),
      firstWeekday: Weekday(rawValue: LocaleData.firstWeekday(of: identifier)) ?? .sunday,
      weekdaySymbols: LocaleData.weekdaySymbols(of: identifier, style: .narrow),
      digits: (0...9).compactMap { LocaleData.number($0, of: identifier).first })
  }
}
