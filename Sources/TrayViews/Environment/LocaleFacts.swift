// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What a language and a region say of texts, calendars and directions.
///
/// Plain data, so that a layout is a function of its inputs: whoever lays out looks the facts up
/// beforehand and hands them down.
public struct LocaleFacts: Hashable, Sendable {
  /// The BCP 47 tag, such as `ar-EG`.
  public var identifier: String
  /// The direction in which the interface runs.
  public var layoutDirection: LayoutDirection
  /// The day on which a week begins.
  public var firstWeekday: Weekday
  /// The shortest names of the seven days, from Sunday to Saturday.
  public var weekdaySymbols: [String]
  /// The ten digits, from 0 to 9.
  public var digits: [Character]
  /// The language that the phone is set to, where texts may be in another; nil for ``identifier``.
  ///
  /// Lines of text styles are higher on a phone that is set to Arabic, whatever their letters.
  public var phoneLanguage: String?

  /// English as in the United States.
  public static let english = LocaleFacts(
    identifier: "en-US", layoutDirection: .leftToRight, firstWeekday: .sunday,
    weekdaySymbols: ["S", "M", "T", "W", "T", "F", "S"], digits: Array("0123456789"))

  /// Creates facts from their parts.
  public init(
    identifier: String, layoutDirection: LayoutDirection, firstWeekday: Weekday,
    weekdaySymbols: [String], digits: [Character], phoneLanguage: String? = nil
  ) {
    self.identifier = identifier
    self.layoutDirection = layoutDirection
    self.firstWeekday = firstWeekday
    self.weekdaySymbols = weekdaySymbols
    self.digits = digits
    self.phoneLanguage = phoneLanguage
  }

  /// Whether the phone is set to Arabic.
  var isArabicPhone: Bool { phoneScript == .arabic }

  /// The kind of language that the phone is set to, as far as heights depend on it.
  package var phoneScript: PhoneScript {
    var bytes = (phoneLanguage ?? identifier).utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return .other }
    // A language of three letters is another one.
    guard bytes.next().map({ !(0x61...0x7A).contains($0 | 0x20) }) ?? true else { return .other }
    switch (first | 0x20, second | 0x20) {
    case (UInt8(ascii: "a"), UInt8(ascii: "r")): return .arabic
    case (UInt8(ascii: "j"), UInt8(ascii: "a")), (UInt8(ascii: "k"), UInt8(ascii: "o")),
      (UInt8(ascii: "z"), UInt8(ascii: "h")):
      return .eastAsian
    default: return .other
    }
  }

  /// A number of 0 or more in the locale's digits.
  public func string(_ number: Int) -> String {
    guard digits.count == 10 else { return String(number) }
    return String(String(number).map { $0.wholeNumberValue.map { digits[$0] } ?? $0 })
  }
}

/// Kinds of languages that a phone is set to, as far as the heights of lines and rows depend on them.
package enum PhoneScript: Hashable, Sendable {
  /// Arabic, whose lines are higher.
  case arabic
  /// Chinese, Japanese or Korean, whose rows of lists are higher.
  case eastAsian
  /// Any other.
  case other
}
