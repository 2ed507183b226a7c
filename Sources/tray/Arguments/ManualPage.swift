// SPDX-License-Identifier: MIT

/// The manual as a page for `man`, made from the table that the parser reads.
struct ManualPage {
  let table: ArgumentTable
  let version: String

  /// The page in the language of roff, in ASCII.
  var text: String {
    let program = table.program
    var lines = [
      ".TH \(program.uppercased()) 1 \"\" \"\(program) \(version)\" \"User Commands\"",
      // Long lists of choices can't be stretched to both margins.
      ".ad l", ".SH NAME", "\(program) \\- \(words(table.summary))",
      ".SH SYNOPSIS", ".B \(program)", "\\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...",
      ".SH DESCRIPTION",
      words(
        "Options stand anywhere; values follow a blank or an equals sign; those between commas"
          + " may be given together or one by one. A dash alone is standard input."),
      ".SH COMMANDS",
    ]
    for command in table.commands { lines += section(command) }
    lines.append(".SH COMMON OPTIONS")
    for option in table.commonOptions { lines += entry(option) }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", words(code.meaning)]
    }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in Self.environment {
      lines += [".TP", ".B \(words(name))", words(meaning)]
    }
    lines.append(".SH EXAMPLES")
    for example in table.commands.flatMap(\.examples) {
      lines += [".TP", words("\(program) \(example)")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The variables that count, and for what.
  private static let environment = [
    ("COLUMNS", "How wide help is, from 40 to 120 columns; 80 where it is not set."),
    ("NO_COLOR", "Turns colours off where it is not empty, unless --color says otherwise."),
    ("FORCE_COLOR, CLICOLOR_FORCE", "Turn colours on, also where the output is no terminal."),
    ("TERM", "No colours where it is dumb."),
  ]

  private func section(_ command: ArgumentTable.Command) -> [String] {
    var title = "\\fB\(words(command.name))\\fR"
    if !command.options.isEmpty { title += " [\\fIOPTIONS\\fR]" }
    if !command.operands.placeholder.isEmpty {
      title += " \\fI\(words(command.operands.placeholder))\\fR"
    }
    return [".SS \(title)", words(command.summary)] + command.options.flatMap(entry)
  }

  private func entry(_ option: ArgumentTable.Option) -> [String] {
    var title = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    title += "\\fB\(words(option.flag))\\fR"
    switch option.value {
    case .none: break
    case .text(let name): title += " \\fI\(words(name))\\fR"
    case .list(let name): title += " \\fI\(words(name))\\fR,..."
    case .choice(let choices): title += " \(breakable(choices, "|"))"
    case .optionalChoice(let choices, _): title += "[=\(breakable(choices, "|"))]"
    case .choices(let choices): title += " \(breakable(choices, ","))"
    }
    return [".TP", title, words(option.help)]
  }

  /// Choices on one line, which may end after any of them.
  private func breakable(_ choices: [String], _ separator: String) -> String {
    choices.map(words).joined(separator: separator + "\\:")
  }

  /// A text with what roff would take for its own made plain.
  private func words(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "\n": result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    // A line that begins so would be a request.
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
