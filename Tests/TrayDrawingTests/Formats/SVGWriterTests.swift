// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import TrayGeometry
import TrayKit
import Testing

@testable import TrayDrawing

@Suite struct SVGWriterTests {
  /// What an XML parser finds in a text.
  private final class Reader: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var titles: [String] = []
    var uses: Set<String> = []
    var defined: Set<String> = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if let id = attributes["id"] {
        ids.append(id)
        if name == "path" { defined.insert(id) }
      }
      if name == "use", let target = attributes["href"] { uses.insert(String(target.dropFirst())) }
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "title" { titles.append(text) }
    }
  }

  private func read(_ text: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    return reader
  }

  @Test func `the file is well-formed and says what each view is`() throws {
    let found = try read(SVGWriter.text(try Pictures.picture()))
    #expect(found.titles.first == "mood")
    #expect(found.titles.contains { $0.hasPrefix("vstack/flow/chip[1]: ") })
    #expect(found.ids.contains("secret"))
    #expect(found.ids.contains("vstack/flow/chip[1]"))
    #expect(Set(found.ids).count == found.ids.count)
  }

  @Test func `every outline that is used is defined, once`() throws {
    let found = try read(SVGWriter.text(try Pictures.picture()))
    #expect(!found.uses.isEmpty)
    #expect(found.uses == found.defined)
  }

  @Test func `the same picture twice keeps identifiers unique`() throws {
    let picture = try Pictures.picture()
    let sheet = ContactSheet.of([picture, picture], columns: 2, page: Ink(0), title: "<&\">")
    let found = try read(SVGWriter.text(sheet))
    #expect(found.titles.first == "<&\">")
    #expect(Set(found.ids).count == found.ids.count)
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (-0.004, "0"), (1234.567, "1234.57"), (-2.25, "-2.25"),
    (.infinity, "0"), (.nan, "0"),
  ])
  func `numbers are short`(_ value: Double, _ text: String) {
    #expect(Numbers.short(value) == text)
  }

  // Half of a thousandth goes to the even one, as in results.
  @Test(arguments: [
    (328.66666, "328.667"), (0.0625, "0.062"), (0.1875, "0.188"), (-12.0001, "-12"), (40.5, "40.5"),
  ])
  func `numbers for people have three digits`(_ value: Double, _ text: String) {
    #expect(PlainNumber.rounded(value) == text)
  }
}
