// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

/// A calendar's head and days in the letters and digits of its language (CLDR 42, as in ICU 72).
@Suite struct CalendarLanguageTests {
  @Test(arguments: [
    ("en-US", ["S", "M", "T", "W", "T", "F", "S"], "1"),
    ("de-DE", ["M", "D", "M", "D", "F", "S", "S"], "1"),
    ("ar-EG", ["س", "ح", "ن", "ث", "ر", "خ", "ج"], "١"),
    ("he-IL", ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"], "1"),
    ("fa-IR", ["ش", "ی", "د", "س", "چ", "پ", "ج"], "۱"),
  ])
  func `the head begins with the first day of the week, in its letters`(
    _ language: String, _ head: [String], _ first: String
  ) throws {
    let month = try #require(CivilMonth(year: 2026, month: 12))
    let step = Step("month") { CalendarGrid(month: month) }
    let resolved = try Resolver().resolve(
      step, in: Window(size: Size(width: 390, height: 844)),
      locale: LocaleFacts(identifier: language))
    let tree = resolved.selectedLayout.content.tree
    let texts = tree.textNodes.compactMap { tree.text(of: $0)?.runs.first?.text }
    #expect(Array(texts.prefix(7)) == head)
    #expect(texts.dropFirst(7).first == first)
  }
}
