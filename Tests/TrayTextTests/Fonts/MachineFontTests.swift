// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Fonts that are looked for on the machine, here below a directory made for the test.
@Suite struct MachineFontTests {
  /// `b/deep/mono.ttf` and `a.ttf`, beside files that are no fonts and one that is broken.
  private func withMachine(_ body: (String) throws -> Void) throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: UUID().uuidString)
    let deep = root.appending(path: "b/deep")
    try manager.createDirectory(at: deep, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: root) }
    let mono = URL(filePath: Fixtures.font("DejaVuSansMono.ttf"))
    try manager.copyItem(at: mono, to: deep.appending(path: "mono.ttf"))
    let noto = URL(filePath: Fixtures.font("NotoSans-Regular.ttf"))
    try manager.copyItem(at: noto, to: root.appending(path: "a.TTF"))
    try Data("no font".utf8).write(to: root.appending(path: "broken.otf"))
    try Data("text".utf8).write(to: root.appending(path: "b/readme.txt"))
    try manager.createSymbolicLink(at: root.appending(path: "loop"), withDestinationURL: root)
    try body(root.path(percentEncoded: false))
  }

  private func prepared(
    _ text: String, _ family: FontDescription.Family, _ fonts: FontLibrary
  ) -> any PreparedText {
    let font = FontDescription(family: family, size: 100)
    return Typesetter(fonts: fonts, mode: .exact).prepare(
      StyledText(runs: [.init(text: text, font: font)]))
  }

  @Test func `nothing is searched unasked`() throws {
    #expect(try FontLibrary().fallbackFamilies.isEmpty)
  }

  @Test func `fonts are found in the order of their paths`() throws {
    try withMachine { path in
      var fonts = try FontLibrary()
      let names = fonts.addMachineFonts(in: [path, "/nowhere"])
      #expect(names.contains("Noto Sans") && names.contains("DejaVu Sans Mono"))
      #expect(fonts.fallbackFamilies == ["Noto Sans", "DejaVu Sans Mono"])
    }
  }

  @Test func `texts that use one say so`() throws {
    try withMachine { path in
      var fonts = try FontLibrary()
      fonts.addMachineFonts(in: [path])
      #expect(prepared("a", .named("DejaVu Sans Mono"), fonts).machineFonts == ["DejaVu Sans Mono"])
      // U+2588 is a block that Inter and Noto Sans lack.
      #expect(prepared("a\u{2588}", .system, fonts).machineFonts == ["DejaVu Sans Mono"])
      #expect(prepared("a", .system, fonts).machineFonts.isEmpty)
      #expect(prepared("a", .named("Inter"), fonts).machineFonts.isEmpty)
    }
  }

  @Test func `fonts that were named come first`() throws {
    try withMachine { path in
      var fonts = try FontLibrary()
      try fonts.add(file: Fixtures.font("DejaVuSans.ttf"))
      fonts.addMachineFonts(in: [path])
      #expect(fonts.fallbackFamilies.first == "DejaVu Sans")
      #expect(prepared("\u{2588}", .system, fonts).machineFonts.isEmpty)
    }
  }
}
