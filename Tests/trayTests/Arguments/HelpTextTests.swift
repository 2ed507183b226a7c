// SPDX-License-Identifier: MIT
import Testing

@testable import tray

@Suite struct HelpTextTests {
  @Test func theProgramsHelpListsCommands() {
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

  @Test func aCommandsHelpListsItsOptions() {
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
  func linesFitTheTerminal(columns: Int) {
    let text = HelpText(table: .example, columns: columns).text(for: nil)
    for line in text.split(separator: "\n") {
      #expect(displayWidth(of: line) <= max(columns, 53))
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func aHintNamesTheHelpThatApplies() {
    let help = HelpText(table: .example)
    #expect(help.hint(for: UsageError(message: "")) == "'tray --help' tells more.")
    #expect(
      help.hint(for: UsageError(message: "", command: "resolve"))
        == "'tray resolve --help' tells more.")
  }
}
