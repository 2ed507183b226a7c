// SPDX-License-Identifier: MIT

import TrayKit

extension ArgumentTable {
  static let completions: Command = Command(
    name: "completions",
    summary: "print a script that lets a shell complete command lines of this program",
    operands: Operands(
      placeholder: Shell.allCases.map(\.rawValue).joined(separator: "|"), count: 1...1),
    examples: ["completions bash", "completions zsh", "completions fish"],
    run: { arguments, program throws(CommandError) in
      try CompletionsCommand(arguments: arguments, output: program.output).run()
      return .success
    })

  static let man: Command = Command(
    name: "man", summary: "print the manual, as a page for man: tray man > tray.1",
    examples: ["man"],
    run: { arguments, program throws(CommandError) in
      program.output.write(ManualPage(table: .tray, version: TrayKitVersion.number).text)
      return .success
    })
}

extension ArgumentTable.Operands {
  /// The words of which one is expected; none where files or nothing are.
  var choices: [String] {
    placeholder.contains("|") ? placeholder.split(separator: "|").map(String.init) : []
  }

  /// Whether files are expected.
  var areFiles: Bool { placeholder.hasPrefix("FILE") }
}

extension ArgumentTable.Value {
  /// The words that can follow; none where any text can.
  var words: [String] {
    switch self {
    case .choice(let words), .optionalChoice(let words, _), .choices(let words): words
    case .none, .text, .list: []
    }
  }

  /// What help calls the value, or nil where none follows.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let name), .list(let name): name
    case .choice, .optionalChoice, .choices: "VALUE"
    }
  }

  /// Whether several values stand between commas.
  var isList: Bool {
    switch self {
    case .list, .choices: true
    case .none, .text, .choice, .optionalChoice: false
    }
  }

  /// Whether the value names files or directories.
  var isFile: Bool { placeholder == "FILE" || placeholder == "PATH" }
}
