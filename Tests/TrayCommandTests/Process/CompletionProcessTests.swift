// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

/// What shells and `man` say of what the program prints for them.
@Suite struct CompletionProcessTests {
  private static func has(_ program: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// What bash completes the last word of a line to.
  private static func completed(_ words: [String]) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try TrayProcess.shell(
      """
      tray completions bash > "${TMPDIR:-/tmp}/tray-$$.bash"
      bash -c 'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tray
        printf "%s\\n" "${COMPREPLY[@]}"' "${TMPDIR:-/tmp}/tray-$$.bash" \(line)
      rm "${TMPDIR:-/tmp}/tray-$$.bash"
      """)
    #expect(outcome.messages == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: has("bash")),
    arguments: [
      (["tray", "re"], ["resolve", "render", "report"]),
      (["tray", "resolve", "--dev"], ["--device", "--devices"]),
      (["tray", "sweep", "--format", "j"], ["jsonl"]),
      // bash hands `--format=c` over as three words.
      (["tray", "sweep", "--format", "=", "c"], ["csv"]),
      (["tray", "sweep", "--text-size", "large,ax"], (1...5).map { "large,ax\($0)" }),
      (["tray", "resolve", "f.json", "--device", "iphone-se-"], (1...3).map { "iphone-se-\($0)" }),
      (["tray", "completions", "f"], ["fish"]),
    ])
  func `Bash completes`(_ words: [String], _ expected: [String]) throws {
    #expect(try Self.completed(words) == expected)
  }

  @Test(.enabled(if: has("bash"))) func `every command and option is completed`() throws {
    for command in ArgumentTable.tray.commands {
      #expect(try Self.completed(["tray", command.name]).contains(command.name))
      let options = try Self.completed(["tray", command.name, "--"])
      #expect(
        options == ArgumentTable.tray.options(of: command).map(\.flag), "\(command.name)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `shells find no mistake`(_ shell: String) throws {
    let outcome = try TrayProcess.run("completions \(shell)")
    #expect(outcome.code == 0 && outcome.messages == "")
    for command in ArgumentTable.tray.commands { #expect(outcome.output.contains(command.name)) }
    guard Self.has(shell) else { return }
    let check = try TrayProcess.shell(
      "tray completions \(shell) > \"${TMPDIR:-/tmp}/tray-$$\" && \(shell) -n \"${TMPDIR:-/tmp}/tray-$$\""
        + "; code=$?; rm \"${TMPDIR:-/tmp}/tray-$$\"; exit $code")
    #expect(check.code == 0 && check.messages == "", "\(check.messages)")
  }

  @Test(.enabled(if: has("fish"))) func `fish completes what follows an option`() throws {
    let outcome = try TrayProcess.shell(
      "tray completions fish > \"${TMPDIR:-/tmp}/tray-$$.fish\"; HOME=${TMPDIR:-/tmp} fish --no-config -c"
        + " 'source $argv[1]; complete -C \"tray sweep --format \"' \"${TMPDIR:-/tmp}/tray-$$.fish\";"
        + " rm \"${TMPDIR:-/tmp}/tray-$$.fish\"")
    let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words == ["csv", "jsonl", "table"] || words == ["table", "csv", "jsonl"])
  }

  @Test func `a shell that is not known is refused`() throws {
    let outcome = try TrayProcess.run("completions fisch")
    #expect(outcome.code == 64)
    #expect(
      outcome.messages.contains("expected bash, zsh, fish, found 'fisch'; did you mean 'fish'?"))
  }

  // MARK: - The manual

  @Test func `the manual has all commands and options in plain letters`() throws {
    let page = try TrayProcess.run("man").output
    #expect(page.hasPrefix(".TH TRAY 1 "))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    let plain = page.replacing("\\-", with: "-").replacing("\\fB", with: "").replacing(
      "\\fR", with: "")
    for command in ArgumentTable.tray.commands {
      #expect(plain.contains("\n.SS \(command.name)"))
      for option in command.options {
        #expect(plain.contains("\n\(option.flag)") || plain.contains(", \(option.flag)"))
      }
    }
    for code in ExitCode.allCases { #expect(plain.contains("\n.B \(code.rawValue)\n")) }
    for name in ["COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM"] {
      #expect(plain.contains("\n.B \(name)") || plain.contains(", \(name)\n"))
    }
  }

  @Test(.enabled(if: has("man"))) func `man reads the page without a warning`() throws {
    let outcome = try TrayProcess.shell(
      "tray man > \"${TMPDIR:-/tmp}/tray-$$.1\"; LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l"
        + " \"${TMPDIR:-/tmp}/tray-$$.1\" | cat; rm \"${TMPDIR:-/tmp}/tray-$$.1\"")
    #expect(outcome.messages == "", "\(outcome.messages)")
    #expect(outcome.output.contains("EXIT STATUS"))
  }

  @Test(.enabled(if: has("mandoc"))) func `mandoc finds no mistake`() throws {
    let outcome = try TrayProcess.shell(
      "tray man | mandoc -T lint -W warning | grep -v 'missing date'")
    #expect(outcome.output == "", "\(outcome.output)")
  }
}
