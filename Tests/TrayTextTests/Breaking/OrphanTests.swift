// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayTestSupport
import TrayText

/// The option that lets no word stand alone on a last line.
///
/// Each character is 10 points wide.
@Suite struct OrphanTests {
  private static let cases: [(text: String, width: Double, lines: [String])] = [
    ("aa bb cc dd", 80, ["aa bb ", "cc dd"]),
    ("aa bb cc dd", 110, ["aa bb cc dd"]),
    ("aa bb\ncc", 50, ["aa bb\n", "cc"]),
    ("aa bb cc dd ee", 80, ["aa bb cc ", "dd ee"]),
    ("aa bb-cc dd", 80, ["aa ", "bb-cc dd"]),
    ("aaaaaaaa bb", 80, ["aaaaaaaa ", "bb"]),
    ("aa bbbb cccc", 80, ["aa bbbb ", "cccc"]),
    ("aaaa bbbbbb cc", 110, ["aaaa ", "bbbbbb cc"]),
    ("aaaaaaaaaaaa bb", 80, ["aaaaaaaa", "aaaa bb"]),
    ("aa bb cc  ", 50, ["aa ", "bb cc  "]),
  ]

  private func prepared(_ text: String, _ pushOut: TypesettingOptions.PushOut) throws
    -> any PreparedText
  {
    let (typesetter, family) = try TestFonts.typesetter(
      ["DejaVuSansMono.ttf"], TypesettingOptions(mode: .exact, pushOut: pushOut))
    let font = FontDescription(family: .named(family), size: Samples.tenPointMono)
    return typesetter.prepare(StyledText(runs: [.init(text: text, font: font)]))
  }

  @Test(arguments: cases)
  func `a word alone takes the one before it along`(
    _ text: String, _ width: Double, _ lines: [String]
  )
    throws
  {
    let units = Array(text.utf16)
    let shown = try prepared(text, .always).lines(width).map {
      String(decoding: units[$0.utf16Range], as: UTF16.self)
    }
    #expect(shown == lines)
  }

  @Test func `without the option the word stays alone`() throws {
    #expect(try prepared("aa bb cc dd", .never).lines(80).map(\.width) == [80, 20])
  }

  @Test func `answers from the memo equal fresh ones`() throws {
    let text = "Some words that wrap over a few lines, a-b-c and 12,345.67 more of them."
    let warm = try prepared(text, .always)
    var generator = SeededGenerator(state: 5)
    for _ in 0..<200 {
      let width = Double.random(in: 0..<800, using: &generator)
      #expect(warm.measure(width) == (try prepared(text, .always).measure(width)))
    }
  }
}
