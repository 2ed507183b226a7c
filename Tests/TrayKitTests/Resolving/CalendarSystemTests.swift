// SPDX-License-Identifier: MIT

import TrayGeometry
import Testing
import TrayKit

/// Months of calendars that are not Gregorian, against published dates of their first days.
@Suite struct CalendarSystemTests {
  private func month(
    _ system: CalendarSystem, _ year: Int, _ month: Int, _ day: Int, _ language: String = "en"
  ) throws -> CalendarMonth {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    return try #require(CalendarMonth(containing: date, in: system, localeIdentifier: language))
  }

  @Test func `CAL-09 Tevet 5782 has 29 days and five rows`() throws {
    let tevet = try month(.hebrew, 2021, 12, 20)
    #expect(tevet.firstDay == CivilDate(year: 2021, month: 12, day: 5))
    #expect(tevet.dayCount == 29)
    let shevat = try month(.hebrew, 2022, 1, 3)
    #expect(shevat.firstDay == CivilDate(year: 2022, month: 1, day: 3))
    let grid = MonthGrid(month: tevet, firstWeekday: .sunday)
    #expect(grid.rowCount == 5 && grid.leadingBlanks == 0)
    #expect((0..<7).compactMap { grid.day(row: 4, column: $0) } == [29])
  }

  @Test func `the Persian year begins at the equinox`() throws {
    let farvardin = try month(.persian, 2024, 4, 1)
    #expect(farvardin.firstDay == CivilDate(year: 2024, month: 3, day: 20))
    #expect(farvardin.dayCount == 31)
  }

  @Test func `Ramadan of 1445 by Umm al-Qura`() throws {
    let ramadan = try month(.islamicUmmAlQura, 2024, 3, 20)
    #expect(ramadan.firstDay == CivilDate(year: 2024, month: 3, day: 11))
    #expect(ramadan.dayCount == 30)
  }

  @Test(arguments: [CalendarSystem.buddhist, .japanese, .gregorian])
  func `these calendars have Gregorian months`(_ system: CalendarSystem) throws {
    let march = try month(system, 2024, 2, 29)
    #expect(march.firstDay == CivilDate(year: 2024, month: 2, day: 1))
    #expect(march.dayCount == 29)
  }

  @Test func `titles count years as the calendar does`() throws {
    #expect(try month(.buddhist, 2024, 2, 1).title.contains("2567"))
    #expect(try month(.japanese, 2024, 2, 1, "ja").title.contains("令和6年"))
    #expect(try month(.hebrew, 2021, 12, 20).title.contains("5782"))
  }

  @Test(arguments: CalendarSystem.allCases)
  func `months follow one another without a gap`(_ system: CalendarSystem) throws {
    var date = try #require(CivilDate(year: 2020, month: 1, day: 15))
    for _ in 0..<80 {
      let month = try #require(CalendarMonth(containing: date, in: system, localeIdentifier: "en"))
      #expect((28...31).contains(month.dayCount))
      date = month.firstDay.advanced(by: month.dayCount)
      let next = try #require(CalendarMonth(containing: date, in: system, localeIdentifier: "en"))
      #expect(next.firstDay == date)
      let grid = MonthGrid(month: month, firstWeekday: .saturday)
      let days = (0..<grid.rowCount).flatMap { row in
        (0..<7).compactMap { grid.day(row: row, column: $0) }
      }
      #expect(days == Array(1...month.dayCount))
    }
  }

  @Test func `CAL-07 the step from one day to the next is one day on each day of four years`()
    throws
  {
    // Days are counted, so that there is no clock that a zone could change: what a zone would spoil is
    // the step from one day to the next, which is one day on each day of four years.
    let start = try #require(CivilDate(year: 2024, month: 1, day: 1))
    for day in 0..<1461 {
      let date = start.advanced(by: day)
      #expect(date.dayNumber == start.dayNumber + day)
      #expect(date.weekday == Weekday.monday.advanced(by: day))
    }
  }
}
