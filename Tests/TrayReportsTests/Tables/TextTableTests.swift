// SPDX-License-Identifier: MIT
import Testing
import TrayReports

@Suite struct TextTableTests {
  @Test(arguments: [
    ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("寿司", 4), ("ラーメン", 8), ("한국", 4),
    ("تاكو", 4), ("مَرْحَبًا", 5), ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("नमस्ते", 4),
    ("\u{200B}", 0), ("a\u{200D}b", 2), ("…", 1), ("Ａ", 2), ("\u{2067}ab\u{2069}", 2), ("\t", 0),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👍🏽", 2), ("½", 1), ("“", 1), ("1️⃣", 2), ("\u{2329}", 2),
    ("☎️", 2),
    ("שלום", 4), ("مرحبا بالعالم", 13), ("👩‍👩‍👧‍👦 family", 9),
  ])
  func `texts take their columns`(text: String, columns: Int) {
    #expect(displayWidth(of: text) == columns)
  }

  @Test func `columns line up and numbers are aligned on the right`() {
    var table = TextTable(titles: ["device", "max", "sel", "notes"])
    table.add(["iphone-se-3", "647", "hug", ""])
    table.add(["寿司", "1387.5*", "-", "scrolls 25"])
    table.add(["é", "-", ""])
    let expected = """
      device           max  sel  notes
      iphone-se-3      647  hug
      寿司         1387.5*  -    scrolls 25
      é                  -

      """
    #expect(table.text() == expected)
  }

  @Test func `lines have no blanks at their ends`() {
    var table = TextTable()
    table.add(["a", "", ""])
    table.add(["longer", "b", "c"])
    table.add([])
    #expect(table.text() == "a\nlonger  b  c\n\n")
  }

  @Test func `colour changes no width`() {
    var table = TextTable(titles: ["a", "b"])
    table.add([TextTable.Cell("x", style: .red), "long"])
    table.add(["xyz", TextTable.Cell("1", style: .dim)])
    let colored = table.text(isColored: true)
    #expect(colored.contains("\u{1B}[31mx\u{1B}[0m    long\n"))
    let bare = TextStyle.allCases.reduce(colored) {
      $0.replacing("\u{1B}[\($1.rawValue)m", with: "")
    }
    #expect(bare.replacing("\u{1B}[0m", with: "") == table.text())
  }

  @Test func `a line break in a cell becomes a blank`() {
    var table = TextTable()
    table.add(["a\nb", "c\r\nd"])
    #expect(table.text() == "a b  c d\n")
  }

  @Test func `an empty table is empty`() {
    #expect(TextTable().text().isEmpty)
  }
}
