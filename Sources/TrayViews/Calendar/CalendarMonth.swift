// SPDX-License-Identifier: MIT

/// A way to divide days into months and years.
public enum CalendarSystem: String, Hashable, Sendable, CaseIterable {
  /// The civil calendar of most countries.
  case gregorian
  /// The Hebrew calendar.
  case hebrew
  /// The Persian solar calendar.
  case persian
  /// The Islamic calendar of Umm al-Qura.
  case islamicUmmAlQura = "islamic-umalqura"
  /// Gregorian months, with years counted from the death of the Buddha.
  case buddhist
  /// Gregorian months, with years counted in eras.
  case japanese
}

/// A month of a calendar of any kind: where it begins, how long it is, and what it is called.
///
/// Plain data, so that a layout is a function of its inputs: whoever lays out looks it up beforehand.
public struct CalendarMonth: Hashable, Sendable {
  /// The calendar.
  public let system: CalendarSystem
  /// The first day, in the Gregorian calendar.
  public let firstDay: CivilDate
  /// The number of days, from 1 to 40.
  public let dayCount: Int
  /// The name with the year, as a heading; empty where it was not looked up.
  public let title: String

  /// Creates a month from its parts; a number of days outside of 1 to 40 is brought inside.
  public init(system: CalendarSystem, firstDay: CivilDate, dayCount: Int, title: String) {
    self.system = system
    self.firstDay = firstDay
    self.dayCount = min(max(dayCount, 1), 40)
    self.title = title
  }

  /// The month of the Gregorian calendar, without a title.
  public init(_ month: CivilMonth) {
    self.init(
      system: .gregorian, firstDay: month.firstDay, dayCount: month.dayCount, title: "")
  }
}
