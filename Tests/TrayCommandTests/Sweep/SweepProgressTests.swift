// SPDX-License-Identifier: MIT

import Testing

@testable import tray

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
