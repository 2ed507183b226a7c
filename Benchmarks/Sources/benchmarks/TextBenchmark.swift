// SPDX-License-Identifier: MIT

import CHarfBuzzAlone
import Foundation
import TrayKit

/// What text costs, beside HarfBuzz alone on the same strings in the same run.
struct TextBenchmark {
  private static let count = 200
  private static let words =
    "The quick brown fox jumps over the lazy dog while thirty people watch the kerning of each word"
  private static let grid = PixelGrid(scale: 3)

  private let fonts: FontLibrary
  private let labels: [StyledText]
  /// The same labels with an accent, which no set of plain characters has.
  private let accented: [StyledText]

  init() throws {
    fonts = try FontLibrary()
    let strings = (0..<Self.count).map { "\(100 + $0) \(Self.words) again".prefix(100) }
    func label(_ string: String) -> StyledText {
      StyledText(runs: [.init(text: string, font: FontDescription(size: 17))])
    }
    labels = strings.map { label(String($0)) }
    accented = strings.map { label($0.dropLast() + "é") }
  }

  /// All figures; those of HarfBuzz alone come first.
  func measurements() throws -> [Measurement] {
    let units = Self.count
    let alone = HarfBuzzAlone(labels.map { Array($0.runs[0].text.utf16) })
    var rows = [
      try Measurement.take("hb_shape alone, 100 characters", units: units, alone.shape),
      try Measurement.take("label of 100 characters, cold", units: units) { measureCold(labels) },
      try Measurement.take("the same with an accent, cold", units: units) { measureCold(accented) },
    ]
    let typesetter = Typesetter(fonts: fonts)
    let prepared = labels.map(typesetter.prepare)
    var sum = 0.0
    var width = 100.0
    rows.append(
      try Measurement.take("the same label at a new width", units: units) {
        for text in prepared {
          width = width < 300 ? width + 1.37 : 100
          sum += measure(text, width)
        }
      })
    rows.append(
      try Measurement.take("the same label at a known width", units: units * 10) {
        for _ in 0..<10 { for text in prepared { sum += measure(text, 120) } }
      })
    rows.append(
      try Measurement.take("looking a prepared label up", units: units) {
        for label in labels { sum += typesetter.prepare(label).metrics.ascent }
      })
    rows += try [10_000, 100_000].map { try paragraph(of: $0) }
    precondition(sum.isFinite, "a width is a number")
    return rows
  }

  /// What holds on any machine: shares of the time of something else in the same run.
  func promises() throws -> [Promise] {
    let alone = HarfBuzzAlone(labels.map { Array($0.runs[0].text.utf16) })
    let clock = ContinuousClock()
    let cold = Self.share {
      clock.measure(alone.shape)
    } of: {
      clock.measure { measureCold(labels) }
    }
    let (short, long) = (text(of: 10_000), text(of: 100_000))
    let growth = Self.share(rounds: 5) {
      clock.measure {
        for _ in 0..<10 { _ = measure(Typesetter(fonts: fonts).prepare(short), 320) }
      }
    } of: {
      clock.measure { _ = measure(Typesetter(fonts: fonts).prepare(long), 320) }
    }
    return [
      Promise("a cold label, in percent of hb_shape alone", Int((cold * 100).rounded()), 100),
      Promise(
        "100,000 characters, in percent of ten times 10,000", Int((growth * 100).rounded()), 200),
    ]
  }

  /// The middle of the quotients of two durations taken in turn, so that a busy machine slows both.
  private static func share(
    rounds: Int = 25, _ base: () -> Duration, of body: () -> Duration
  ) -> Double {
    let shares = (0..<rounds).map { _ in
      let plain = base()
      return body() / plain
    }
    return shares.sorted()[rounds / 2]
  }

  /// A long paragraph, shaped and measured at once; the figure is for one character.
  private func paragraph(of length: Int) throws -> Measurement {
    let text = text(of: length)
    return try Measurement.take(
      "a character of a paragraph of \(length)", units: length, runs: 5
    ) {
      _ = measure(Typesetter(fonts: fonts).prepare(text), 320)
    }
  }

  /// Shapes and measures texts that no one has shaped before.
  private func measureCold(_ texts: [StyledText]) {
    let typesetter = Typesetter(fonts: fonts)
    for text in texts { _ = measure(typesetter.prepare(text), 300) }
  }

  private func text(of length: Int) -> StyledText {
    let string = String(
      repeating: Self.words + " ", count: length / Self.words.count + 1
    ).prefix(length)
    return StyledText(runs: [.init(text: String(string), font: FontDescription(size: 17))])
  }

  private func measure(_ text: any PreparedText, _ width: Double) -> Double {
    text.measure(width: width, height: .infinity, grid: Self.grid).size.height
  }
}

/// Plain HarfBuzz over the font file that the labels are set in.
private final class HarfBuzzAlone {
  private let font: OpaquePointer?
  private let buffer: OpaquePointer?
  private let strings: [[UInt16]]

  init(_ strings: [[UInt16]]) {
    self.strings = strings
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/CTrayInter/fonts/Inter-Regular.otf").path
    let blob = hb_blob_create_from_file(file)
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_ot_font_set_funcs(font)
    let scale = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, scale, scale)
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func shape() {
    let language = hb_language_from_string("en", -1)
    for string in strings {
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf16(buffer, string, Int32(string.count), 0, Int32(string.count))
      hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
      hb_buffer_set_language(buffer, language)
      hb_shape(font, buffer, nil, 0)
    }
  }
}
