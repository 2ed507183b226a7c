// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Families, matching and variable fonts.
@Suite struct FontLibraryTests {
  @Test func `the embedded family is there`() throws {
    let library = try FontLibrary()
    #expect(library.hasFamily(named: "inter"))
    #expect(library.fallbackFamilies.isEmpty)
    #expect(!library.hasFamily(named: "Noto Sans"))
  }

  @Test func `adding answers the family`() throws {
    var library = try FontLibrary()
    let names = try library.add(file: Fixtures.font("NotoSans-Regular.ttf"))
    #expect(names.contains("Noto Sans"))
    #expect(library.hasFamily(named: "NOTO SANS"))
    try library.add(file: Fixtures.font("DejaVuSans.ttf"), role: .family)
    #expect(library.fallbackFamilies == ["Noto Sans"])
    #expect(library.families.contains("DejaVu Sans"))
  }

  @Test func `a directory is added in the order of its names`() throws {
    var library = try FontLibrary()
    try library.add(directory: Fixtures.url("fonts").path())
    let order = library.fallbackFamilies
    let noto = try #require(order.firstIndex(of: "Noto Sans"))
    #expect(order.first == "DejaVu Sans")
    #expect(try noto < #require(order.firstIndex(of: "Noto Sans Thai")))
  }

  @Test func `a family that is not there counts as the system family`() throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    let sizes = [FontDescription.Family.system, .named("Nowhere Sans")].map { family in
      typesetter.prepare(
        StyledText(runs: [.init(text: "Hello", font: FontDescription(family: family, size: 17))])
      ).measure(.infinity).size
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func `the embedded font by its name has its own height`() throws {
    let typesetter = Typesetter(fonts: try FontLibrary(), mode: .exact)
    let font = FontDescription(family: .named("Inter"), size: 17)
    let text = StyledText(runs: [.init(text: "Hello", font: font)])
    let height = typesetter.prepare(text).measure(.infinity).size.height
    #expect(abs(height - 20.5739) < 0.0001)
  }

  @Test func `a variable font takes on the weight asked for`() throws {
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

  @Test(arguments: [Int.min, -1, 0, 1_001, Int.max])
  func `a weight out of range is the nearest`(_ weight: Int) throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    let widths = [weight, weight < 500 ? 400 : 700].map { weight in
      let font = FontDescription(size: 100, weight: weight)
      return typesetter.prepare(StyledText(runs: [.init(text: "Weight", font: font)]))
        .naturalWidth
    }
    #expect(widths[0] == widths[1])
  }

  @Test func `every face of a collection is added`() throws {
    let fonts = try ["LayoutBox-Base.ttf", "DejaVuSansMono.ttf"].map {
      try Data(contentsOf: URL(filePath: Fixtures.font($0)))
    }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".ttc")
    try collection(of: fonts).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var library = try FontLibrary()
    try library.add(file: file.path(percentEncoded: false))
    #expect(library.fallbackFamilies.count == 2)
    let typesetter = Typesetter(fonts: library, mode: .exact)
    let widths = library.fallbackFamilies.map { family in
      let font = FontDescription(family: .named(family), size: 100)
      return typesetter.prepare(StyledText(runs: [.init(text: "MM", font: font)])).naturalWidth
    }
    #expect(widths == [200, 120.41])
  }

  /// A TrueType collection: a header, then each file with its table offsets moved.
  private func collection(of fonts: [Data]) -> Data {
    func bytes(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    var offset = 12 + 4 * fonts.count
    var header = Data("ttcf".utf8) + bytes(0x0001_0000) + bytes(fonts.count)
    var body = Data()
    for font in fonts {
      var moved = font
      header += bytes(offset)
      let count = Int(font[4]) << 8 | Int(font[5])
      for record in 0..<count {
        let place = 12 + 16 * record + 8
        let old = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        moved.replaceSubrange(place..<place + 4, with: bytes(old + offset))
      }
      body += moved
      offset += moved.count
    }
    return header + body
  }
}
