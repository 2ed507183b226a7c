// SPDX-License-Identifier: MIT

import TrayGeometry
import Testing
import TrayText

/// Expected values: CLDR 42, the data of ICU 72, as its published charts show it.
@Suite struct LocaleDataTests {
  @Test(arguments: [
    ("ar-EG", 7), ("ar", 7), ("de-DE", 2), ("de", 2), ("en-US", 1), ("en-GB", 2), ("en", 1),
    ("he-IL", 1), ("pt-PT", 1), ("fr-FR", 2), ("dv-MV", 6), ("fa-IR", 7), ("ja_JP", 1),
  ])
  func `the week starts as in the region`(_ language: String, _ weekday: Int) {
    #expect(LocaleData.firstWeekday(of: language) == weekday)
  }

  @Test(arguments: [("de-DE", 4), ("en-US", 1), ("fr", 4), ("ja", 1)])
  func `the first week needs the days of the region`(_ language: String, _ days: Int) {
    #expect(LocaleData.minimalDaysInFirstWeek(of: language) == days)
  }

  @Test(arguments: [
    "ar", "ar-EG", "he", "fa", "ur", "ckb", "dv", "ps", "ku-Arab", "ku_Arab", "az_Arab", "az-IR",
    "pa-PK", "uz-AF", "sd", "ug", "yi", "en-Arab",
  ])
  func `right-to-left scripts run right to left`(_ language: String) {
    #expect(LocaleData.layoutDirection(of: language) == .rightToLeft)
  }

  @Test(arguments: ["en", "de-DE", "ja", "ku", "az", "pa", "uz", "sd-Deva", "ar-Latn", "", "??"])
  func `other scripts run left to right`(_ language: String) {
    #expect(LocaleData.layoutDirection(of: language) == .leftToRight)
  }

  @Test func `weekdays have their names`() {
    #expect(
      LocaleData.weekdaySymbols(of: "en", style: .abbreviated)
        == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(
      LocaleData.weekdaySymbols(of: "en", style: .narrow) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(
      LocaleData.weekdaySymbols(of: "de", style: .short)
        == ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."])
    #expect(LocaleData.weekdaySymbols(of: "ar", style: .wide).first == "الأحد")
  }

  @Test func `months have their names`() {
    #expect(LocaleData.monthName(3, of: "de") == "März")
    #expect(LocaleData.monthName(11, of: "en", style: .abbreviated) == "Nov")
    #expect(LocaleData.monthName(1, of: "fa") == "ژانویه")
    #expect(LocaleData.monthName(0, of: "en") == "0")
    #expect(LocaleData.monthName(13, of: "en") == "13")
  }

  @Test(arguments: [
    ("en-US", "November 2026"), ("de-DE", "November 2026"), ("ja-JP", "2026年11月"),
    ("th-TH", "พฤศจิกายน 2026"),
  ])
  func `a month has a heading in the Gregorian calendar`(_ language: String, _ title: String) {
    #expect(LocaleData.monthTitle(year: 2026, month: 11, of: language) == title)
  }

  @Test func `digits are those of the language`() {
    #expect(LocaleData.number(12, of: "en") == "12")
    #expect(LocaleData.number(12, of: "ar-EG") == "١٢")
    #expect(LocaleData.number(2026, of: "fa") == "۲۰۲۶")
    #expect(LocaleData.number(2026, of: "de") == "2026")
  }

  @Test func `an invalid tag answers like the root language`() {
    let long = String(repeating: "x", count: 5_000)
    for language in ["", "???", long, "en-\u{0}"] {
      #expect((1...7).contains(LocaleData.firstWeekday(of: language)))
      #expect(LocaleData.weekdaySymbols(of: language, style: .wide).count == 7)
    }
  }
}
