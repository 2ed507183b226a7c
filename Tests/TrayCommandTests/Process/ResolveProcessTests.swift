// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing

@testable import tray

/// A command line and the file that holds its whole output.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let line: String
  let file: String

  var testDescription: String { line }

  static let all = [
    GoldenCase(
      line: "resolve Fixtures/conformance/cli/flow.json --device iphone-16-pro",
      file: "resolve.txt"),
    GoldenCase(
      line: "resolve Fixtures/conformance/cli/flow.json --device iphone-se-3 --format json",
      file: "resolve.json"),
    GoldenCase(line: "devices", file: "devices.txt"),
    GoldenCase(
      line: "devices --devices Fixtures/conformance/cli/devices.json --format json",
      file: "devices.json.txt"),
    GoldenCase(line: "--help", file: "help.txt"),
    GoldenCase(line: "resolve --help", file: "help-resolve.txt"),
    GoldenCase(line: "explain --help", file: "help-explain.txt"),
    GoldenCase(line: "compare --help", file: "help-compare.txt"),
    GoldenCase(line: "render --help", file: "help-render.txt"),
    GoldenCase(line: "report --help", file: "help-report.txt"),
    GoldenCase(line: "simulate --help", file: "help-simulate.txt"),
    GoldenCase(line: "sweep --help", file: "help-sweep.txt"),
    GoldenCase(
      line: "compare Fixtures/surfaces/list-sheet.json --looks floating,native"
        + " --device iphone-duo,iphone-duo:inner --orientation landscape",
      file: "compare.txt"),
    GoldenCase(line: "help devices", file: "help-devices.txt"),
    GoldenCase(line: "schema -h", file: "help-schema.txt"),
    GoldenCase(line: "--version", file: "version.txt"),
  ]
}

@Suite struct ResolveProcessTests {
  @Test func `fonts of the machine are used and named on request`() throws {
    let manager = FileManager.default
    let home = manager.temporaryDirectory.appending(path: UUID().uuidString)
    let fonts = home.appending(path: ".fonts")
    try manager.createDirectory(at: fonts, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: home) }
    try manager.copyItem(
      at: TrayProcess.folder.appending(path: "Fixtures/fonts/LayoutBox-Ital.ttf"),
      to: fonts.appending(path: "box.ttf"))
    let flow = """
      {"schema": "tray.flow", "version": 1, "id": "f", "steps": [{"id": "s", "content":
        {"type": "text", "text": "aa", "family": "LayoutBox Ital", "size": 20}}]}
      """
    func run(_ options: [String]) throws -> TrayProcess.Outcome {
      try TrayProcess.run(
        ["resolve", "-"] + options, input: flow, environment: ["HOME": home.path])
    }
    #expect(try run([]).output.contains("no font of the family “LayoutBox Ital” was added"))
    let asked = try run(["--system-fonts"])
    #expect(asked.code == 0)
    #expect(asked.output.contains("measured in “LayoutBox Ital” as it is on this machine"))
  }

  // 36 times a: 0.5 em in LayoutBox are 360 of 402 points at 20, while Inter's are wider than 0.56.
  @Test func `texts are measured in the default font that is given`() throws {
    let text = String(repeating: "a", count: 36)
    let flow = """
      {"schema": "tray.flow", "version": 1, "id": "f", "steps": [{"id": "s", "content":
        {"type": "text", "text": "\(text)", "size": 20}}]}
      """
    func run(_ line: String) throws -> String {
      let outcome = try TrayProcess.run(line, input: flow)
      #expect(outcome.code == 0)
      return outcome.output
    }
    let font = " --default-font Fixtures/fonts/LayoutBox-Base.ttf"
    #expect(try run("explain - --metrics inter").contains("= 2 lines × 23.867"))
    #expect(try run("explain -" + font).contains("= 1 line × 23.867"))
    #expect(try !run("resolve - --format json").contains("defaultFont"))
    let found = try run("resolve - --format json" + font)
    #expect(found.contains(#""defaultFont": "LayoutBox Base""#))
    #expect(!found.contains(#""metrics""#))
  }

  // 36 times a: 376 of 402 points at 20 on a phone, by the table of widths.
  @Test func `whose widths the system font has is asked for, and the result says so`() throws {
    let text = String(repeating: "a", count: 36)
    let flow = """
      {"schema": "tray.flow", "version": 1, "id": "f", "steps": [{"id": "s", "content":
        {"type": "text", "text": "\(text)", "size": 20}}]}
      """
    func run(_ line: String) throws -> String { try TrayProcess.run(line, input: flow).output }
    #expect(try run("explain -").contains("= 1 line × 23.867"))
    #expect(try run("explain - --metrics phone").contains("= 1 line × 23.867"))
    #expect(try run("resolve - --format json").contains(#""metrics": "phone""#))
    #expect(try run("resolve - --format json --metrics inter").contains(#""metrics": "inter""#))
    #expect(try TrayProcess.run("resolve - --metrics arial", input: flow).code == 64)
  }

  @Test func `the program lies beside the tests`() {
    #expect(FileManager.default.isExecutableFile(atPath: TrayProcess.program.path()))
  }

  // Each text was checked by eye, and the heights of resolve.txt and resolve.json by hand: 150 is
  // 15 + 80 + 10 + 30 + 15, 778 is 874 - 62 - 34, 637 is 667 - 20 - 10, and 1000 points scroll.
  @Test(arguments: GoldenCase.all)
  func `the whole output is as written down`(_ golden: GoldenCase) throws {
    let outcome = try TrayProcess.run(golden.line)
    #expect(outcome.output == (try GoldenText.text(golden.file)))
    #expect(outcome.messages == "")
    #expect(outcome.code == 0)
  }

  // The smallest phone on its side, with the keyboard up and very large German text: there is no
  // room for the field that has the focus, and the output says so, view by view.
  @Test func `what does not fit is named`() throws {
    let outcome = try TrayProcess.run(
      "resolve Fixtures/flows/pick-for-me.json --device iphone-se-1 --orientation landscape"
        + " --text-size ax3 --locale de --keyboard up --step area")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains("searchfield#search has the keyboard's focus but does not show"))
    #expect(outcome.output.contains("points of the content do not show"))
  }

  // The examples of the help are what a person tries first.
  @Test(arguments: ArgumentTable.tray.commands.flatMap { $0.examples })
  func `the examples of the help run`(_ example: String) throws {
    // A file that an example writes goes into a folder of its own.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = example.replacing(" -o ", with: " -o \(folder.path())/")
    let outcome = try TrayProcess.shell("tray \(line)")
    // Over many cases some flows have errors on the smallest phones, which the last line names.
    let hasErrors = outcome.messages.contains("worst: error")
    #expect(outcome.code == (hasErrors ? 1 : 0))
    let sumsUp =
      ["sweep", "report"].contains { example.hasPrefix($0) } && !example.contains("--find")
    #expect(outcome.messages.split(separator: "\n").count == (sumsUp ? 1 : 0))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(outcome.output.isEmpty != files.isEmpty)
  }

  @Test(arguments: JSONSchema.names)
  func `schemas are printed`(_ name: String) throws {
    let outcome = try TrayProcess.run("schema \(name)")
    let schema = try #require(JSONSchema.schema(name))
    #expect(outcome.output == JSONWriter.text(schema) + "\n")
    #expect(outcome.code == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
  }

  @Test func `the same input gives the same bytes`() throws {
    let line = "resolve Fixtures/flows/pick-for-me.json --format json --keyboard up,down"
    #expect(try TrayProcess.run(line).output == TrayProcess.run(line).output)
  }

  @Test func `axes multiply and steps filter`() throws {
    let outcome = try TrayProcess.run(
      "resolve Fixtures/conformance/cli/flow.json --text-size large,ax1 --keyboard up,down"
        + " --device iphone-se-3,iphone-16-pro --step b --format json")
    #expect(outcome.code == 0)
    #expect(outcome.output.components(separatedBy: "\"step\": \"b\"").count == 9)
    #expect(!outcome.output.contains("\"step\": \"a\""))
  }

  // MARK: - Streams

  @Test func `standard input is read for a dash and for nothing`() throws {
    let flow = try GoldenText.text("flow.json")
    let named = try TrayProcess.run("resolve -", input: flow)
    #expect(named.output == (try GoldenText.text("resolve.txt")))
    #expect(try TrayProcess.run("resolve", input: flow).output == named.output)
    let broken = try TrayProcess.run("resolve -", input: "{")
    #expect(broken.output == "")
    #expect(broken.messages.hasPrefix("<stdin>:1:2: error: "))
    #expect(broken.code == 2)
  }

  @Test func `without a file at a terminal there is a short help`() throws {
    let terminal = try #require(Terminal())
    let process = Process()
    process.executableURL = TrayProcess.program
    process.arguments = ["resolve"]
    let (output, messages) = (Pipe(), Pipe())
    process.standardInput = terminal.handle
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(result.isEmpty)
    #expect(process.terminationStatus == 64)
    #expect(
      String(decoding: errors, as: UTF8.self) == """
        tray resolve: print the heights of every step of flows, for every combination
        asked for

        Usage: tray resolve [OPTIONS] FILE…

        'tray resolve --help' tells more.

        """)
  }

  @Test func `a reader that leaves is no error`() throws {
    let outcome = try TrayProcess.shell(
      "{ tray resolve Fixtures/flows/*.json --text-size large,ax1,ax2 --format json;"
        + " echo $? >&2; } | head -1")
    #expect(outcome.output == "{\n")
    #expect(outcome.messages == "0\n")
  }

  @Test func `a full disk is an error`() throws {
    let outcome = try TrayProcess.shell("tray devices > /dev/full")
    #expect(outcome.messages == "tray: error: the result could not be written\n")
    #expect(outcome.code == 2)
  }

  @Test func `colour follows the flag, then the environment`() throws {
    let words = ["resolve", "Fixtures/conformance/cli/flow.json"]
    func isColored(_ more: [String], _ environment: [String: String]) throws -> Bool {
      try TrayProcess.run(words + more, environment: environment).output.contains("\u{1B}[")
    }
    #expect(try !isColored([], [:]))
    #expect(try isColored([], ["FORCE_COLOR": "1"]))
    #expect(try !isColored([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(try isColored([], ["FORCE_COLOR": "1", "NO_COLOR": ""]))
    #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color=never"], ["FORCE_COLOR": "1"]))
  }

  @Test func `colour changes no word`() throws {
    let line = "resolve Fixtures/conformance/cli/flow.json --color always"
    let plain = try TrayProcess.run(line).output
      .replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == (try GoldenText.text("resolve.txt")))
  }
}

/// A terminal that nobody sits at.
private struct Terminal {
  /// The side that a program takes for its terminal.
  let handle: FileHandle
  private let controller: FileHandle

  /// Opens a pair; nil where the system has none to give.
  init?() {
    guard let controller = Self.open("/dev/ptmx") else { return nil }
    // The requests by which Linux unlocks the other side (TIOCSPTLCK) and numbers it (TIOCGPTN).
    var lock: Int32 = 0
    var number: Int32 = 0
    guard unsafe ioctl(controller.fileDescriptor, 0x4004_5431, &lock) == 0,
      unsafe ioctl(controller.fileDescriptor, 0x8004_5430, &number) == 0,
      let handle = Self.open("/dev/pts/\(number)")
    else { return nil }
    self.controller = controller
    self.handle = handle
  }

  private static func open(_ path: String) -> FileHandle? {
    let descriptor = unsafe Foundation.open(path, O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
