// SPDX-License-Identifier: MIT

import CTrayWidths
import Foundation
import Testing
import TrayGeometry
import TrayLayout
import TrayText

/// The measured widths of the iOS system font as they were published for this package.
struct MeasuredWidths: Decodable, Sendable {
  struct Weight: Decodable, Sendable {
    var text: [String: Double]
    var display: [String: Double]
  }

  var tracking: [String: Double]
  var weights: [String: Weight]
  var kerning: [String: Double]

  static let names = ["regular", "medium", "semibold", "bold"]
  /// It never shows inside a line, and where it shows it is a hyphen.
  static let softHyphen = "\u{AD}"

  static let shared = Result {
    let url = Fixtures.root.appending(path: "Sources/CTrayWidths/system-font-widths.json")
    return try JSONDecoder().decode(MeasuredWidths.self, from: Data(contentsOf: url))
  }

  /// The rule of the file, read from its words: the width of a text in points.
  func width(of text: String, size: Double, weight: String) throws -> Double {
    let widths = try #require(weights[weight])
    let share = min(max((size - 17) / 11, 0), 1)
    let characters = text.unicodeScalars.map(String.init)
    var sum = 0.0
    for character in characters {
      let small = try #require(widths.text[character])
      let large = try #require(widths.display[character])
      sum += small + (large - small) * share + tracking(at: size)
    }
    for (first, second) in zip(characters, characters.dropFirst()) {
      sum += kerning[first + second] ?? 0
    }
    return sum * size / 1000
  }

  private func tracking(at size: Double) -> Double {
    let known = tracking.compactMap { key, value in Double(key).map { ($0, value) } }
    let sorted = known.sorted { $0.0 < $1.0 }
    guard let above = sorted.first(where: { $0.0 >= size }) else { return sorted.last?.1 ?? 0 }
    guard let below = sorted.last(where: { $0.0 <= size }), below.0 < above.0 else {
      return above.1
    }
    return below.1 + (above.1 - below.1) * (size - below.0) / (above.0 - below.0)
  }
}

/// The embedded table is the one that was measured, and texts are as wide as it says.
@Suite struct SystemWidthsTests {
  @Test(arguments: MeasuredWidths.names.indices)
  func `the embedded advances are those of the measurements`(weight: Int) throws {
    let measured = try #require(MeasuredWidths.shared.get().weights[MeasuredWidths.names[weight]])
    #expect(Int(tk_width_count()) == measured.text.count - 1)
    for (character, text) in measured.text where character != MeasuredWidths.softHyphen {
      let scalar = try #require(character.unicodeScalars.first)
      let width = tk_width_at(tk_width_place(scalar.value), Int32(weight))
      let display = try #require(measured.display[character])
      #expect(Double(width.text) == (text * 10).rounded(), "\(character)")
      #expect(Double(width.display) == (display * 10).rounded(), "\(character)")
    }
  }

  @Test func `the embedded kerning is that of the measurements`() throws {
    let kerning = try MeasuredWidths.shared.get().kerning
    #expect(Int(tk_width_kerning_count()) == kerning.count { ($0.value * 10).rounded() != 0 })
    for (pair, value) in kerning {
      let places = pair.unicodeScalars.map { tk_width_place($0.value) }
      try #require(places.count == 2)
      #expect(Double(tk_width_kerning(places[0], places[1])) == (value * 10).rounded(), "\(pair)")
    }
  }

  @Test func `the embedded tracking is that of the measurements`() throws {
    for (size, value) in try MeasuredWidths.shared.get().tracking {
      #expect(tk_width_tracking(try #require(Double(size))) == (value * 100).rounded(), "\(size)")
    }
    #expect(tk_width_tracking(.nan) == 4_100)
    #expect(tk_width_tracking(1) == 4_100)
    #expect(tk_width_tracking(1_000) == 0)
  }

  @Test(arguments: [UInt32(0), 0x1F, 0x7F, 0xAD, 0x300, 0x416, 0x4E00, 0x2FFF, 0x1F600, .max])
  func `a character that was not measured has no place in the table`(character: UInt32) {
    #expect(tk_width_place(character) == -1)
  }

  @Test func `a place outside of the table has no width`() {
    for place in [Int32(-1), tk_width_count(), .max] {
      #expect(tk_width_at(place, 0).text == 0)
      #expect(tk_width_kerning(place, 0) == 0)
    }
    #expect(tk_width_at(0, TK_WIDTH_WEIGHTS).display == 0)
  }

  private static let texts = [
    "Hello", "AVAT To Yes", "The quick brown fox jumps over 1,234 lazy dogs.", "“Quoted” — it’s…",
    "Größe, façade", "https://homeassistant.local:8123",
  ]

  @Test(arguments: texts, [9.5, 11, 12.4, 16, 17, 19, 22, 25.5, 28, 34, 60, 120])
  func `a line is as wide as the rule of the measurements says`(
    text: String, size: Double
  ) throws {
    for (name, weight) in zip(MeasuredWidths.names, [400, 500, 600, 700]) {
      let expected = try MeasuredWidths.shared.get().width(of: text, size: size, weight: name)
      let line = try #require(try line(text, FontDescription(size: size, weight: weight)))
      #expect(abs(line.width - expected) < 1e-9 * size, "\(name)")
    }
  }

  @Test(arguments: [(100, 400), (460, 500), (560, 600), (900, 700)])
  func `another weight is as wide as the face that takes its place`(weight: Int, near: Int) throws {
    let text = "Between the weights"
    let line = try line(text, FontDescription(size: 17, weight: weight))
    #expect(line?.width == (try self.line(text, FontDescription(size: 17, weight: near))?.width))
  }

  @Test(arguments: ["Привет", "Γειά σου", "Việt"], [13.0, 17, 22, 34])
  func `a character that was not measured is as much wider than Inter as basic letters are`(
    text: String, size: Double
  ) throws {
    // Letters of these words that are not in the table, and the tracking of all.
    let letters = text.unicodeScalars.filter { tk_width_place($0.value) < 0 }
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let measured = try MeasuredWidths.shared.get()
    let tracking = tk_width_tracking(size) / 100_000 * size
    let basic = try alphabet.reduce(0.0) { sum, letter in
      try sum + measured.width(of: String(letter), size: size, weight: "regular") - tracking
    }
    let inter = try alphabet.reduce(0.0) { try $0 + interWidth(of: String($1), size: size) }
    for letter in letters {
      let line = try #require(try line(String(letter), FontDescription(size: size)))
      let expected = try interWidth(of: String(letter), size: size) * basic / inter + tracking
      #expect(abs(line.width - expected) < 1e-9 * size, "\(letter)")
    }
  }

  @Test func `digits of equal width stay equal`() throws {
    let widths = try "0123456789".map { digit in
      try line(String(digit), FontDescription(size: 17, hasEqualDigits: true))?.width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func `a mark adds no width to its letter`() throws {
    let font = FontDescription(size: 17)
    #expect(try line("caf\u{65}\u{301}", font)?.width == line("cafe", font)?.width)
  }

  private static let sources = [
    "AVAT To fi fl office", "soft\u{AD}hy\u{AD}phens are long", "a\tb\tcd", "Tapping: x -> y",
    "e\u{301}a\u{30A} and Привет, мир", "one\n\ntwo",
  ]

  @Test(arguments: sources, StyledText.TruncationMode.allCases)
  func `glyphs are drawn at the advances that were measured`(
    text: String, mode: StyledText.TruncationMode
  ) throws {
    for limit in [nil, 1] where limit == nil || !text.contains("\t") {
      for (tracking, isTight) in [(0.0, false), (1.5, false), (0, true)] {
        var styled = StyledText(
          runs: [.init(text: text, font: FontDescription(size: 17), tracking: tracking)],
          lineLimit: limit, truncationMode: mode, allowsTightening: isTight)
        styled.runs[0].kerning = tracking / 3
        let prepared = try Self.typesetter.get().prepare(styled)
        for width in [0, 30, 55, 90, 140, .infinity] as [Double] {
          let drawing = prepared.drawing(
            width: width, height: .infinity, grid: PixelGrid(scale: 3))
          for line in drawing.lines {
            let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
            #expect(abs(sum - line.line.width) < 1e-6, "\(width): \(sum) \(line.line.width)")
          }
        }
      }
    }
  }

  @Test func `a named family keeps the widths of its file`() throws {
    let name = FontDescription(family: .named("Inter"), size: 17)
    let system = FontDescription(size: 17)
    let inter = Typesetter(fonts: try FontLibrary(metrics: .inter))
    let phone = try Self.typesetter.get()
    #expect(width("Hello", name, phone) == width("Hello", system, inter))
    #expect(width("Hello", system, phone) != width("Hello", system, inter))
  }

  @Test func `a default font of one’s own takes the place of the measured widths`() throws {
    let file = Fixtures.font("Inter-Regular.otf")
    let library = try FontLibrary(defaultFont: [file])
    #expect(library.systemMetrics == nil)
    #expect(try FontLibrary().systemMetrics == .phone)
    #expect(
      width("Hello", FontDescription(size: 17), Typesetter(fonts: library))
        == width(
          "Hello", FontDescription(size: 17), Typesetter(fonts: try FontLibrary(metrics: .inter))))
  }

  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }
  private static let inter = Result { Typesetter(fonts: try FontLibrary(metrics: .inter)) }

  private func line(_ text: String, _ font: FontDescription) throws -> TextLine? {
    try Self.typesetter.get().prepare(StyledText(runs: [.init(text: text, font: font)]))
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3)).first
  }

  private func width(_ text: String, _ font: FontDescription, _ typesetter: Typesetter) -> Double? {
    typesetter.prepare(StyledText(runs: [.init(text: text, font: font)]))
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3)).first?.width
  }

  private func interWidth(of text: String, size: Double) throws -> Double {
    try #require(width(text, FontDescription(size: size), try Self.inter.get()))
  }
}
