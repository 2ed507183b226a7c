// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Public reports about months that lost or doubled their days.
@Suite struct CalendarCaseTests {
  private func grid(_ text: String, _ first: Weekday, sixWeeks: Bool = false) throws -> MonthGrid {
    MonthGrid(
      month: try #require(CivilMonth(text)), firstWeekday: first, alwaysShowsSixWeeks: sixWeeks)
  }

  private func height(_ text: String, sixWeeks: Bool = false) throws -> Double {
    let month = try #require(CivilMonth(text))
    return engine {
      CalendarGrid(
        month: month, firstWeekday: .sunday, rowSpacing: 4, showsWeekdays: false,
        alwaysShowsSixWeeks: sixWeeks)
    }.size(350, nil).height
  }

  @Test func `CAL-01 the first of the month is there for any first weekday`() throws {
    let monday = try grid("2017-10", .monday)
    #expect(monday.leadingBlanks == 6 && monday.rowCount == 6)
    let sunday = try grid("2017-10", .sunday)
    #expect(sunday.leadingBlanks == 0 && sunday.rowCount == 5)
    #expect(monday.day(row: 0, column: 6) == 1)
  }

  @Test func `CAL-02 the height follows the rows, or stays at six of them`() throws {
    #expect(try height("2023-12") == 284)
    #expect(try height("2024-01") == 236)
    for month in ["2023-12", "2024-01", "2026-02"] {
      #expect(try height(month, sixWeeks: true) == 284)
      #expect(try grid(month, .sunday, sixWeeks: true).rowCount * 7 == 42)
    }
  }

  @Test func `CAL-06 a day without a midnight comes once and in its column`() throws {
    let grid = try grid("2026-09", .sunday)
    #expect(grid.leadingBlanks == 2 && grid.rowCount == 5)
    #expect(days(grid) == Array(1...30))
    #expect(grid.day(row: 1, column: 0) == 6)
  }

  @Test(arguments: [Weekday.sunday, .monday, .tuesday, .saturday], 2024...2027)
  func `CAL-07 every month has each of its days once, in order and in its column`(
    _ first: Weekday, _ year: Int
  ) throws {
    for number in 1...12 {
      let month = try #require(CivilMonth(year: year, month: number))
      let grid = MonthGrid(month: month, firstWeekday: first)
      #expect(days(grid) == Array(1...month.dayCount))
      for row in 0..<grid.rowCount {
        for column in 0..<7 {
          let date = grid.date(row: row, column: column)
          #expect(date.weekday == grid.weekday(column: column))
          #expect(date.advanced(by: 1) > date)
        }
      }
    }
  }

  @Test func `CAL-10 header and days share their columns from right to left`() throws {
    // October 2017 begins on a Sunday.
    let month = try #require(CivilMonth("2017-10"))
    var arabic = EnvironmentValues()
    arabic.layoutDirection = .rightToLeft
    let calendar = { CalendarGrid(month: month, firstWeekday: .sunday) }
    let turned = engine(FixedAdvanceMeasurer(), arabic) { calendar() }
    let placed = turned.placed(350, nil)
    #expect(
      placed.frame("day-1").map { Rect(x: 300, y: $0.minY, width: 50, height: 44) == $0 } == true)
    #expect(placed.frame("day-7")?.minX == 0)
    #expect(turned.size(350, nil) == engine { calendar() }.size(350, nil))
    let header = try #require(placed.tree.textNodes.first)
    let parent = try #require(placed.tree.parent(of: header))
    #expect(placed.frame(of: parent).minX == 300)
  }

  @Test func `CAL-12 weeks are counted in days, not asked of a clock`() throws {
    let grid = try grid("2024-01", .sunday)
    let starts = (0..<grid.rowCount).map { grid.date(row: $0, column: 0) }
    #expect(starts.map(\.day) == [31, 7, 14, 21, 28])
    #expect(starts.first == CivilDate(year: 2023, month: 12, day: 31))
  }

  @Test func `CAL-13 a week may begin on a Saturday`() throws {
    let grid = try grid("2017-10", .saturday)
    #expect(grid.leadingBlanks == 1 && grid.rowCount == 5)
  }

  @Test(arguments: Weekday.allCases)
  func `CAL-13 all first weekdays give the rows that the days need`(_ first: Weekday) throws {
    let grid = try grid("2017-10", first)
    #expect(grid.rowCount == (grid.leadingBlanks + 31 + 6) / 7)
    #expect(days(grid) == Array(1...31))
  }

  private func days(_ grid: MonthGrid) -> [Int] {
    (0..<grid.rowCount).flatMap { row in (0..<7).compactMap { grid.day(row: row, column: $0) } }
  }
}
