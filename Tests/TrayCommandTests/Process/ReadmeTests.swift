// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// README shows what programs print.
@Suite struct ReadmeTests {
  /// A command of README with the lines that are shown of its output.
  struct Shown: Sendable, CustomTestStringConvertible {
    var command: String
    var lines: [Substring]
    var testDescription: String { command }
  }

  private static func blocks() throws -> [Substring] {
    let url = TrayProcess.folder.appending(path: "README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    // Every second part lies between two fences.
    return text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The commands of the program whose output is shown, and not written to a file.
  static func shown() throws -> [Shown] {
    var found: [Shown] = []
    for block in try blocks() {
      let lines = block.replacing("\\\n", with: " ").split(separator: "\n")
      for line in lines {
        if line.hasPrefix("$ ") {
          found.append(Shown(command: String(line.dropFirst(2)), lines: []))
        } else if !found.isEmpty, lines.first?.hasPrefix("$ ") == true {
          found[found.count - 1].lines.append(line)
        }
      }
    }
    return found.filter { $0.command.hasPrefix("tray ") && !$0.lines.isEmpty }
  }

  @Test func commandsAreShown() throws {
    #expect(try Self.shown().count >= 6)
  }

  @Test("what is shown is printed, in this order", arguments: try shown())
  func outputs(shown: Shown) throws {
    let outcome = try TrayProcess.shell(shown.command)
    var printed = outcome.output.split(separator: "\n")[...]
    for line in shown.lines where line != "…" {
      guard let place = printed.firstIndex(of: line) else {
        Issue.record("not printed here: \(line)")
        return
      }
      printed = printed[(place + 1)...]
    }
  }

  @Test func theProgramOfReadmeIsTheSnippetAndPrintsWhatIsShown() throws {
    let blocks = try Self.blocks()
    let place = try #require(blocks.firstIndex { $0.hasPrefix("swift\n") })
    let code = blocks[place].dropFirst("swift\n".count)
    let url = TrayProcess.folder.appending(path: "Snippets/ResolveStep.swift")
    #expect(try String(contentsOf: url, encoding: .utf8).hasSuffix("// snippet.show\n" + code))
    let snippet = TrayProcess.program.deletingLastPathComponent().appending(path: "ResolveStep")
    let outcome = try TrayProcess.shell("'\(snippet.path())'")
    #expect(outcome.output == blocks[place + 1].dropFirst())
  }
}
