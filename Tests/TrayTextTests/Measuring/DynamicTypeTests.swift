// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// One-line heights of the system font, as UIKit and SwiftUI report them.
@Suite struct DynamicTypeTests {
  private struct Table: Decodable {
    struct Style: Decodable {
      var size: [Double]
      var weight: String
    }
    var styles: [String: Style]
  }

  private static let phoneHeights: [(size: Double, scale: Double, height: Double)] = [
    (17, 1, 21), (17, 2, 20.5), (17, 3, 61.0 / 3), (15, 2, 18), (15, 3, 18),
  ]

  @Test(arguments: phoneHeights)
  func `a line of the system font is as tall as on a phone`(
    _ size: Double, _ scale: Double, _ height: Double
  )
    throws
  {
    let measure = try prepared("Hello", size: size)
      .measure(width: .infinity, height: .infinity, grid: PixelGrid(scale: scale))
    #expect(measure.size.height == height)
  }

  @Test func `the line height is not rounded inside`() throws {
    let lines = try prepared("One\nTwo", size: 17)
      .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(lines.map(\.height) == [20.287109375, 20.287109375])
    let measure = try prepared("One\nTwo", size: 17)
      .measure(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3))
    #expect(measure.size.height == 122.0 / 3)
    #expect(measure.firstBaseline == 49.0 / 3)
    #expect(measure.lastBaseline == 110.0 / 3)
  }

  @Test func `every style at every size is rounded up to the pixel grid`() throws {
    let table = try JSONDecoder().decode(
      Table.self, from: Fixtures.data("conformance/dynamic_type.json"))
    #expect(table.styles.count >= 11)
    for (name, style) in table.styles {
      #expect(style.size.count == 12)
      for size in style.size {
        for scale in [2.0, 3.0] {
          let exact = size * 2444 / 2048
          let measure = try prepared("Hamburg", size: size)
            .measure(width: .infinity, height: .infinity, grid: PixelGrid(scale: scale))
          let expected = (exact * scale - 1e-7).rounded(.up) / scale
          #expect(measure.size.height == expected, "\(name) \(size) @\(scale)x")
        }
      }
    }
  }

  @Test func `weights come from the embedded faces`() throws {
    let fonts = try FontLibrary()
    let typesetter = Typesetter(fonts: fonts)
    let widths = [100, 400, 500, 600, 700, 900].map { weight in
      let font = FontDescription(size: 100, weight: weight)
      return typesetter.prepare(StyledText(runs: [.init(text: "Weight", font: font)]))
        .lines(width: .infinity, height: .infinity, grid: PixelGrid(scale: 1))[0].width
    }
    #expect(widths[0] == widths[1])
    #expect(widths[1] < widths[2] && widths[2] < widths[3] && widths[3] < widths[4])
    #expect(widths[4] == widths[5])
  }

  private static let fonts = Result { try FontLibrary() }

  private func prepared(_ text: String, size: Double) throws -> any PreparedText {
    Typesetter(fonts: try Self.fonts.get())
      .prepare(StyledText(runs: [.init(text: text, font: FontDescription(size: size))]))
  }
}
