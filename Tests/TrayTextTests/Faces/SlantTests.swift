// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayGeometry
import TrayLayout
import Testing

@testable import TrayText

/// Upright and slanted text in fonts that vary in slant and in fonts that do not.
///
/// A glyph of the varying LayoutBoxes is 0.1 em wider where it is slanted, so that slant shows.
@Suite struct SlantTests {
  @Test(arguments: [
    ("LayoutBox-Ital.ttf", false, 100.0), ("LayoutBox-Ital.ttf", true, 120),
    ("LayoutBox-Slnt.ttf", false, 100), ("LayoutBox-Slnt.ttf", true, 120),
    // Nothing is slanted by force.
    ("LayoutBox-Base.ttf", true, 100),
  ])
  func `a font slants where it can`(_ file: String, _ isItalic: Bool, _ width: Double) throws {
    let (typesetter, family) = try TestFonts.typesetter(
      [file], TypesettingOptions(mode: .exact))
    let font = FontDescription(family: .named(family), size: 100, isItalic: isItalic)
    let text = typesetter.prepare(StyledText(runs: [.init(text: "aa", font: font)]))
    #expect(text.naturalWidth == width)
  }

  /// The order of CSS: true italics, then slanted letters, then upright ones, and the reverse.
  @Test func `slanted text prefers true italics`() throws {
    func described(_ file: String, isItalic: Bool = false) throws -> FaceDescription {
      let blob = try FontBlob(path: Fixtures.font(file))
      var description = try FontFace(blob: blob, index: 0, file: file).description
      description.isItalic = isItalic
      return description
    }
    let upright = try described("LayoutBox-Base.ttf")
    let italic = try described("LayoutBox-Base.ttf", isItalic: true)
    let angle = try described("LayoutBox-Slnt.ttf")
    let axis = try described("LayoutBox-Ital.ttf")
    #expect([italic, axis, angle, upright].map { $0.rank(isItalic: true) } == [0, 0, 1, 2])
    #expect([upright, axis, angle, italic].map { $0.rank(isItalic: false) } == [0, 0, 0, 2])
  }
}
