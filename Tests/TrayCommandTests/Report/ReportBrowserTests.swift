// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

/// A report, opened in a browser and driven by its own controls.
@Suite(.enabled(if: Browser.program != nil, Browser.reason), .serialized)
struct ReportBrowserTests {
  private static let fixtures = TrayProcess.folder.appending(path: "Fixtures/flows").path()

  /// Two devices, two sizes and two languages of one flow: eight rows, with a motion.
  private static func page() throws -> String {
    let (text, code) = try run([
      "report", "\(fixtures)/show-my-plans.json", "--device", "iphone-16-pro,iphone-se-3",
      "--text-size", "large,ax3", "--locale", "en,de", "--script",
      "\(fixtures)/scripts/show-my-plans.json",
    ])
    #expect(code == .success)
    return text
  }

  @Test(arguments: Browser.Theme.allCases)
  func `anyone can read and reach everything, by day and by night`(_ theme: Browser.Theme) throws {
    let found = try Browser.open(try Self.page(), running: PageAudit.script, theme: theme)
    #expect(found["errors"] as? [String] == [])
    #expect(found["faults"] as? [String] == [])
    #expect(found["isDark"] as? Bool == (theme == .dark))
    let page = theme == .dark ? "rgb(11, 11, 13)" : "rgb(255, 255, 255)"
    #expect(found["page"] as? String == page)
    #expect(found["files"] as? Int == 0)
    #expect(try #require(found["texts"] as? Int) > 100)
  }

  // The list has tip, medium and large: 76, 435.667 and 778 of content, each with the inset of 34.
  @Test func `the slider moves the surface from stop to stop`() throws {
    let found = try Browser.open(
      try Self.page(),
      running: #"""
        const card = document.querySelector(".card"), slider = card.querySelector("input");
        const scale = card.querySelector(".device").getScreenCTM().a;
        const place = (selector) => card.querySelector(selector).getBoundingClientRect().top;
        const top = () => (place(".stop.on .surface rect") - place(".bezel")) / scale;
        const tops = [], starts = [], words = [], marks = [];
        for (const value of [0, 1, 2, 0]) {
          slider.focus();
          slider.value = value;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          starts.push(top());
          for (const motion of document.getAnimations()) motion.finish();
          tops.push(top());
          words.push(card.querySelector("output").textContent);
          marks.push(card.querySelector(".mark.on").textContent.trim());
        }
        return { tops, starts, words, marks, shown: card.querySelectorAll(".stop.on").length,
          spoken: slider.ariaValueText, isFocused: document.activeElement === slider };
        """#)
    #expect(found["errors"] as? [String] == [])
    let tops = try #require(found["tops"] as? [Double])
    let starts = try #require(found["starts"] as? [Double])
    // Down by what the surface becomes higher: 469.667 − 110, then 812 − 469.667.
    #expect(abs(tops[0] - tops[1] - 359.667) < 0.5)
    #expect(abs(tops[1] - tops[2] - 342.333) < 0.5)
    #expect(abs(tops[3] - tops[0]) < 0.5)
    // It sets out from where it was.
    #expect(abs(starts[1] - tops[0]) < 1 && abs(starts[2] - tops[1]) < 1)
    let words = try #require(found["words"] as? [String])
    #expect(words[0].hasPrefix("tip: 110 points, 76 of content"))
    #expect(words[2].hasPrefix("large: 812 points, 778 of content"))
    #expect(found["marks"] as? [String] == ["tip110", "medium469.667", "large812", "tip110"])
    #expect(found["spoken"] as? String == words[3])
    #expect(found["shown"] as? Int == 1 && found["isFocused"] as? Bool == true)
  }

  @Test func `the filter shows the rows asked for`() throws {
    let found = try Browser.open(
      try Self.page(),
      running: #"""
        const rows = () => [...document.querySelectorAll(".matrix tbody tr")]
          .filter((row) => row.checkVisibility()).map((row) => row.innerText.replaceAll("\t", " "));
        const field = document.getElementById("filter"), box = document.getElementById("marked");
        const every = rows().length;
        field.value = "DE ax3";
        field.dispatchEvent(new Event("input"));
        const words = rows(), count = document.getElementById("count").textContent;
        field.value = "nokia";
        field.dispatchEvent(new Event("input"));
        const none = rows().length;
        document.getElementById("all").click();
        const again = rows().length;
        box.click();
        const marked = rows();
        const button = document.querySelector("[data-issue]");
        button.click();
        return { every, words, count, none, again, marked, ofIssue: rows().length,
          button: button.textContent, isUnchecked: !box.checked };
        """#)
    #expect(found["errors"] as? [String] == [])
    #expect(found["every"] as? Int == 8 && found["again"] as? Int == 8)
    #expect(found["none"] as? Int == 0)
    let words = try #require(found["words"] as? [String])
    #expect(words.count == 2)
    #expect(words.allSatisfy { $0.contains("ax3 de") })
    #expect(found["count"] as? String == "2 of 8 rows")
    let marked = try #require(found["marked"] as? [String])
    let isMarked = { (row: String) in row.contains { "!?·".contains($0) } }
    #expect(!marked.isEmpty && marked.count < 8 && marked.allSatisfy(isMarked))
    let rows = try #require(found["ofIssue"] as? Int)
    #expect(found["button"] as? String == (rows == 1 ? "Show 1 case" : "Show \(rows) cases"))
    #expect(found["isUnchecked"] as? Bool == true)
  }

  @Test func `the scrubber goes through a motion`() throws {
    let found = try Browser.open(
      try Self.page(),
      running: #"""
        const trace = document.querySelector(".trace"), slider = trace.querySelector("input");
        const at = (frame) => {
          slider.value = frame;
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          const dot = trace.querySelector(".dot");
          return { words: trace.querySelector("output").textContent,
            x: Number(dot.getAttribute("cx")), y: Number(dot.getAttribute("cy")) };
        };
        return { first: at(0), later: at(60), last: at(slider.max), frames: Number(slider.max) };
        """#)
    #expect(found["errors"] as? [String] == [])
    let first = try #require(found["first"] as? [String: Any])
    let later = try #require(found["later"] as? [String: Any])
    let last = try #require(found["last"] as? [String: Any])
    #expect((first["words"] as? String)?.hasPrefix("0.000 s · ") == true)
    // Sixty frames are a second.
    #expect((later["words"] as? String)?.hasPrefix("1.000 s · ") == true)
    #expect(first["x"] as? Double == 0 && last["x"] as? Double == 720)
    #expect(try #require(later["y"] as? Double) < (try #require(first["y"] as? Double)))
  }

  @Test func `paper has no controls and shows every row`() throws {
    let found = try Browser.open(
      try Self.page(),
      running: #"""
        const isCut = () => [...document.querySelectorAll(".scroll")]
          .some((part) => getComputedStyle(part).overflowY !== "visible");
        const before = { isCut: isCut(), slider: document.querySelector(".card input").checkVisibility() };
        for (const sheet of document.styleSheets) {
          for (const rule of sheet.cssRules) {
            if (rule.media?.mediaText === "print") rule.media.mediaText = "all";
          }
        }
        const shown = (selector) => [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility()).length;
        return { before, isCut: isCut(), controls: shown("input,button,nav,.filter"),
          rows: shown(".matrix tbody tr"), pictures: shown(".card .device"),
          // Not the browser's default: what is folded away on the screen is printed.
          looks: getComputedStyle(document.querySelector("details"), "::details-content")
            .contentVisibility };
        """#)
    #expect(found["errors"] as? [String] == [])
    let before = try #require(found["before"] as? [String: Bool])
    #expect(before == ["isCut": true, "slider": true])
    #expect(found["isCut"] as? Bool == false && found["controls"] as? Int == 0)
    #expect(found["rows"] as? Int == 8 && found["pictures"] as? Int == 3)
    #expect(found["looks"] as? String == "visible")
  }

  @Test func `a hostile flow stays text`() throws {
    let id = #"</script></title><img src=x onerror="window.broken=1">'&"#
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let quoted = String(decoding: try JSONEncoder().encode(id), as: UTF8.self)
    try """
    {"schema": "tray.flow", "version": 1, "id": \(quoted), "steps": [
      {"id": \(quoted), "content": {"type": "text", "text": \(quoted), "id": \(quoted)}}]}
    """.write(to: file, atomically: true, encoding: .utf8)
    let (page, code) = try run(["report", file.path])
    #expect(code == .success)
    let found = try Browser.open(
      page,
      running: #"""
        return { broken: window.broken ?? null, images: document.images.length,
          scripts: document.querySelectorAll("script").length, title: document.title,
          heading: document.querySelector("h4").textContent };
        """#)
    #expect(found["errors"] as? [String] == [])
    #expect(found["broken"] is NSNull && found["images"] as? Int == 0)
    // The page's own, and two of this test.
    #expect(found["scripts"] as? Int == 3)
    #expect(found["title"] as? String == "Heights of \(id)")
    #expect(found["heading"] as? String == id)
  }
}
