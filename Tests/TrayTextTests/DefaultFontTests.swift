// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Files in the place of the embedded Inter: `a` of LayoutBox is 0.5 em wide, its own lines 1 em high.
@Suite struct DefaultFontTests {
  private static let box = Fixtures.font("LayoutBox-Base.ttf")

  private func measure(
    _ text: String, _ paths: [String], size: Double = 17, weight: Int = 400
  ) throws -> Size {
    let typesetter = Typesetter(
      fonts: try FontLibrary(defaultFont: paths, metrics: .inter),
      options: TypesettingOptions(mode: .exact))
    let font = FontDescription(size: size, weight: weight)
    return typesetter.prepare(StyledText(runs: [.init(text: text, font: font)])).measure(.infinity)
      .size
  }

  @Test func widthsAreTheFilesAndLinesAreAsHighAsTheSystemFonts() throws {
    let size = try measure("aaaa", [Self.box])
    #expect(abs(size.width - 4 * 0.5 * 17) < 0.001)
    // 17 × 2444 / 2048, as UIKit's system font.
    #expect(abs(size.height - 20.287109375) < 1e-9)
  }

  @Test func withoutFilesTheEmbeddedFontStays() throws {
    let library = try FontLibrary(defaultFont: [])
    #expect(library.defaultFontName == nil)
    let plain = try FontLibrary()
    #expect(library.families == plain.families)
    #expect(try measure("Words", []) != measure("Words", [Self.box]))
  }

  @Test func theFamilyHasItsNameAndTheEmbeddedOneKeepsIts() throws {
    let library = try FontLibrary(defaultFont: [Self.box])
    #expect(library.defaultFontName == "LayoutBox Base")
    #expect(library.hasFamily(named: "Inter") && library.hasFamily(named: "layoutbox base"))
    #expect(library.fallbackFamilies == [])
    // A file of the embedded family takes its place as any other does.
    let inter = try FontLibrary(defaultFont: [Fixtures.font("Inter-roman.var.ttf")])
    #expect(inter.defaultFontName?.hasPrefix("Inter") == true)
  }

  @Test func charactersThatTheFilesLackAreMeasuredInTheEmbeddedFont() throws {
    #expect(try measure("Ж", [Self.box]) == measure("Ж", []))
  }

  @Test func weightsAreChosenAmongTheFiles() throws {
    let regular = Fixtures.font("NotoSans-Regular.ttf")
    let variable = Fixtures.font("Inter-roman.var.ttf")
    #expect(
      try measure("aa", [regular], weight: 700) == measure("aa", [regular], weight: 400))
    #expect(
      try measure("aa", [variable], weight: 700).width
        > measure("aa", [variable], weight: 400).width)
  }

  @Test func aFileThatIsNoneIsNamed() {
    #expect {
      try FontLibrary(defaultFont: [Self.box, "/nowhere/font.ttf"])
    } throws: { error in
      (error as? FontError)?.file == "/nowhere/font.ttf"
    }
  }
}
