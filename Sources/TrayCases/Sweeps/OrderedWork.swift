// SPDX-License-Identifier: MIT

import Synchronization

/// Does numbered pieces of work on several threads and hands the results over in order.
///
/// Work goes on in rounds; no more results than those of one round are held, however many pieces
/// there are. What is handed over does not depend on the number of threads.
package struct OrderedWork<Result: Sendable>: Sendable {
  /// How many pieces are worked on at once, at least 1.
  package let threads: Int
  /// How many pieces make a round, at least 1.
  package let round: Int

  /// Creates work on so many threads, in rounds of so many pieces.
  package init(threads: Int, round: Int) { (self.threads, self.round) = (threads, round) }

  /// What a round has done so far.
  private struct Progress: Sendable {
    var next: Int
    var results: [Result?]
  }

  /// Does pieces of work.
  ///
  /// - Parameters:
  ///   - pieces: The numbers of the pieces.
  ///   - makeWorker: Makes what does the pieces of one thread; called on that thread.
  ///   - receive: Takes the results in the order of their numbers, on the caller's thread; false
  ///     ends the work.
  package func run(
    _ pieces: Range<Int>, makeWorker: @escaping @Sendable () -> (Int) -> Result,
    receive: (Result) -> Bool
  ) {
    var start = pieces.lowerBound
    while start < pieces.upperBound {
      let end = min(start + round, pieces.upperBound)
      for result in results(start..<end, makeWorker) {
        guard receive(result) else { return }
      }
      start = end
    }
  }

  private func results(
    _ pieces: Range<Int>, _ makeWorker: @escaping @Sendable () -> (Int) -> Result
  ) -> [Result] {
    let shared = Shared(
      Progress(next: pieces.lowerBound, results: Array(repeating: nil, count: pieces.count)))
    Threads.runTogether(min(threads, pieces.count)) {
      let work = makeWorker()
      while let piece = shared.take(before: pieces.upperBound) {
        let result = work(piece)
        shared.keep(result, at: piece - pieces.lowerBound)
      }
    }
    return shared.results
  }

  private final class Shared: Sendable {
    private let progress: Mutex<Progress>

    init(_ start: Progress) { progress = Mutex(start) }

    /// The number of the next piece that is not taken.
    func take(before end: Int) -> Int? {
      progress.withLock { progress in
        guard progress.next < end else { return nil }
        progress.next += 1
        return progress.next - 1
      }
    }

    func keep(_ result: Result, at place: Int) {
      progress.withLock { $0.results[place] = result }
    }

    var results: [Result] { progress.withLock { $0.results.compactMap(\.self) } }
  }
}
