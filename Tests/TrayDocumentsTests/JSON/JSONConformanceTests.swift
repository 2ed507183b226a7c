// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport

/// One case of the public test suite for JSON readers.
struct ConformanceCase: Sendable, CustomTestStringConvertible, Decodable {
  let name: String
  let bytes: [UInt8]
  let ours: String?

  var testDescription: String { name }

  private enum Key: String, CodingKey {
    case name, text, hex, `repeat`, ours, reason
  }

  private struct Unreadable: Error {}

  /// A text and how often it stands, written as `["[", 500]`.
  private struct Repetition: Decodable {
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      let text = try container.decode(String.self)
      let count = try container.decode(Int.self)
      bytes = Array(String(repeating: text, count: count).utf8)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    ours = try container.decodeIfPresent(String.self, forKey: .ours)
    if ours != nil { _ = try container.decode(String.self, forKey: .reason) }
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      bytes = Array(text.utf8)
    } else if let hex = try container.decodeIfPresent(String.self, forKey: .hex) {
      let digits = Array(hex)
      bytes = try stride(from: 0, to: digits.count, by: 2).map { index in
        guard let byte = UInt8(String(digits[index...(index + 1)]), radix: 16) else {
          throw Unreadable()
        }
        return byte
      }
    } else {
      bytes = try container.decode([Repetition].self, forKey: .repeat).flatMap(\.bytes)
    }
  }

  /// Whether our reader is to read the case: as its name says, unless we chose otherwise.
  var isToBeRead: Bool {
    ours.map { $0 == "read" } ?? name.hasPrefix("y_")
  }

  private struct Table: Decodable {
    let cases: [ConformanceCase]
  }

  static let all: [ConformanceCase] = {
    let file = Fixtures.url("conformance/json/parsing.json")
    let table = try? JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    return table?.cases ?? []
  }()
}

@Suite struct JSONConformanceTests {
  @Test func `the table is complete`() {
    #expect(ConformanceCase.all.count == 318)
    #expect(ConformanceCase.all.count { $0.name.hasPrefix("y_") } == 95)
    #expect(ConformanceCase.all.count { $0.name.hasPrefix("n_") } == 188)
    #expect(ConformanceCase.all.allSatisfy { !$0.name.hasPrefix("i_") || $0.ours != nil })
  }

  @Test(arguments: ConformanceCase.all)
  func `reads what is JSON and refuses the rest`(_ example: ConformanceCase) {
    let source = SourceText(file: example.name, bytes: example.bytes)
    let result = Result { () throws(DocumentErrors) in try JSONDocument.parse(source) }
    switch result {
    case .success: #expect(example.isToBeRead, "was read")
    case .failure(let errors): #expect(!example.isToBeRead, "was refused: \(errors)")
    }
  }
}
