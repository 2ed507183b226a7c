// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import Testing

@testable import TrayText

/// Threads that measure at once with one font library; `Scripts/threads` runs this under the thread
/// sanitizer.
@Suite struct ThreadTests {
  private static let files = [
    "Inter-roman.var.ttf", "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoColorEmoji-Subset.ttf",
  ]
  /// Plain text, joined text, a dictionary, fallback, tabs, breaks that need shaping again.
  private static let strings = [
    "Many threads, one library", "مرحبا بالعالم", "ภาษาไทยง่าย", "Flags 🇯🇵 and kin 👨‍👩‍👧",
    "AV AT To\tTa\tx", "fi\u{AD}fl of\u{AD}fice", "a\nb\r\nc", "3x4 -> 12",
  ]
  private static let threadCount = 12
  private static let roundCount = 40

  /// What one thread sees of a text in a round.
  private struct Answer: Equatable {
    var measures: [TextMeasure]
    var lines: [[TextLine]]
    var outlines: [Int]
  }

  @Test func `any number of threads measure the same`() throws {
    let (typesetter, family) = try TestFonts.typesetter(Self.files)
    let expected = (0..<Self.roundCount).map { Self.answer(in: $0, typesetter, family) }
    let (shared, _) = try TestFonts.typesetter(Self.files)
    let wrong = Lock<[Int]>([])
    let threads = Self.run {
      for round in 0..<Self.roundCount
      where Self.answer(in: round, shared, family) != expected[round] {
        wrong.withLock { $0.append(round) }
      }
    }
    for thread in threads { while !thread.isFinished { usleep(1_000) } }
    #expect(wrong.withLock { $0 } == [])
  }

  /// Starts threads that all do the same.
  private static func run(_ body: @escaping @Sendable () -> Void) -> [Thread] {
    (0..<threadCount).map { _ in
      let thread = Thread(block: body)
      thread.start()
      return thread
    }
  }

  /// Texts in several weights and forms, so that faces vary, cut and shrink while others do.
  private static func answer(in round: Int, _ typesetter: Typesetter, _ family: String) -> Answer {
    var answer = Answer(measures: [], lines: [], outlines: [])
    let grid = PixelGrid(scale: 3)
    for (index, string) in strings.enumerated() {
      let font = FontDescription(
        family: .named(family), size: 17, weight: 100 + 100 * ((round + index) % 9))
      var text = StyledText(runs: [.init(text: string + "\(round % 7)", font: font)])
      text.language = ["en", "ar", "th", "ja"][round % 4]
      text.paragraph.lineLimit = round % 3 == 0 ? 2 : nil
      text.paragraph.minimumScaleFactor = round % 5 == 0 ? 0.5 : 1
      let prepared = typesetter.prepare(text)
      let width = Double(round % 11) * 12
      answer.measures.append(prepared.measure(width: width, height: .infinity, grid: grid))
      answer.lines.append(prepared.lines(width: width, height: .infinity, grid: grid))
      let drawing = prepared.drawing(width: width, height: .infinity, grid: grid)
      for run in drawing.lines.flatMap(\.runs) {
        answer.outlines += run.glyphs.map { run.font.outline(of: $0.id).commands.count }
      }
    }
    return answer
  }
}
