// SPDX-License-Identifier: MIT

import TrayReports

/// Help, made from the table that the parser reads.
struct HelpText {
  let table: ArgumentTable
  /// The columns of the terminal; lines are broken at words to fit.
  var columns = 80

  /// The columns that an environment gives a person's terminal, within reason; else 80.
  static func columns(_ environment: (String) -> String?) -> Int {
    environment("COLUMNS").flatMap { Int($0) }.map { min(max($0, 40), 120) } ?? 80
  }

  /// The help of a command, or of the program.
  func text(for command: ArgumentTable.Command?) -> String {
    var sections = [summary(of: command), usage(of: command)]
    if command == nil { sections.append(section("Commands", table.commands.map(row))) }
    if let options = command?.options, !options.isEmpty {
      sections.append(section("Options", options.map(row)))
    }
    let title = command == nil ? "Options" : "Common options"
    sections.append(section(title, table.commonOptions.map(row)))
    if let examples = command?.examples, !examples.isEmpty {
      let lines = examples.map { "  \(table.program) \($0)" }
      sections.append((["Examples:"] + lines).joined(separator: "\n"))
    }
    if command == nil, !table.commands.isEmpty {
      sections.append("'\(table.program) help COMMAND' tells more about a command.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What a command is for and how it is called, for a person who gave it nothing.
  func shortText(for command: ArgumentTable.Command?) -> String {
    let error = UsageError(message: "", command: command?.name)
    return [summary(of: command), usage(of: command), hint(for: error)]
      .joined(separator: "\n\n") + "\n"
  }

  /// What stands below a usage error.
  func hint(for error: UsageError) -> String {
    let words = [table.program, error.command, "--help"].compactMap { $0 }
    return "'\(words.joined(separator: " "))' tells more."
  }

  private func summary(of command: ArgumentTable.Command?) -> String {
    let name = [table.program, command?.name].compactMap { $0 }.joined(separator: " ")
    return wrap("\(name): \(command?.summary ?? table.summary)", indent: 0)
  }

  private func usage(of command: ArgumentTable.Command?) -> String {
    let words = [
      "Usage:", table.program, command?.name ?? "COMMAND", "[OPTIONS]",
      command?.operands.placeholder,
    ]
    return wrap(words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "), indent: 7)
  }

  private func row(_ command: ArgumentTable.Command) -> (String, String) {
    (command.name, command.summary)
  }

  private func row(_ option: ArgumentTable.Option) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + option.flag + suffix(option.value), option.help)
  }

  private func suffix(_ value: ArgumentTable.Value) -> String {
    switch value {
    case .none: ""
    case .text(let placeholder): " \(placeholder)"
    case .choice(let choices): " \(choices.joined(separator: "|"))"
    case .optionalChoice(let choices, _): "[=\(choices.joined(separator: "|"))]"
    case .list(let placeholder): " \(placeholder),…"
    case .choices(let choices): " \(choices.joined(separator: ","))"
    }
  }

  /// A title and rows of two columns; a long first column gets a line of its own.
  private func section(_ title: String, _ rows: [(String, String)]) -> String {
    let widths = rows.map { displayWidth(of: $0.0) }
    let gutter = (widths.filter { $0 <= min(30, columns * 3 / 8) }.max() ?? 0) + 4
    let lines = zip(rows, widths).map { row, width in
      let text = wrap(row.1, indent: gutter)
      if width + 4 > gutter { return "  \(broken(row.0))\n\(spaces(gutter))\(text)" }
      return "  \(row.0)\(spaces(gutter - width - 2))\(text)"
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }

  /// Breaks an option with many words behind the signs between them.
  private func broken(_ head: String) -> String {
    let lines = parts(of: head, room: columns - 2 - 6)
    return displayWidth(of: head) + 2 > columns
      ? lines.joined(separator: "\n" + spaces(8)) : head
  }

  /// Breaks a text at blanks; the lines after the first are indented.
  private func wrap(_ text: String, indent: Int) -> String {
    let room = max(20, columns - indent)
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ parts(of: String($0), room: room) }) {
      if let line = lines.last, displayWidth(of: line) + 1 + displayWidth(of: word) <= room {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n" + spaces(indent))
  }

  /// Choices in parts that fit, each with the sign behind it; each part takes as many as it can.
  private func parts(of choices: String, room: Int) -> [String] {
    guard displayWidth(of: choices) > room else { return [choices] }
    var parts = [""]
    var piece = ""
    for (index, character) in choices.enumerated() {
      piece.append(character)
      guard ",|".contains(character) || index == choices.count - 1 else { continue }
      if displayWidth(of: parts[parts.count - 1] + piece) > room, parts != [""] {
        parts.append("")
      }
      parts[parts.count - 1] += piece
      piece = ""
    }
    return parts
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
