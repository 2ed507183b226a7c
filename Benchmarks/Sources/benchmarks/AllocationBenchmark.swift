// SPDX-License-Identifier: MIT

import CAllocations
import Foundation
import TrayKit

/// How often a question about a prepared text asks for memory.
struct AllocationBenchmark {
  private static let samples: [(text: String, file: String, language: String)] = [
    (
      "A label of plain words that wraps, 12 lines of it or so.", "LiberationSans-Regular.ttf", "en"
    ),
    ("Ärzte in größeren Straßen, “quoted” & more – a-b-c.", "NotoSans-Regular.ttf", "de"),
    ("مرحبا بالعالم هذا نص عربي طويل بعض الشيء", "NotoSansArabic-Regular.ttf", "ar"),
    ("שלום עולם abc 123 ועוד מילים", "NotoSansHebrew-Regular.ttf", "he"),
    ("ภาษาไทยเราทุกคนเกิดมาอย่างอิสระ", "NotoSansThai-Regular.ttf", "th"),
    ("日本語の文章は、どこでも改行できます。", "NotoSansCJKjp-Subset.otf", "ja"),
    ("tabs\tand\thard\nbreaks\r\nof all kinds", "DejaVuSansMono.ttf", "en"),
  ]

  /// Counts over new widths, once each break that needs shaping again was tried.
  func promise() throws -> Promise {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/fonts")
    var count = 0
    for sample in Self.samples {
      var fonts = try FontLibrary()
      let families = try fonts.add(file: folder.appending(path: sample.file).path, role: .family)
      let font = FontDescription(family: .named(families[0]), size: 17)
      let text = Typesetter(fonts: fonts).prepare(
        StyledText(runs: [.init(text: sample.text, font: font)], language: sample.language))
      measure(text, shift: 0)
      let before = allocations_of_this_thread()
      measure(text, shift: 0.3)
      count += Int(allocations_of_this_thread() - before)
    }
    return Promise("allocations for 2,800 new widths", count, 0)
  }

  private func measure(_ text: any PreparedText, shift: Double) {
    for step in 0..<400 {
      let width = 80 + Double(step * 37 % 400) + shift
      _ = text.measure(width: width, height: .infinity, grid: PixelGrid(scale: 3))
    }
  }
}
