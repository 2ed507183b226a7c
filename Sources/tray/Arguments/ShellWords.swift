// SPDX-License-Identifier: MIT

/// Spells command lines for a shell.
enum ShellWords {
  /// The command line that asks for the same again.
  static func line(_ arguments: ParsedArguments) -> String {
    var words = ["tray", arguments.command.name]
    // What begins with a dash would be read as an option.
    words += arguments.operands.map { $0.hasPrefix("-") && $0 != "-" ? "./" + $0 : $0 }
    for option in arguments.command.options {
      guard let values = arguments.given[option.name], !values.isEmpty else { continue }
      switch option.value {
      case .none: words.append(option.flag)
      case .text, .choice, .optionalChoice:
        words.append("\(option.flag)=\(values[values.count - 1])")
      case .list, .choices: words.append("\(option.flag)=\(values.joined(separator: ","))")
      }
    }
    return words.map(quoted).joined(separator: " ")
  }

  /// A word as a shell of POSIX reads it back.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || "-_./=,:+@%".utf8.contains(byte)
      }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
