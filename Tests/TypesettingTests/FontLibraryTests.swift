// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutCore
import Testing
import Typesetting

/// Families, matching and variable fonts.
@Suite struct FontLibraryTests {
  @Test func theEmbeddedFamilyIsThere() throws {
    let library = try FontLibrary()
    #expect(library.hasFamily(named: "inter"))
    #expect(library.fallbackFamilies.isEmpty)
    #expect(!library.hasFamily(named: "Noto Sans"))
  }

  @Test func addingAnswersTheFamily() throws {
    var library = try FontLibrary()
    let names = try library.add(file: Fixtures.font("NotoSans-Regular.ttf"))
    #expect(names.contains("Noto Sans"))
    #expect(library.hasFamily(named: "NOTO SANS"))
    try library.add(file: Fixtures.font("DejaVuSans.ttf"), role: .family)
    #expect(library.fallbackFamilies == ["Noto Sans"])
    #expect(library.families.contains("DejaVu Sans"))
  }

  @Test func aDirectoryIsAddedInTheOrderOfItsNames() throws {
    var library = try FontLibrary()
    try library.add(directory: Fixtures.root.appending(path: "Fixtures/fonts").path())
    let order = library.fallbackFamilies
    let noto = try #require(order.firstIndex(of: "Noto Sans"))
    #expect(order.first == "DejaVu Sans")
    #expect(try noto < #require(order.firstIndex(of: "Noto Sans Thai")))
  }

  @Test func aFamilyThatIsNotThereCountsAsTheSystemFamily() throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    let sizes = [FontDescription.Family.system, .named("Nowhere Sans")].map { family in
      typesetter.prepare(
        StyledText(runs: [.init(text: "Hello", font: FontDescription(family: family, size: 17))])
      ).measure(.infinity).size
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func theEmbeddedFontByItsNameHasItsOwnHeight() throws {
    let typesetter = Typesetter(fonts: try FontLibrary(), mode: .exact)
    let font = FontDescription(family: .named("Inter"), size: 17)
    let text = StyledText(runs: [.init(text: "Hello", font: font)])
    let height = typesetter.prepare(text).measure(.infinity).size.height
    #expect(abs(height - 20.5739) < 0.0001)
  }

  @Test func aVariableFontTakesOnTheWeightAskedFor() throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["Inter-roman.var.ttf"], TypesettingOptions(mode: .exact))
    let widths = [-5, 100, 400, 450, 700, 900, 2_000].map { weight in
      let font = FontDescription(family: .named(family), size: 100, weight: weight)
      return typesetter.prepare(StyledText(runs: [.init(text: "Weight", font: font)]))
        .naturalWidth
    }
    #expect(widths[0] == widths[1])
    #expect(widths[1] < widths[2] && widths[2] < widths[3])
    #expect(widths[3] < widths[4] && widths[4] < widths[5])
    #expect(widths[5] == widths[6])
  }
}
