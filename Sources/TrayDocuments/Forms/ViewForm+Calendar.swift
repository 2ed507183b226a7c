// SPDX-License-Identifier: MIT

import TrayKit

// The calendar of a month, which may be one of another calendar than the Gregorian one.
extension ViewForm {
  static let calendars: [ViewForm] = [
    ViewForm(
      "calendar", "The days of a month, week by week.", calendar, rule: calendarRule, weight: 60
    ) { values, _, builder in
      CalendarGrid(
        month: month(values, in: builder.environment.localeFacts.identifier),
        selected: days(values), today: values["today"]?.integer,
        firstWeekday: values.choice("firstWeekday", ViewNames.weekdays),
        cellHeight: values.amount("cellHeight"), rowSpacing: values.amount("rowSpacing"),
        showsWeekdays: values.flag("showsWeekdays"),
        alwaysShowsSixWeeks: values.flag("alwaysShowsSixWeeks")
      ).lower(into: &builder)
    }
  ]

  private static let calendar = [
    Property(
      "system", .name(ViewNames.calendars), default: "gregorian",
      "The calendar whose month is shown, with a `date`."),
    Property(
      "date", .pattern(day), .requiredWhere("with `system`") { $0.has("system") || $0.has("date") },
      "A day of the month that is shown, instead of `month`."),
    Property(
      "month", .pattern(month),
      .requiredWhere("without `date`") { !$0.has("system") && !$0.has("date") },
      "The month that is shown."),
    Property(
      "selected",
      .narrowed(days(1...31)) { reader in
        let isOther = reader.has("date") || reader.has("system")
        let month = isOther ? nil : CivilMonth(reader.text("month"))
        return days(1...(month?.dayCount ?? 31))
      }, "The first and the last day of a stretch that is marked."),
    Property("today", .integer(1...31), "The day of the month that is today; left out, none is."),
    Property(
      "firstWeekday", .name(ViewNames.weekdays),
      "The day with which weeks begin; left out, that of the language."),
    Property(
      "cellHeight", .number(0...10_000), default: 44, "The height of a day, in points."),
    Property("rowSpacing", .number(0...10_000), default: 4, "Points between two weeks."),
    Property(
      "showsWeekdays", .bool, default: true, "Whether the names of weekdays are above the days."),
    Property(
      "alwaysShowsSixWeeks", .bool, default: false,
      "Whether every month is six weeks high, so that the height never changes."),
  ]

  private static let calendarRule = ObjectRule { reader, _ in
    guard reader.has("system") || reader.has("date") else { return }
    reader.member("month")?.report(
      "expected a \"date\" whose month is shown, not \"month\", beside \"system\" and \"date\"")
  }

  private static let month = TextPattern(
    what: "a month", example: "2026-12", expression: "^[0-9]{4}-(0[1-9]|1[0-2])$"
  ) { CivilMonth($0) != nil }

  private static let day = TextPattern(
    what: "a day", example: "2026-12-24",
    expression: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  ) { CivilDate($0) != nil }

  private static func days(_ numbers: ClosedRange<Int>) -> PropertyKind {
    .list(
      .integer(numbers),
      ListRule(count: 2, words: "the first and the last day, as in [3, 9]") { days in
        guard let first = days.first?.number, let last = days.last?.number else { return false }
        return first <= last
      })
  }

  // MARK: - Lowering

  private static func days(_ values: PropertyValues) -> ClosedRange<Int>? {
    guard let days = values["selected"]?.list?.compactMap(\.integer), days.count == 2 else {
      return nil
    }
    return days[0]...days[1]
  }

  /// The month, with its name in a language; that of the Gregorian calendar where ICU knows no other.
  private static func month(_ values: PropertyValues, in language: String) -> CalendarMonth {
    let epoch = CivilDate(dayNumber: 0)
    guard let date = values.string("date").map({ CivilDate($0) ?? epoch }) else {
      return CalendarMonth(values.string("month").flatMap { CivilMonth($0) } ?? epoch.civilMonth)
    }
    let system = values.chosen("system", ViewNames.calendars)
    return CalendarMonth(containing: date, in: system, localeIdentifier: language)
      ?? CalendarMonth(date.civilMonth)
  }
}

extension JSONReader {
  /// The string of a member as it is, without a complaint; empty where there is none.
  fileprivate func text(_ key: String) -> String {
    if case .string(let text)? = member(key)?.value { text } else { "" }
  }
}
