// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

@Suite struct ReportCommandTests {
  private static let flows = TrayProcess.folder.appending(path: "Fixtures/flows").path()
  private static let mood = ["report", "\(flows)/pick-for-me.json", "--step", "mood"]

  // The heights that `resolve` prints, 328.667, and `explain` for German, 264.333 of content.
  @Test func `a cell is a height, a row a case`() throws {
    let (page, code) = try run(Self.mood + ["--locale", "en,de"])
    #expect(code == .success)
    #expect(page.contains("<tr><th scope=row>en<td>328.667\n<tr><th scope=row>de<td>372.667\n"))
    #expect(page.contains("<h1>None of 2 cases needs a look</h1>"))
    #expect(page.contains("1 flow · 1 step · 2 cases · 0 issues"))
  }

  @Test func `a height with an issue has a mark that leads to its explanation`() throws {
    let (page, _) = try run([
      "report", "\(Self.flows)/pick-for-me.json", "--step", "area", "--text-size", "ax3",
    ])
    #expect(page.contains("<td class=w data-i=\"0\"><a href=#i0>558.667&nbsp;?</a>"))
    #expect(page.contains("<li id=i0 class=warning><svg class=device"))
    #expect(
      page.contains(
        "<p>at hug: vstack/searchfield#search/hstack/text does not show all of its text</p>"))
    #expect(
      page.contains(
        "<code>tray explain \(Self.flows)/pick-for-me.json --step area --text-size ax3 "))
    #expect(page.contains("<h1>No case breaks; 1 of 1 case needs a look</h1>"))
  }

  @Test func `differences stand below the condition that makes them, with the views that do`()
    throws
  {
    let (page, _) = try run(Self.mood + ["--locale", "en,de", "--keyboard", "down,up"])
    let part = try #require(page.components(separatedBy: "<h3>en → de</h3>").dropFirst().first)
    #expect(
      part.contains(
        "<th scope=rowgroup rowspan=1>pick-for-me mood<td class=k>hug<td>220.333<td>264.333<td>+44"
          + "<td>328.667 → 372.667<td class=why>+44 content<br>+44 flow#answers: 3 rows → 4 rows"))
    #expect(page.contains("<h3>keyboard down → keyboard up</h3>"))
    #expect(page.contains("<li>the keyboard came and covers 336"))
    // German with the keyboard up differs in two conditions.
    #expect(page.components(separatedBy: " → keyboard up</h3>").count == 2)
  }

  @Test(arguments: [
    ([], "half of the lines are within 0.13 points of a phone&#39;s"),
    (["--metrics", "inter"], "3 to 5 % wider than a phone&#39;s"),
  ])
  func `the page says how far widths of texts may be off`(
    _ options: [String], _ words: String
  ) throws {
    #expect(try run(Self.mood + options).text.contains(words))
  }

  @Test func `the same flows give the same page`() throws {
    let first = try run(Self.mood + ["--locale", "en,de"])
    #expect(try run(Self.mood + ["--locale", "en,de"]).text == first.text)
  }

  // A mebibyte for a thousand: 7 devices, 2 ways to hold them, 12 sizes and 3 languages are 504.
  @Test func `five hundred cases stay below half a mebibyte`() throws {
    let (page, _) = try run([
      "report", "\(Self.flows)/show-my-plans.json", "--device",
      "iphone-16-pro,iphone-se-1,iphone-se-3,iphone-15,iphone-16-pro-max,iphone-duo,iphone-duo:inner",
      "--orientation", "portrait,landscape", "--text-size",
      "xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,ax1,ax2,ax3,ax4,ax5", "--locale",
      "en,de,ar",
    ])
    #expect(page.contains("504 cases"))
    #expect(page.utf8.count < 524_288)
  }

  @Test func `a failed expectation is a finding and stands in the page`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    {"schema": "tray.script", "version": 1, "id": "here", "events": [
    {"at": 0, "present": "mood"}, {"at": 1, "expect": {"phase": "hidden"}}]}
    """.write(to: file, atomically: true, encoding: .utf8)
    let (page, code) = try run(Self.mood + ["--script", file.path])
    #expect(code == .finding)
    #expect(page.contains("<li>at 1 s: expected phase hidden, found resting"))
    #expect(page.contains("<h1>None of 1 case needs a look, 1 expectation failed</h1>"))
  }

  @Test(arguments: [
    (["--script", "\(flows)/scripts/show-my-plans.json"], ExitCode.input),
    (["--script", "/nowhere.json"], .input), (["--device", "nokia"], .input),
    (["--step", "moood"], .input), (["-o", "/nowhere/report.html"], .input),
    (["--theme", "dark"], .usage),
  ])
  func `a mistake is told`(_ options: [String], _ expected: ExitCode) throws {
    let (text, code) = try run(["report", "\(Self.flows)/pick-for-me.json"] + options)
    #expect(code == expected && text.isEmpty)
  }

  @Test func `the page is written to the file and says how`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tray \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let (text, code) = try run(Self.mood + ["--keyboard", "up", "-o", file.path])
    #expect(code == .success && text.isEmpty)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(
      page.contains(
        "<code>tray report \(Self.flows)/pick-for-me.json --keyboard=up --step=mood "
          + "&#39;--output=\(file.path)&#39;</code>"))
  }

  @Test(arguments: ["plain", "two words", "it's", "$(rm)", "`x`;\"&", "", "a\nb", "*.json", "~"])
  func `a shell reads the same words back`(_ word: String) throws {
    let outcome = try TrayProcess.shell("printf %s \(ShellWords.quoted(word))x")
    #expect(outcome.output == word + "x")
  }
}
