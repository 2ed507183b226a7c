// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

@Suite struct CompareCommandTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/surfaces")
  private static let list = fixtures.appending(path: "list-sheet.json").path()
  private static let card = fixtures.appending(path: "map-card.json").path()

  // 874 × 402 with 62 at the sides and 21 below: 381 high, 750 wide.
  @Test func `each surface has its number and the reason beside it`() throws {
    let (text, code) = try run(["compare", Self.list, "--orientation", "landscape"])
    #expect(code == .success)
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(
      lines.contains(
        "width 672 750 +78 floating: 874 window − 62 left inset − 62 right inset,"
          + " at most 672 readable"))
    #expect(lines.contains("at rest half full"))
    #expect(
      lines.contains(
        "half 228.667 - floating: 386 as declared, at most 0.6 × 381 = 228.6,"
          + " to the nearest of 1/3 point = 228.667"))
    #expect(lines.contains("native: off: it asks for 386 of 381 points"))
    #expect(
      lines.contains("native: the system's sheet has no tip; the way there leads to half"))
  }

  // Half of 386 with the inset of 34 is 420 high; drawn at 386 / 402 of its size, 8 from the edges.
  @Test func `a card is drawn smaller from iOS 26 on`() throws {
    let (floating, _) = try run(["compare", Self.list, "--step", "departures"])
    #expect(words(floating).contains("402 × 420 at 0, 454 386 × 403.284 at 8, 462.716"))
    let (attached, _) = try run(["compare", Self.list, "--cards", "no"])
    #expect(words(attached).contains("402 × 420 at 0, 454 402 × 420 at 0, 454"))
  }

  @Test func `a step without a view that scrolls fits its content`() throws {
    let (text, code) = try run([
      "compare", Self.card, "--text-size", "ax5", "--device", "iphone-duo:inner",
      "--orientation", "landscape",
    ])
    #expect(code == .success)
    #expect(words(text).contains("fit 381 448.333 +67.333 floating: 448.333 content, at most 0.6 × 635 = 381"))
  }

  @Test func `the tray stands beside the sheets with its own detents`() throws {
    let (text, _) = try run(["compare", Self.card, "--looks", "tray,floating,native"])
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines[1] == "tray floating native because")
    #expect(lines.contains { $0.hasPrefix("hug ") })
    #expect(lines.contains { $0.hasPrefix("fit - ") })
  }

  @Test func `a persistent sheet is a floating panel in both looks`() throws {
    let (text, _) = try run(["compare", Self.list, "--style", "persistent"])
    #expect(words(text).contains("tip 120 120 0"))
    #expect(!text.contains("native:"))
  }

  @Test func `heights of one's own count`() throws {
    let (text, _) = try run([
      "compare", Self.list, "--tip", "90", "--half", "300", "--full", "20",
    ])
    let lines = text.split(separator: "\n").map { words(String($0)) }
    #expect(lines.contains { $0.hasPrefix("tip 90 -") })
    #expect(lines.contains("half 300 300 0"))
    // 20 less than the 778 of the system's large detent.
    #expect(lines.contains { $0.hasPrefix("full 758 778 +20") })
  }

  @Test func `the same values come as JSON`() throws {
    let (text, code) = try run(["compare", Self.list, "--format", "json"])
    #expect(code == .success)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let cases = try #require(object?["cases"] as? [[String: Any]])
    let rows = try #require(cases.first?["rows"] as? [[String: Any]])
    let half = rows.first { $0["name"] as? String == "half" }
    #expect(half?["values"] as? [String: String] == ["floating": "386", "native": "386"])
    #expect(half?["difference"] as? Double == 0)
  }

  @Test func `a look that is named twice is one`() throws {
    let twice = try run(["compare", Self.list, "--looks", "tray,native,tray"]).text
    #expect(try run(["compare", Self.list, "--looks", "tray,native"]).text == twice)
  }

  @Test(arguments: [
    (["--looks", "glossy"], ExitCode.usage), (["--half", "tall"], .usage),
    (["--half", "-3"], .usage), (["--step", "departure"], .input), (["--device", "nokia"], .input),
  ])
  func `a mistake is told`(_ options: [String], _ expected: ExitCode) throws {
    let (text, code) = try run(["compare", Self.list] + options)
    #expect(code == expected)
    #expect(text.isEmpty)
  }
}
