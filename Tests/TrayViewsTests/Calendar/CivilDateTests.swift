// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayViews

@Suite struct CivilDateTests {
  /// Foundation's Gregorian calendar in a zone without clock changes, as the oracle.
  private static let oracle: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  @Test(arguments: [1583, 1899, 1900, 1970, 2000, 2023, 2024, 2100, 2400])
  func `every day of a year has the weekday that Foundation says`(year: Int) throws {
    var date = try #require(CivilDate(year: year, month: 1, day: 1))
    var count = 0
    while date.year == year {
      let parts = DateComponents(year: date.year, month: date.month, day: date.day)
      let instant = try #require(Self.oracle.date(from: parts))
      #expect(date.weekday.rawValue == Self.oracle.component(.weekday, from: instant))
      #expect(date.dayNumber == Int(instant.timeIntervalSince1970) / 86_400)
      date = date.advanced(by: 1)
      count += 1
    }
    #expect(count == Self.oracle.range(of: .day, in: .year, for: try start(of: year))?.count)
  }

  private func start(of year: Int) throws -> Date {
    try #require(Self.oracle.date(from: DateComponents(year: year, month: 1, day: 1)))
  }

  @Test(arguments: [
    "", "2026", "2026-", "2026-13", "2026-00", "26-12", "2026-1", "+123-01", "2026-+1", "２０２６-12",
    "2026-12-01",
  ])
  func `what is no month is none`(text: String) {
    #expect(CivilMonth(text) == nil)
  }

  @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 1, 0)])
  func `what is no day is none`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `leap days are there`() {
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2024, month: 2, day: 29) != nil)
  }
}
