// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

@Suite struct ExplainCommandTests {
  private static let flow = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/flows/pick-for-me.json").path()

  @Test func `every number of a step is a sum down to the lines of its texts`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood"])
    #expect(code == .success)
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines.contains("maximum 778 = 874 window − 62 top inset − 34 bottom inset"))
    #expect(
      lines.contains(
        "surface 328.667 = 220.333 content + 74.333 bottom section + 34 bottom inset"))
    #expect(lines.contains("vstack 188.333 = 48.333 + gap 16 + 124"))
    #expect(lines.contains("flow#answers 124 = 3 rows: 36 + gap 8 + 36 + gap 8 + 36"))
    #expect(lines.contains("chip[0] 36 = 9 top + 18 + 9 bottom"))
  }

  @Test func `a second case tells which view makes the difference`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood", "--vs", "locale=de"])
    #expect(code == .success)
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines.first == "pick-for-me mood: en → de")
    #expect(lines.contains("hug 220.333 264.333 +44 +44 content"))
    #expect(lines.contains("scroll#questions/vstack/flow#answers +44 3 rows → 4 rows"))
  }

  // Pictures of phones in Arabic: 2.0 points a line in a text style; the title has one.
  @Test func `a phone in Arabic makes lines of texts in English higher`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood", "--vs", "phone-locale=ar"])
    #expect(code == .success)
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines.first == "pick-for-me mood: phone in the same language → phone in ar")
    #expect(lines.contains { $0.hasPrefix("scroll#questions/vstack/vstack/text[0]#title +2 ") })
  }

  @Test func `bold text is a cause of its own`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood", "--vs", "bold-text=on"])
    #expect(code == .success)
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines.first == "pick-for-me mood: no bold text → bold text")
    #expect(lines.contains("bold text"))
  }

  @Test func `a detent without a stop says why`() throws {
    let (down, _) = try run(["explain", Self.flow, "--step", "area", "--detent", "large"])
    #expect(words(down).contains("large - off: its condition does not hold"))
    let (up, _) = try run(["explain", Self.flow, "--step", "area", "--vs", "keyboard=up"])
    #expect(words(up).contains("large while the keyboard is up, then hug again"))
  }

  @Test func `two cases that are the same say so`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood", "--vs", "locale=en"])
    #expect(code == .success)
    #expect(text.hasPrefix("pick-for-me mood: both cases are the same\n"))
  }

  @Test func `one view can be asked for alone`() throws {
    let (text, code) = try run(["explain", Self.flow, "--step", "mood", "--node", "title"])
    #expect(code == .success)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("1 line × 26.254"))
  }

  @Test(arguments: [
    (["--vs", "bold-text=loud"], .usage), (["--vs", "phone-locale=arabic_"], .input),
    (["--phone-locale", "arabic_"], .input), (["--bold-text", "loud"], .usage),
    (["--vs", "lcale=de"], ExitCode.usage), (["--vs", "keyboard=sideways"], .usage),
    (["--step", "moood"], .input), (["--detent", "huge"], .input),
    (["--step", "mood", "--node", "titel"], .input), (["--device", "nokia"], .input),
  ])
  func `a mistake is told`(_ options: [String], _ expected: ExitCode) throws {
    let (text, code) = try run(["explain", Self.flow] + options)
    #expect(code == expected)
    #expect(text.isEmpty)
  }

  @Test func `the same values come as JSON`() throws {
    let (text, _) = try run([
      "explain", Self.flow, "--step", "mood", "--format", "json", "--vs", "locale=de",
    ])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["schema"] as? String == "tray.explanation")
    let cases = try #require(document["cases"] as? [[String: Any]])
    let steps = try #require(cases.first?["steps"] as? [[String: Any]])
    let content = try #require(steps.first?["content"] as? [String: Any])
    let height = try #require(content["height"] as? Double)
    #expect(abs(height - 220.333) < 0.001)
    let difference = try #require(steps.first?["difference"] as? [String: Any])
    let moves = try #require(difference["moves"] as? [[String: Any]])
    let shares = try #require(moves.first?["shares"] as? [[String: Any]])
    #expect(shares.compactMap { $0["points"] as? Double } == [44])
  }
}
