// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// README and the pages in `docs` show what programs print.
@Suite struct ReadmeTests {
  /// A command of a page with the lines that are shown of its output.
  struct Shown: Sendable, CustomTestStringConvertible {
    var command: String
    var lines: [Substring]
    var testDescription: String { command }
  }

  private static func blocks(_ page: String) throws -> [Substring] {
    let url = TrayProcess.folder.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    // Every second part lies between two fences.
    return text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// README and every page in `docs`.
  private static func pages() throws -> [String] {
    let folder = TrayProcess.folder.appending(path: "docs").path()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
  }

  /// The commands of the program whose output is shown, and not written to a file.
  static func shown() throws -> [Shown] {
    var found: [Shown] = []
    for block in try pages().flatMap(blocks) {
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

  @Test func `commands are shown`() throws {
    #expect(try Self.shown().count >= 7)
  }

  @Test(arguments: try shown())
  func `what is shown is printed, in this order`(shown: Shown) throws {
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

  @Test func `the program of README is the snippet and prints what is shown`() throws {
    let blocks = try Self.blocks("README.md")
    let place = try #require(blocks.firstIndex { $0.hasPrefix("swift\n") })
    let code = blocks[place].dropFirst("swift\n".count)
    let url = TrayProcess.folder.appending(path: "Snippets/ResolveStep.swift")
    #expect(try String(contentsOf: url, encoding: .utf8).hasSuffix("// snippet.show\n" + code))
    let snippet = TrayProcess.program.deletingLastPathComponent().appending(path: "ResolveStep")
    let outcome = try TrayProcess.shell("'\(snippet.path())'")
    #expect(outcome.output == blocks[place + 1].dropFirst())
  }

  @Test func `the document of README is the file and is resolved`() throws {
    let blocks = try Self.blocks("README.md")
    let document = try #require(blocks.first { $0.hasPrefix("json\n") })
    let url = TrayProcess.folder.appending(path: "docs/mood.json")
    #expect(try String(contentsOf: url, encoding: .utf8) == document.dropFirst("json\n".count))
    #expect(try Self.shown().contains { $0.command == "tray resolve docs/mood.json" })
  }

  @Test func `links lead to files`() throws {
    var count = 0
    for page in try Self.pages() + ["CONTRIBUTING.md"] {
      let url = TrayProcess.folder.appending(path: page)
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#:]+)\)/) {
        let target = url.deletingLastPathComponent().appending(path: String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path()), "\(page): \(match.1)")
        count += 1
      }
    }
    #expect(count >= 12)
  }
}
