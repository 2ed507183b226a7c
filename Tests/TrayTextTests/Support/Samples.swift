// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayText

/// Short ways to measure in tests.
enum Samples {
  static let grid = PixelGrid(scale: 1)

  /// The size at which each character of DejaVu Sans Mono is 10 points wide.
  static let tenPointMono = 10 * 2048 / 1233.0

  /// A text in the first of some font files, prepared.
  static func text(
    _ string: String, _ files: [String] = ["LayoutBox-Base.ttf"], size: Double = 20,
    mode: TypesettingOptions.Mode = .exact, tracking: Double = 0, language: String = "en",
    _ change: (inout StyledText) -> Void = { _ in }
  ) throws -> any PreparedText {
    let (typesetter, family) = try TestFonts.typesetter(files, TypesettingOptions(mode: mode))
    let font = FontDescription(family: .named(family), size: size)
    var text = StyledText(
      runs: [StyledText.Run(text: string, font: font, tracking: tracking)], language: language)
    change(&text)
    return typesetter.prepare(text)
  }

  /// A text in a font whose characters are 10 points wide.
  static func mono(_ string: String, _ change: (inout StyledText) -> Void = { _ in }) throws
    -> any PreparedText
  {
    try text(string, ["DejaVuSansMono.ttf"], size: tenPointMono, change)
  }
}

extension PreparedText {
  /// The lines at a width.
  func lines(_ width: Double, height: Double = .infinity) -> [TextLine] {
    lines(width: width, height: height, grid: Samples.grid)
  }

  /// The measure at a width.
  func measure(_ width: Double, height: Double = .infinity) -> TextMeasure {
    measure(width: width, height: height, grid: Samples.grid)
  }

  /// The widths of the lines at a width, rounded to thousandths.
  func widths(_ width: Double) -> [Double] {
    lines(width).map { ($0.width * 1_000).rounded() / 1_000 }
  }

  /// The width without a limit, rounded to thousandths.
  var naturalWidth: Double { (measure(.infinity).size.width * 1_000).rounded() / 1_000 }
}
