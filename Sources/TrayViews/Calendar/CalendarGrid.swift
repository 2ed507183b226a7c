// SPDX-License-Identifier: MIT

import TrayLayout

/// The days of a month in seven columns, under the names of the days.
///
/// The first day of the week, the names and the digits are the locale's, the columns run from the
/// leading edge. Each column takes a seventh of the width; a row is 44 points high unless its text
/// needs more.
public struct CalendarGrid: View {
  @Environment(\.localeFacts) private var locale
  private let month: CalendarMonth
  private let selected: ClosedRange<Int>?
  private let today: Int?
  private let cellHeight: Double
  private let rowSpacing: Double
  private let showsWeekdays: Bool
  private let alwaysShowsSixWeeks: Bool
  private let firstWeekday: Weekday?

  /// Creates the calendar of a month.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - selected: The chosen days of the month; they change the look, not the size.
  ///   - today: The day of the month that is today, which changes its look; nil for none.
  ///   - firstWeekday: The day in the first column; nil takes the locale's.
  ///   - cellHeight: The least height of a row, in points.
  ///   - rowSpacing: Points between rows.
  ///   - showsWeekdays: Whether the names of the days stand above.
  ///   - alwaysShowsSixWeeks: Whether there are six rows in every month, so that the height stays.
  public init(
    month: CivilMonth, selected: ClosedRange<Int>? = nil, today: Int? = nil,
    firstWeekday: Weekday? = nil,
    cellHeight: Double = 44, rowSpacing: Double = 4, showsWeekdays: Bool = true,
    alwaysShowsSixWeeks: Bool = false
  ) {
    self.init(
      month: CalendarMonth(month), selected: selected, today: today, firstWeekday: firstWeekday,
      cellHeight: cellHeight, rowSpacing: rowSpacing, showsWeekdays: showsWeekdays,
      alwaysShowsSixWeeks: alwaysShowsSixWeeks)
  }

  /// Creates the calendar of a month that need not be Gregorian; see the other initialiser.
  public init(
    month: CalendarMonth, selected: ClosedRange<Int>? = nil, today: Int? = nil,
    firstWeekday: Weekday? = nil,
    cellHeight: Double = 44, rowSpacing: Double = 4, showsWeekdays: Bool = true,
    alwaysShowsSixWeeks: Bool = false
  ) {
    self.month = month
    self.selected = selected
    self.today = today
    self.firstWeekday = firstWeekday
    self.cellHeight = cellHeight
    self.rowSpacing = rowSpacing
    self.showsWeekdays = showsWeekdays
    self.alwaysShowsSixWeeks = alwaysShowsSixWeeks
  }

  /// The rows, one below the other.
  public var body: some View {
    let grid = MonthGrid(
      month: month, firstWeekday: firstWeekday ?? locale.firstWeekday,
      alwaysShowsSixWeeks: alwaysShowsSixWeeks)
    return VStack(spacing: rowSpacing) {
      if showsWeekdays { weekdays(grid) }
      ForEach(0..<grid.rowCount) { row in week(row, grid) }
    }
    .control("calendar")
  }

  private func weekdays(_ grid: MonthGrid) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<7) { column in
        Text(symbol(of: grid.weekday(column: column)))
          .font(.footnote)
          .fontWeight(.semibold)
          .foregroundStyle(Color.primary.opacity(0.3))
          .lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private func week(_ row: Int, _ grid: MonthGrid) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<7) { column in
        cell(grid.day(row: row, column: column))
      }
    }
  }

  @ViewBuilder private func cell(_ day: Int?) -> some View {
    if let day {
      Text(locale.string(day))
        .lineLimit(1)
        .transformEnvironment(\.text.color) { $0 = color(of: day) ?? $0 }
        .frame(maxWidth: .infinity, minHeight: cellHeight)
        .drawn(as: mark(of: day))
        .id("day-\(day)")
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: cellHeight, maxHeight: cellHeight)
    }
  }

  /// The colour of a day's number; nil leaves it to the views around.
  private func color(of day: Int) -> Color? {
    if selected?.lowerBound == day || selected?.upperBound == day { return .white }
    return day == today || selected?.contains(day) == true ? .accentColor : nil
  }

  private func mark(of day: Int) -> ControlLook? {
    guard let selected, selected.contains(day) else { return nil }
    return .day(isFirst: day == selected.lowerBound, isLast: day == selected.upperBound)
  }

  private func symbol(of weekday: Weekday) -> String {
    let index = weekday.rawValue - 1
    return locale.weekdaySymbols.indices.contains(index) ? locale.weekdaySymbols[index] : ""
  }
}
