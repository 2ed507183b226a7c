// SPDX-License-Identifier: MIT

/// Says how far long work is, to a person who waits.
///
/// On a terminal one line is written over and over, from half a second on; elsewhere, as in a log, a
/// line follows every ten seconds. Where the results themselves show on a terminal, nothing does.
struct SweepProgress {
  /// How many cases there are.
  let total: Int
  /// Whether messages go to a terminal.
  let isTerminal: Bool
  /// Whether results go to a terminal.
  let isSeen: Bool
  /// When the work began.
  let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant?

  init(total: Int, isTerminal: Bool, isSeen: Bool, start: ContinuousClock.Instant) {
    (self.total, self.isTerminal, self.isSeen, self.start) = (total, isTerminal, isSeen, start)
  }

  /// What to say now, or nil.
  mutating func text(done: Int, at now: ContinuousClock.Instant) -> String? {
    guard !isSeen, done < total else { return nil }
    let pause: Duration =
      isTerminal ? (last == nil ? .milliseconds(500) : .milliseconds(100)) : .seconds(10)
    guard (last ?? start).duration(to: now) >= pause else { return nil }
    last = now
    let words = "tray: \(done) of \(total) cases, \(percent(done)) %"
    // The control sequence wipes what the line held before.
    return isTerminal ? "\r\(words)\u{1B}[K" : words + "\n"
  }

  /// What takes the line away again.
  var end: String { isTerminal && last != nil ? "\r\u{1B}[K" : "" }

  private func percent(_ done: Int) -> Int { Int(Double(done) / Double(total) * 100) }
}
