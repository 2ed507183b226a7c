// SPDX-License-Identifier: MIT

import Foundation
import TrayLayout
import TrayTestSupport

@testable import TrayText

/// The texts of all golden cases, and where the package's data let them break.
enum BreakCorpus {
  /// The positions at which a line may break.
  static func lineBreaks(in text: String, _ language: String) throws -> [Int] {
    try positions(of: Mark.lineBreak, in: text, language)
  }

  static func texts() throws -> [String] {
    struct File: Decodable {
      struct Case: Decodable { var text: String? }
      var cases: [Case]?
    }
    let folder = Fixtures.root.appending(path: "Fixtures/conformance/text")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    var known: Set<[UInt16]> = []
    var texts: [String] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      let file = try JSONDecoder().decode(
        File.self, from: Fixtures.data("conformance/text/" + name))
      for text in (file.cases ?? []).compactMap(\.text)
      where known.insert(Array(text.utf16)).inserted {
        texts.append(text)
      }
    }
    return texts
  }

  private static let fonts = Result { try FontLibrary() }

  static func positions(
    of mark: UInt8, in string: String, _ language: String
  ) throws -> [Int] {
    let text = StyledText(
      runs: [.init(text: string, font: FontDescription(size: 10))], language: language)
    let shaped = TextShaper.shape(
      text, baseSize: 10, fonts: try fonts.get(),
      rules: TypesettingOptions(mode: .exact).shapingRules)
    return shaped.marks.indices.filter { shaped.marks[$0] & mark != 0 }
  }
}
