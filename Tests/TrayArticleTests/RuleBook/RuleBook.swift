// SPDX-License-Identifier: MIT

import Foundation
import TrayTestSupport

/// The rules of one module: the tables of its article `Rules.md`.
struct RuleBook: Sendable {
  /// One line of a table.
  struct Rule: Sendable {
    var number: String
    /// What the rule says, who says so, and the cases, as they are written.
    var cells: [String]
    /// The tests, golden cases and files that hold the rule.
    var cases: [String]
  }

  var module: String
  var rules: [Rule]

  static let root = Fixtures.url("..").standardizedFileURL

  /// The books of all modules that have one, in alphabetical order.
  static func all() throws -> [RuleBook] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path(percentEncoded: false)
    ).sorted().compactMap { module in
      let article = root.appending(path: "Sources/\(module)/\(module).docc/Rules.md")
      guard let text = try? String(contentsOf: article, encoding: .utf8) else { return nil }
      return RuleBook(module: module, text)
    }
  }

  private init(module: String, _ text: String) {
    self.module = module
    rules = text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("| #") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let number = cells.first, let last = cells.last else { return nil }
      let parts = last.split(separator: "`", omittingEmptySubsequences: false)
      let cases = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      return Rule(number: number, cells: Array(cells.dropFirst()), cases: cases)
    }
  }

  /// Whether a number is that of a rule, or of a section with rules.
  func has(_ number: String) -> Bool {
    rules.contains { $0.number == number || $0.number.hasPrefix(number + ".") }
  }
}

extension RuleBook {
  /// What a rule may name as its case.
  enum Case: Hashable, Sendable {
    /// A golden layout case, or all whose identifiers begin with it and a slash.
    case golden(String)
    /// A file below `Fixtures/conformance`, without its ending.
    case file(String)
    /// A test, by the letters and digits of its name.
    case test(String)

    init(_ name: String) {
      if name.hasPrefix("G-") {
        self = .golden(name)
      } else if name.contains("/"), !name.contains(" ") {
        self = .file(name)
      } else {
        self = .test(Self.normalized(name))
      }
    }

    /// A name without what tells a sentence from a name in one word.
    static func normalized(_ name: some StringProtocol) -> String {
      String(name.lowercased().unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) })
    }
  }

  /// The rules that a file or a golden case lists.
  private struct Header: Decodable {
    struct Case: Decodable {
      var id: String
      var rules: [String]?
    }
    var rules: [String]?
  }

  private struct LayoutFile: Decodable { var cases: [Header.Case] }

  /// The rules of each golden case of layout.
  static func goldenRules() throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    for path in try files(below: "Fixtures/conformance/layout", ending: "json") {
      let file = try JSONDecoder().decode(
        LayoutFile.self, from: Data(contentsOf: root.appending(path: path)))
      for one in file.cases { rules[one.id] = one.rules ?? [] }
    }
    return rules
  }

  /// The rules of each other golden file that lists some.
  static func fileRules() throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    for folder in ["detents", "motion", "release", "text"] {
      for path in try files(below: "Fixtures/conformance/\(folder)", ending: "json") {
        let header = try JSONDecoder().decode(
          Header.self, from: Data(contentsOf: root.appending(path: path)))
        let name = path.dropFirst("Fixtures/conformance/".count).dropLast(".json".count)
        rules[String(name)] = header.rules
      }
    }
    return rules
  }

  /// The names of all tests, normalised.
  static func tests() throws -> Set<String> {
    var names: Set<String> = []
    for path in try files(below: "Tests", ending: "swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for part in text.components(separatedBy: "@Test").dropFirst() {
        guard let start = part.range(of: "func ") else { continue }
        let rest = part[start.upperBound...]
        let isQuoted = rest.hasPrefix("`")
        let name = isQuoted ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" }
        names.insert(Case.normalized(name))
      }
    }
    return names
  }

  /// The files below a folder, as paths from the package.
  static func files(below folder: String, ending: String) throws -> [String] {
    let url = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: url.path(percentEncoded: false))
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix("." + ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
