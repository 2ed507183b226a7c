// SPDX-License-Identifier: MIT

import Testing
import TrayReports

@testable import tray

@Suite struct HelpTextTests {
  @Test func `the program's help lists commands`() {
    let expected = """
      tray: answers what height a bottom sheet takes

      Usage: tray COMMAND [OPTIONS]

      Commands:
        resolve  Print the heights of every step.
        devices  List the known devices.

      Options:
            --color auto|always|never  When output is coloured; by default when a
                                       person looks at it in a terminal.
        -q, --quiet                    Print no messages.
        -v, --verbose                  Print more; may be repeated.
        -h, --help                     Print this help.
        -V, --version                  Print the version.

      'tray help COMMAND' tells more about a command.

      """
    #expect(HelpText(table: .example).text(for: nil) == expected)
  }

  @Test func `a command's help lists its options`() {
    let expected = """
      tray resolve: Print the heights of every step.

      Usage: tray resolve [OPTIONS] FILE…

      Options:
            --device ID,…       Devices to resolve on.
            --keyboard up,down  Where the keyboard is.
        -o, --output FILE       Where the result goes.
        -u, --update[=missing|changed|all]
                                Which goldens are written anew.

      Common options:
      """
    let text = HelpText(table: .example).text(for: ArgumentTable.example.command("resolve"))
    #expect(text.hasPrefix(expected))
  }

  @Test(arguments: [40, 60, 80, 200])
  func `lines fit the terminal`(columns: Int) {
    let text = HelpText(table: .example, columns: columns).text(for: nil)
    for line in text.split(separator: "\n") {
      #expect(displayWidth(of: line) <= max(columns, 53))
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test(arguments: [
    (nil, 80), ("100", 100), ("40", 40), ("1", 40), ("-5", 40), ("9999", 120), ("wide", 80),
    ("99999999999999999999", 80),
  ])
  func `the environment says how wide the terminal is`(_ value: String?, _ columns: Int) {
    #expect(HelpText.columns { $0 == "COLUMNS" ? value : nil } == columns)
  }

  @Test(arguments: [40, 60, 80, 120])
  func `options with many words are broken`(columns: Int) throws {
    for command in ArgumentTable.tray.commands {
      var plain = command
      // Examples are there to be copied, so that they stay on one line.
      plain.examples = []
      let text = HelpText(table: .tray, columns: columns).text(for: plain)
      for line in text.split(separator: "\n") { #expect(displayWidth(of: line) <= columns) }
      let words = text.split(whereSeparator: \.isWhitespace).joined()
      for option in plain.options { #expect(option.value.words.allSatisfy(words.contains)) }
    }
  }

  @Test func `a hint names the help that applies`() {
    let help = HelpText(table: .example)
    #expect(help.hint(for: UsageError(message: "")) == "'tray --help' tells more.")
    #expect(
      help.hint(for: UsageError(message: "", command: "resolve"))
        == "'tray resolve --help' tells more.")
  }
}
