// SPDX-License-Identifier: MIT

import Testing
import TrayReports

@Suite struct ShownTextTests {
  @Test(arguments: [
    ("plain – ünïcode", "plain – ünïcode"), ("a\nb\tc", "a b c"), ("a\r\nb", "a b"),
    ("a\u{2028}b\u{85}c", "a b c"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("a\u{0}\u{7F}\u{9B}", "a\u{FFFD}\u{FFFD}\u{FFFD}"), ("", ""),
    // An override would turn the rest of the line.
    ("a\u{202E}b\u{2066}", "a\u{FFFD}b\u{FFFD}"),
    // What joins emoji and letters, and the letters of languages from right to left, stay.
    ("👩\u{200D}👧 ❤\u{FE0F}", "👩\u{200D}👧 ❤\u{FE0F}"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func `a document can't move the cursor of a terminal`(_ text: String, _ spelled: String) {
    #expect(shown(text) == spelled)
  }

  @Test func `a row of a table is one line`() {
    var table = TextTable(titles: ["a\nb", "n"])
    table.add(["x\u{1B}[2Jy", "1"])
    table.add(["日本", "22"])
    #expect(table.text() == "a b      n\nx\u{FFFD}[2Jy   1\n日本    22\n")
    var row = ColumnRow()
    row.add("a\nb", width: 5)
    row.add("c", width: 3, isNumber: true)
    #expect(row.text == "a b      c\n")
  }
}
