// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayGeometry
import TrayLayout
import TrayText

/// Distances of lines as they were measured on pictures made by iOS.
@Suite struct LeadingTests {
  struct Heights: Decodable {
    struct Style: Decodable, Sendable, CustomTestStringConvertible {
      var style: String
      var size: Double
      var category: String
      var scale: Double
      var pitch: Double
      var guidelineLeading: Double
      var testDescription: String { "\(style) at \(category)" }
    }
    struct Footer: Decodable, Sendable {
      var size: Double
      var category: String
      var pitches: [Double]
      var guidelineLeading: Double
    }
    var textStyles: [Style]
    var listFooters: [Footer]
  }

  private static func heights() throws -> Heights {
    try JSONDecoder().decode(
      Heights.self, from: Fixtures.data("conformance/phone/line_heights.json"))
  }

  @Test(arguments: try heights().textStyles)
  func `the lines of a text style are as far apart as on a phone`(style: Heights.Style) throws {
    let font = FontDescription(size: style.size, leading: style.guidelineLeading)
    let lines = try prepared("One\nTwo\nThree", font)
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: style.scale))
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - style.pitch) < 1e-9)
    }
  }

  @Test(arguments: try heights().textStyles, 1...4)
  func `lines of a style are the leadings between them and one line high, up to the pixel`(
    style: Heights.Style, count: Int
  ) throws {
    let font = FontDescription(size: style.size, leading: style.guidelineLeading)
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    let exact = Double(count - 1) * style.guidelineLeading + style.size * 2444 / 2048
    let height = (exact * style.scale - 1e-7).rounded(.up) / style.scale
    let grid = PixelGrid(scale: style.scale)
    let measure = try prepared(text, font).measure(width: .infinity, height: .infinity, grid: grid)
    #expect(abs(measure.size.height - height) < 1e-9)
    #expect(measure.lineCount == count)
    // Room kept for as many lines is as high.
    let reserved = try prepared("Line", font) { $0.reservedLines = count }
      .measure(width: .infinity, height: .infinity, grid: grid)
    #expect(abs(reserved.size.height - height) < 1e-9)
    // As many lines show in as much height, and one less in a point less.
    let shown = try prepared(text, font).measure(width: .infinity, height: exact, grid: grid)
    #expect(shown.lineCount == count)
    let cut = try prepared(text, font).measure(width: .infinity, height: exact - 1, grid: grid)
    #expect(cut.lineCount == max(count - 1, 1))
  }

  @Test(arguments: [12.0, 16, 17, 34])
  func `a font by size has no leading`(size: Double) throws {
    let lines = try prepared("One\nTwo", FontDescription(size: size))
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(abs(lines[1].baseline - lines[0].baseline - size * 2444 / 2048) < 1e-9)
  }

  @Test func `spacing of lines comes on top of the leading`() throws {
    let lines = try prepared("One\nTwo", FontDescription(size: 17, leading: 22)) {
      $0.lineSpacing = 4
    }.lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(abs(lines[1].baseline - lines[0].baseline - 26) < 1e-9)
  }

  @Test func `a height of lines that is said leaves the leading out`() throws {
    let lines = try prepared("One\nTwo", FontDescription(size: 17, leading: 22)) {
      $0.lineHeight = 30
    }.lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(lines.map(\.top) == [0, 30])
  }

  @Test func `the leading shrinks with the font`() throws {
    let prepared = try prepared(
      "some words that shrink", FontDescription(size: 20, leading: 25)
    ) {
      $0.minimumScaleFactor = 0.5
      $0.lineLimit = 2
    }
    let measure = prepared.measure(width: 70, height: .infinity, grid: PixelGrid(scale: 3))
    let lines = prepared.lines(width: 70, height: .infinity, grid: PixelGrid(scale: 3))
    try #require(measure.scaleFactor < 1 && lines.count == 2)
    let pitch = lines[1].baseline - lines[0].baseline
    #expect(abs(pitch - 25 * measure.scaleFactor) < 1e-9)
  }

  @Test func `a line in two styles takes the greater addition`() throws {
    let runs: [StyledText.Run] = [
      .init(text: "One\n", font: FontDescription(size: 11, leading: 13)),
      .init(text: "Two ", font: FontDescription(size: 11, leading: 13)),
      .init(text: "big\n", font: FontDescription(size: 17, leading: 22)),
      .init(text: "Three", font: FontDescription(size: 11, leading: 13)),
    ]
    let lines = Typesetter(fonts: try FontLibrary()).prepare(StyledText(runs: runs))
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    try #require(lines.count == 3)
    let small = 11.0 * 2444 / 2048
    let big = 17.0 * 2444 / 2048
    #expect(abs(lines[1].top - lines[0].height - (13 - small)) < 1e-9)
    #expect(abs(lines[2].top - lines[1].top - lines[1].height - (22 - big)) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a leading that is no number counts as none`(leading: Double) throws {
    let lines = try prepared("One\nTwo", FontDescription(size: 17, leading: leading))
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(lines[1].top == lines[0].height)
  }

  /// A column of a picture was between these widths: what fits a line of it, and what does not.
  @Test func `an address breaks after the slashes and then where it must`() throws {
    let text = "https://homeassistant.local:8123"
    let lines = try prepared(text, FontDescription(size: 32, leading: 39))
      .lines(width: 277, height: .infinity, grid: PixelGrid(scale: 3))
    let units = Array(text.utf16)
    let shown = lines.map { String(decoding: units[$0.utf16Range], as: UTF16.self) }
    #expect(shown == ["https://", "homeassistant.local", ":8123"])
  }

  private static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  private func prepared(
    _ text: String, _ font: FontDescription, _ change: (inout StyledText) -> Void = { _ in }
  ) throws -> any PreparedText {
    var styled = StyledText(runs: [.init(text: text, font: font)])
    change(&styled)
    return try Self.typesetter.get().prepare(styled)
  }
}
