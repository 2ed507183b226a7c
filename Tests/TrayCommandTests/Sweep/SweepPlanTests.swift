// SPDX-License-Identifier: MIT

import TrayDocuments
import Testing
import TrayKit

@testable import tray

@Suite struct SweepPlanTests {
  private static func plan(walked: CaseKey? = nil) throws -> SweepPlan {
    let flow = try FlowDocument(
      reading: SourceText(
        file: "f",
        bytes: Array(
          #"""
          {"schema": "tray.flow", "version": 1, "id": "f",
            "steps": [{"id": "s", "content": {"type": "color"}}]}
          """#.utf8)))
    var axes = CaseAxes()
    axes.devices = ["a", "b", "c"].map { CaseAxes.DeviceName($0) }
    axes.textSizes = [.large, .accessibility1]
    axes.locales = ["en", "de"]
    axes.keyboards = [false, true]
    return SweepPlan([(flow, axes), (flow, axes)], walked: walked)
  }

  // 3 devices × 2 text sizes × 2 locales × 2 keyboards, for each of two flows.
  @Test func `every combination is there once`() throws {
    let plan = try Self.plan()
    let places = (0..<plan.count).map { plan.place($0) }
    #expect(plan.count == 48)
    for section in 0..<2 {
      #expect(Set(places.filter { $0.section == section }.map(\.one)).count == 24)
    }
  }

  @Test func `languages change slowest and keyboards fastest`() throws {
    let plan = try Self.plan()
    let cases = (0..<24).map { plan.place($0).one }
    #expect(
      cases.map(\.locale) == Array(repeating: "en", count: 12) + Array(repeating: "de", count: 12))
    #expect(cases.prefix(12).map(\.textSize).prefix(6).allSatisfy { $0 == .large })
    #expect(cases.prefix(4).map(\.device) == ["a", "a", "b", "b"])
    #expect(cases.prefix(3).map(\.isKeyboardUp) == [false, true, false])
  }

  @Test func `an axis that is walked makes no cases`() throws {
    let plan = try Self.plan(walked: .device)
    #expect(plan.count == 16)
    #expect((0..<8).allSatisfy { plan.place($0).one.device == "a" })
  }

  @Test(arguments: [1, 2, 7, 48, 100])
  func `parts follow each other and differ by one at most`(_ count: Int) throws {
    let plan = try Self.plan()
    let parts = (1...count).map { plan.part($0, of: count) }
    #expect(parts.flatMap(Array.init) == Array(0..<48))
    #expect(parts.allSatisfy { [48 / count, (48 + count - 1) / count].contains($0.count) })
  }
}

@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 5], [1, 3, 64])
  func `results come in order`(threads: Int, round: Int) {
    var received: [Int] = []
    OrderedWork<Int>(threads: threads, round: round).run(3..<100) {
      { $0 * $0 }
    } receive: {
      received.append($0)
      return true
    }
    #expect(received == (3..<100).map { $0 * $0 })
  }

  // Those of the round are done; no further round begins.
  @Test func `work ends when nothing receives it`() {
    var received = 0
    OrderedWork<Int>(threads: 2, round: 4).run(0..<100) {
      { $0 }
    } receive: { _ in
      received += 1
      return received < 6
    }
    #expect(received == 6)
  }

  @Test func `no work is fine`() {
    OrderedWork<Int>(threads: 2, round: 4).run(0..<0) {
      { $0 }
    } receive: { _ in
      Issue.record("nothing was to be done")
      return true
    }
  }
}

@Suite struct SweepProgressTests {
  private static let start = ContinuousClock.now

  private static func said(
    isTerminal: Bool, isSeen: Bool = false, at milliseconds: [Int]
  ) -> [String?] {
    var progress = SweepProgress(
      total: 200, isTerminal: isTerminal, isSeen: isSeen, start: start)
    return milliseconds.map {
      progress.text(done: 50, at: start.advanced(by: .milliseconds($0)))
    }
  }

  @Test func `a terminal has one line from half a second on`() {
    let line = "\rtray: 50 of 200 cases, 25 %\u{1B}[K"
    #expect(
      Self.said(isTerminal: true, at: [100, 499, 500, 550, 600]) == [nil, nil, line, nil, line])
  }

  @Test func `a log has a line every ten seconds`() {
    let line = "tray: 50 of 200 cases, 25 %\n"
    #expect(
      Self.said(isTerminal: false, at: [9_999, 10_000, 12_000, 20_000]) == [nil, line, nil, line])
  }

  @Test func `results on a terminal are progress enough`() {
    #expect(Self.said(isTerminal: true, isSeen: true, at: [5_000]) == [nil])
  }

  @Test func `the line is taken away at the end`() {
    var progress = SweepProgress(total: 2, isTerminal: true, isSeen: false, start: Self.start)
    #expect(progress.end == "")
    _ = progress.text(done: 1, at: Self.start.advanced(by: .seconds(1)))
    #expect(progress.end == "\r\u{1B}[K")
  }
}

@Suite struct SeparatedValuesTests {
  // RFC 4180, sections 2.5 to 2.7.
  @Test(arguments: [
    (["a", "b"], "a,b\n"), (["a,b", ""], "\"a,b\",\n"), (["say \"x\""], "\"say \"\"x\"\"\"\n"),
    (["two\nlines", "c"], "\"two\nlines\",c\n"),
  ])
  func `values are quoted where they must be`(_ values: [String], _ row: String) {
    #expect(SeparatedValues.row(values) == row)
  }
}
