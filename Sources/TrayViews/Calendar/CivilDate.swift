// SPDX-License-Identifier: MIT

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// The first by the usual numbering, which begins at 1.
  case sunday = 1
  /// The second.
  case monday
  /// The third.
  case tuesday
  /// The fourth.
  case wednesday
  /// The fifth.
  case thursday
  /// The sixth.
  case friday
  /// The seventh.
  case saturday

  /// The day a number of days later; negative numbers go back.
  public func advanced(by days: Int) -> Weekday {
    Weekday(rawValue: floorModulo(rawValue - 1 + days, 7) + 1) ?? .sunday
  }
}

/// A day of the Gregorian calendar, without a clock or a time zone.
///
/// Days are counted, never stepped through midnights, so that none is lost or doubled where a time
/// zone changes its clock.
public struct CivilDate: Hashable, Sendable, Comparable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date, or nil where the month has no such day.
  ///
  /// Years from -999,999 to 999,999 are known.
  public init?(year: Int, month: Int, day: Int) {
    guard let civil = CivilMonth(year: year, month: month), (1...civil.dayCount).contains(day)
    else { return nil }
    self.init(knownYear: year, month: month, day: day)
  }

  /// Creates a date from a text such as `2026-12-24`, or nil where it is none.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 10, let month = CivilMonth(text.prefix(7)),
      text.dropFirst(7).first == "-",
      text.suffix(2).utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let day = Int(text.suffix(2))
    else { return nil }
    self.init(year: month.year, month: month.month, day: day)
  }

  private init(knownYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Days since 1 January 1970; negative before it.
  ///
  /// Months are counted from March, so that the day of a leap year comes last; a cycle of the
  /// calendar is 400 years or 146,097 days.
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let cycle = floorQuotient(shifted, 400)
    let yearOfCycle = shifted - cycle * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  /// The date a number of days since 1 January 1970.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let cycle = floorQuotient(shifted, 146_097)
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      knownYear: cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The month in which the day lies; that of 1970 for a year that is out of range.
  public var civilMonth: CivilMonth {
    CivilMonth(year: year, month: month) ?? .epoch
  }

  /// The day of the week.
  public var weekday: Weekday {
    Weekday.thursday.advanced(by: floorModulo(dayNumber, 7))
  }

  /// The date a number of days later; negative numbers go back.
  public func advanced(by days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Whether the first date is earlier.
  public static func < (first: CivilDate, second: CivilDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

/// A month of the Gregorian calendar.
public struct CivilMonth: Hashable, Sendable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int

  /// Creates a month, or nil where the number is not from 1 to 12 or the year out of range.
  public init?(year: Int, month: Int) {
    guard (1...12).contains(month), abs(year) < 1_000_000 else { return nil }
    self.year = year
    self.month = month
  }

  /// Creates a month from a text such as `2026-12`, or nil where it is none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    self.init(year: year, month: month)
  }

  private init(knownYear year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// January 1970.
  static let epoch = CivilMonth(knownYear: 1970, month: 1)

  /// The number of days.
  public var dayCount: Int {
    switch month {
    case 2:
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// The first day.
  public var firstDay: CivilDate {
    CivilDate(year: year, month: month, day: 1) ?? CivilDate(dayNumber: 0)
  }
}

func floorQuotient(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

func floorModulo(_ number: Int, _ divisor: Int) -> Int {
  let rest = number % divisor
  return rest < 0 ? rest + divisor : rest
}
