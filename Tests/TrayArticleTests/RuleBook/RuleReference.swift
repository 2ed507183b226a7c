// SPDX-License-Identifier: MIT

import Foundation

/// A place in a source file that cites rules by their numbers.
struct RuleReference: Sendable {
  var file: String
  /// The module whose rules are meant: the one that is named, else the file's own.
  var module: String
  var numbers: [String]

  /// All references in sources and tests.
  static func all() throws -> [RuleReference] {
    try ["Sources", "Tests"].flatMap { try RuleBook.files(below: $0, ending: "swift") }
      .flatMap { file in
        let text = try text(of: file)
        return text.matches(of: citation).map { match in
          let numbers = String(match.2).matches(of: number).map { String($0.0) }
          let module = match.1.map { String($0) } ?? ownModule(of: file)
          return RuleReference(file: file, module: module, numbers: numbers)
        }
      }
  }

  /// References in the forms of books that lie elsewhere.
  static func dead() throws -> [String] {
    try ["Sources", "Tests"].flatMap { try RuleBook.files(below: $0, ending: "swift") }
      .flatMap { file in
        try text(of: file).matches(of: foreign).map { "\(file): \($0.0)" }
      }
  }

  private static var number: Regex<Substring> { #/[RDMS]?\d+(?:\.\d+)*/# }

  private static var citation: Regex<(Substring, Substring?, Substring)> {
    #/(?:(Tray\w+), )?\bRules ([RDMS]?\d+(?:\.\d+)*(?:(?:, | and | to )[RDMS]?\d+(?:\.\d+)*)*)/#
  }

  private static var foreign: Regex<Substring> {
    #/\b(?:LAYOUT|TEXT|MOTION|SHEETS) \d[\d.]*|\((?:[RDMS]\d+|steps? \d+)\b[^)]*\)|// R\d+:/#
  }

  /// The text of a file with its comments joined over line ends.
  private static func text(of file: String) throws -> String {
    try String(contentsOf: RuleBook.root.appending(path: file), encoding: .utf8)
      .replacing(#/\n *///? /#, with: " ")
  }

  private static func ownModule(of file: String) -> String {
    let folder = file.split(separator: "/").dropFirst().first.map { String($0) } ?? ""
    return folder.hasSuffix("Tests") ? String(folder.dropLast("Tests".count)) : folder
  }
}
