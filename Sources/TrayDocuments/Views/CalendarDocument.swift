// SPDX-License-Identifier: MIT

import TrayKit

/// A calendar as a document says it.
struct CalendarDocument: Sendable {
  /// The month that it shows.
  enum Month: Hashable, Sendable {
    /// A month of the Gregorian calendar.
    case gregorian(CivilMonth)
    /// The month of a calendar of any kind in which a day lies.
    case containing(CivilDate, CalendarSystem)
  }

  var month: Month
  var selected: ClosedRange<Int>?
  var firstWeekday: Weekday?
  var cellHeight = 44.0
  var rowSpacing = 4.0
  var showsWeekdays = true
  var alwaysShowsSixWeeks = false

  func lower(into builder: inout TreeBuilder) {
    CalendarGrid(
      month: month.found(in: builder.environment.localeFacts.identifier), selected: selected,
      firstWeekday: firstWeekday, cellHeight: cellHeight, rowSpacing: rowSpacing,
      showsWeekdays: showsWeekdays, alwaysShowsSixWeeks: alwaysShowsSixWeeks
    ).lower(into: &builder)
  }
}

extension CalendarDocument.Month {
  /// The days that the month may have.
  var dayNumbers: ClosedRange<Int> {
    switch self {
    case .gregorian(let month): 1...month.dayCount
    case .containing: 1...31
    }
  }

  /// The month, with its name in a language; that of the Gregorian calendar where ICU knows no other.
  fileprivate func found(in language: String) -> CalendarMonth {
    switch self {
    case .gregorian(let month): CalendarMonth(month)
    case .containing(let date, let system):
      CalendarMonth(containing: date, in: system, localeIdentifier: language)
        ?? CalendarMonth(date.civilMonth)
    }
  }
}

// MARK: - Reading

extension ViewDecoder {
  func calendar(_ reader: JSONReader) -> ViewDocument.Content? {
    let month = month(reader)
    var calendar = CalendarDocument(month: month)
    calendar.selected = reader.value(ifPresent: "selected") { days($0, in: month.dayNumbers) }
    calendar.firstWeekday = reader.choice(ifPresent: "firstWeekday", ViewNames.weekdays)
    calendar.cellHeight = reader.number("cellHeight", default: 44, in: 0...10_000)
    calendar.rowSpacing = reader.number("rowSpacing", default: 4, in: 0...10_000)
    calendar.showsWeekdays = reader.bool("showsWeekdays", default: true)
    calendar.alwaysShowsSixWeeks = reader.bool("alwaysShowsSixWeeks", default: false)
    return .calendar(calendar)
  }

  /// A Gregorian month, or a day and the calendar whose month it lies in.
  private func month(_ reader: JSONReader) -> CalendarDocument.Month {
    let epoch = CivilDate(dayNumber: 0)
    let system = reader.choice("system", default: .gregorian, ViewNames.calendars)
    guard reader.has("date") || reader.has("system") else {
      return .gregorian(
        reader.value(
          "month", placeholder: epoch.civilMonth, expecting: "a month such as 2026-12"
        ) { cursor -> CivilMonth? in
          guard let text = cursor.string() else { return nil }
          return CivilMonth(text) ?? cursor.expected("a month such as \"2026-12\"")
        })
    }
    reader.member("month")?.report(
      "expected a \"date\" whose month is shown, not \"month\", beside \"system\" and \"date\"")
    let date = reader.value(
      "date", placeholder: epoch, expecting: "a day such as 2026-12-24"
    ) { cursor -> CivilDate? in
      guard let text = cursor.string() else { return nil }
      return CivilDate(text) ?? cursor.expected("a day such as \"2026-12-24\"")
    }
    return .containing(date, system)
  }

  /// The first and last of a stretch of days.
  private func days(_ cursor: JSONCursor, in numbers: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard let elements = cursor.elements() else { return nil }
    let days = elements.compactMap { $0.integer(in: numbers) }
    guard days.count == elements.count else { return nil }
    guard let first = days.first, let last = days.last, days.count == 2, first <= last else {
      return cursor.expected("the first and the last day, as in [3, 9]")
    }
    return first...last
  }
}

// MARK: - Writing

extension CalendarDocument {
  /// The members but the type; what is as by default is left out.
  var members: [(String, JSONOutput?)] {
    let standard = CalendarDocument(month: month)
    return month.members + [
      ("selected", selected.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) }),
      ("firstWeekday", firstWeekday.flatMap { ViewOutput.name($0, ViewNames.weekdays) }),
      ("cellHeight", cellHeight == standard.cellHeight ? nil : .exact(cellHeight)),
      ("rowSpacing", rowSpacing == standard.rowSpacing ? nil : .exact(rowSpacing)),
      ("showsWeekdays", showsWeekdays ? nil : false),
      ("alwaysShowsSixWeeks", alwaysShowsSixWeeks ? true : nil),
    ]
  }
}

extension CalendarDocument.Month {
  fileprivate var members: [(String, JSONOutput?)] {
    switch self {
    case .gregorian(let month): [("month", .string(Self.text(month)))]
    case .containing(let date, let system):
      [
        ("system", ViewOutput.name(system, .gregorian, ViewNames.calendars)),
        ("date", .string("\(Self.text(date.civilMonth))-\(Self.digits(date.day, 2))")),
      ]
    }
  }

  /// A month such as `2026-12`.
  private static func text(_ month: CivilMonth) -> String {
    "\(digits(month.year, 4))-\(digits(month.month, 2))"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
