// SPDX-License-Identifier: MIT

/// The days of a month in rows of seven, for a given first day of the week.
public struct MonthGrid: Hashable, Sendable {
  /// The month.
  public let month: CalendarMonth
  /// The day in the first column.
  public let firstWeekday: Weekday
  /// The number of rows.
  public let rowCount: Int
  /// The number of cells before the first day.
  public let leadingBlanks: Int

  /// Creates the grid of a month.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - firstWeekday: The day in the first column.
  ///   - alwaysShowsSixWeeks: Whether the grid has six rows in every month, so that its height
  ///     stays the same.
  public init(month: CivilMonth, firstWeekday: Weekday, alwaysShowsSixWeeks: Bool = false) {
    self.init(
      month: CalendarMonth(month), firstWeekday: firstWeekday,
      alwaysShowsSixWeeks: alwaysShowsSixWeeks)
  }

  /// Creates the grid of a month of a calendar of any kind.
  public init(month: CalendarMonth, firstWeekday: Weekday, alwaysShowsSixWeeks: Bool = false) {
    self.month = month
    self.firstWeekday = firstWeekday
    leadingBlanks = floorModulo(month.firstDay.weekday.rawValue - firstWeekday.rawValue, 7)
    let needed = (leadingBlanks + month.dayCount + 6) / 7
    rowCount = alwaysShowsSixWeeks ? 6 : needed
  }

  /// The date of a cell, also of those that belong to the months around.
  public func date(row: Int, column: Int) -> CivilDate {
    month.firstDay.advanced(by: row * 7 + column - leadingBlanks)
  }

  /// The day of the month in a cell, or nil where the cell belongs to another month.
  public func day(row: Int, column: Int) -> Int? {
    let day = row * 7 + column - leadingBlanks + 1
    return (1...month.dayCount).contains(day) ? day : nil
  }

  /// The day of the week of a column.
  public func weekday(column: Int) -> Weekday { firstWeekday.advanced(by: column) }
}
