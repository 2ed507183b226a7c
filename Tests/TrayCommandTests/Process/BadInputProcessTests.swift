// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import tray

/// A command line that can't run as asked, with everything that is said about it.
struct BadLine: Sendable, CustomTestStringConvertible {
  let line: String
  let code: Int32
  let messages: String

  init(_ line: String, _ code: Int32, _ messages: String) {
    self.line = line
    self.code = code
    self.messages = messages
  }

  var testDescription: String { line }

  private static let flow = "Fixtures/conformance/cli/flow.json"

  static let usage = [
    BadLine(
      "resolve \(flow) --devce x", 64,
      "unknown option '--devce'; did you mean --device?\n'tray resolve --help' tells more."),
    BadLine(
      "resolve \(flow) --text-size xl", 64,
      "--text-size expects xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3,"
        + " ax4, ax5, accessibility1, accessibility2, accessibility3, accessibility4,"
        + " accessibility5, found 'xl'\n'tray resolve --help' tells more."),
    BadLine(
      "resolve \(flow) --keyboard sideways", 64,
      "--keyboard expects up, down, found 'sideways'\n'tray resolve --help' tells more."),
    BadLine(
      "resolv \(flow)", 64,
      "unknown command 'resolv'; did you mean 'resolve'?\n'tray --help' tells more."),
    BadLine(
      "schema flo", 64,
      "expected flow, script, devices, result, explanation, comparison, sweep, trace, found 'flo';"
        + " did you mean 'flow'?\n"
        + "'tray schema --help' tells more."),
    BadLine(
      "resolve - -", 64,
      "standard input can be read only once; name a file in place of one of the dashes\n"
        + "'tray resolve --help' tells more."),
    BadLine(
      "simulate - --script -", 64,
      "standard input can be read only once; name a file in place of one of the dashes\n"
        + "'tray simulate --help' tells more."),
    BadLine(
      "explain \(flow) --node x --vs locale=de", 64,
      "--node prints the arithmetic of one view; it does not go with --vs\n"
        + "'tray explain --help' tells more."),
    BadLine(
      "explain \(flow) --node x --format json", 64,
      "--node prints the arithmetic of one view; it does not go with --format json\n"
        + "'tray explain --help' tells more."),
    BadLine(
      "explain \(flow) --node=", 64,
      "--node expects a view, found an empty name\n'tray explain --help' tells more."),
    BadLine(
      "schema flow result", 64,
      "'schema' does not expect 'result'\n'tray schema --help' tells more."),
  ]

  static let input =
    [
      BadLine(
        "resolve \(flow) --device iphone-se-9", 2,
        "the device 'iphone-se-9' is not known; did you mean 'iphone-se-1'?"),
      BadLine(
        "resolve \(flow) --device zzz", 2,
        "the device 'zzz' is not known; 'tray devices' lists those that are."),
      BadLine("resolve \(flow) --step aa", 2, "no flow has the step 'aa'; did you mean 'a'?"),
      BadLine("sweep \(flow) --step zzz", 2, "no flow has the step 'zzz'; there is a, b"),
    ]
    + ["resolve", "explain", "compare", "render", "report", "sweep"].map {
      BadLine(
        "\($0) \(flow) --locale german", 2, "'german' is no language tag, such as de or ar-EG")
    }
    + ["explain \(flow) --vs locale=german"].map {
      BadLine($0, 2, "'german' is no language tag, such as de or ar-EG")
    }

  static let places = [
    BadLine(
      "render \(flow) -o nowhere/x.svg", 2,
      "'nowhere/x.svg' can't be written: there is no directory 'nowhere'; make it first"),
    BadLine(
      "report \(flow) -o Fixtures", 2,
      "'Fixtures' can't be written: this is a directory; expected a file"),
    BadLine(
      "report \(flow) -o Fixtures/conformance/../conformance/cli/flow.json", 2,
      "'Fixtures/conformance/../conformance/cli/flow.json' is read;"
        + " name another file for the result"),
    BadLine("report \(flow) --output=", 2, "'' can't be written: the name of the file is empty"),
    BadLine(
      "render \(flow) --format svg -o /dev/full", 2,
      "'/dev/full' can't be written: No space left on device"),
  ]
}

@Suite struct BadInputProcessTests {
  @Test(arguments: BadLine.usage + BadLine.input + BadLine.places)
  func `an invalid line is explained`(_ bad: BadLine) throws {
    let outcome = try TrayProcess.run(bad.line)
    #expect(outcome.output == "")
    #expect(outcome.messages == "tray: error: \(bad.messages)\n")
    #expect(outcome.code == bad.code)
  }

  @Test(arguments: ["resolve", "explain", "compare", "sweep", "report", "render"])
  func `a language without strings is a warning`(_ command: String) throws {
    let outcome = try TrayProcess.run("\(command) Fixtures/flows/pick-for-me.json --locale ee")
    #expect(outcome.code == 0)
    #expect(
      outcome.messages.hasPrefix(
        "tray: warning: 'pick-for-me' has no strings in 'ee'; did you mean 'en'?\n"))
    if command == "resolve" {
      // All strings that a language lacks are one line a step.
      let lines = outcome.output.split(separator: "\n").filter {
        $0.hasPrefix("! mood:") && $0.contains("missing in ee; the string of en is shown")
      }
      #expect(lines.count == 1)
    }
  }

  @Test(arguments: ["resolve", "explain", "compare", "sweep", "report", "render --format svg"])
  func `a flow without steps is refused`(_ command: String) throws {
    let outcome = try TrayProcess.run(
      "\(command) -", input: #"{"schema": "tray.flow", "version": 1, "id": "a", "steps": []}"#)
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(
      outcome.messages == "<stdin>: error: the flow has no steps; add one to \"steps\"\n")
  }

  @Test func `names from a document move no cursor`() throws {
    let flow = """
      {"schema": "tray.flow", "version": 1, "id": "\\u001b[2J", "steps": [{"id": "a\\nb\\u001b[31m",
        "content": {"type": "text", "text": "\\u001b]0;x\\u0007", "id": "\\u009b1m"}}]}
      """
    for command in ["resolve", "explain", "compare", "sweep", "render --format ascii"] {
      let outcome = try TrayProcess.run("\(command) -", input: flow)
      #expect(outcome.code == 0)
      let scalars = (outcome.output + outcome.messages).unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  @Test func `an outline of a window beyond all screens is refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "devices.json")
    let text = try GoldenText.text("devices.json")
      .replacing("\"width\": 100", with: "\"width\": 100000")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try TrayProcess.run([
      "render", "Fixtures/conformance/cli/flow.json", "--devices", file.path(), "--device", "small",
      "--format", "ascii",
    ])
    #expect(outcome.code == 2)
    #expect(
      outcome.messages
        == "tray: error: an outline of 'small' would be too large; write SVG\n")
  }

  @Test func `a missing file is named and the others are read all the same`() throws {
    let outcome = try TrayProcess.run("resolve missing.json Sources Fixtures/fonts/DejaVuSans.ttf")
    #expect(outcome.output == "")
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.first == "missing.json: error: there is no such file")
    #expect(lines.dropFirst().first == "Sources: error: this is a directory; expected a file")
    #expect(
      lines.dropFirst(2).first?.hasPrefix("Fixtures/fonts/DejaVuSans.ttf:1:17: error: ") == true)
    #expect(outcome.code == 2)
  }

  @Test func `an error shows its line`() throws {
    let flow = """
      {
        "schema": "tray.flow", "version": 1, "id": "a",
        "steps": [{"id": "b", "content": {"type": "txt", "text": "a"}}, // “äöü” first
          {"id": "b", "contnt": 3}]
      }
      """
    let outcome = try TrayProcess.run("resolve -", input: flow)
    #expect(outcome.output == "")
    #expect(outcome.code == 2)
    #expect(
      outcome.messages == """
        <stdin>:3:45: error: expected one of text, vstack, hstack, zstack, flow, vflow, scroll, \
        group, spacer, divider, chip, button, searchfield, calendar, image, color, rectangle, \
        capsule, circle, roundedrectangle, grid, gridrow, lazyvstack, lazyhstack, lazyvgrid, \
        lazyhgrid, viewthatfits, geometryreader, linebreak, ellipse, list, form, section, label, \
        toggle, stepper, slider, textfield, securefield, picker, disclosuregroup, progressview, \
        found the string "txt"; did you mean "text"? \
        (at steps[0].content.type)
          3 |   "steps": [{"id": "b", "content": {"type": "txt", "text": "a"}}, // “äö…
            |                                             ^
        <stdin>:4:12: error: another step has the id "b" already (at steps[1].id)
          4 |     {"id": "b", "contnt": 3}]
            |            ^
        <stdin>:4:17: error: unknown key "contnt"; expected one of id, contract, content, bottom; \
        did you mean "content"? (at steps[1].contnt)
          4 |     {"id": "b", "contnt": 3}]
            |                 ^

        """)
  }

  @Test func `only a part of a long line is shown`() throws {
    let blanks = String(repeating: " ", count: 5000)
    let outcome = try TrayProcess.run("resolve -", input: "{\(blanks)\"x\": nope\(blanks)}")
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 120 })
    // Counted in columns, the caret stands under the n of “nope”.
    let place = try #require(lines.last?.firstIndex(of: "^"))
    let column = try #require(lines.last?.distance(from: lines[2].startIndex, to: place))
    #expect(lines[1].dropFirst(column).hasPrefix("nope"))
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a depth bomb is refused`(_ opening: String) throws {
    let bomb = String(repeating: opening, count: 100_000)
    let outcome = try TrayProcess.run("resolve -", input: bomb)
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains("256"))
    #expect(outcome.output == "")
  }

  @Test func `a document beyond the limit of bytes is refused`() throws {
    let outcome = try TrayProcess.shell("head -c 9000000 /dev/zero 2> /dev/null | tray resolve -")
    #expect(outcome.code == 2)
    #expect(
      outcome.messages == "<stdin>: error: the file is too large; at most 8388608 bytes are read\n")
  }

  @Test func `repeats beyond the limit of views are refused`() throws {
    let items = Array(repeating: "\"a\"", count: 400).joined(separator: ",")
    let flow = """
      {"schema": "tray.flow", "version": 1, "id": "a", "steps": [{"id": "b", "content":
        {"repeat": [\(items)], "as": {"repeat": [\(items)], "as": {"type": "color"}}}}]}
      """
    let outcome = try TrayProcess.run("resolve -", input: flow)
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains("more than 100000 views after its repeats"))
  }

  @Test func `a font that is no font is refused`() throws {
    let outcome = try TrayProcess.run(
      "resolve Fixtures/conformance/cli/flow.json --font Package.swift")
    #expect(outcome.code == 2)
    #expect(
      outcome.messages
        == "Package.swift: error: the file is not a font. Use a .ttf, .otf, .ttc or .otc file.\n")
    let missing = try TrayProcess.run("resolve Fixtures/conformance/cli/flow.json --font no.ttf")
    #expect(missing.code == 2)
    #expect(missing.messages.hasPrefix("no.ttf: error: the file cannot be read"))
  }

  // Numbers without a meaning give issues or errors with a place, and never a trap.
  @Test(arguments: ["NaN", "-Infinity", "1e999", "\"nan\"", "0x10"])
  func `a value that is no number is an error with a place`(_ number: String) throws {
    let outcome = try TrayProcess.run(
      "resolve -",
      input: flow(#"{"type": "color", "modifiers": [{"frame": {"width": \#(number)}}]}"#))
    #expect(outcome.code == 2)
    #expect(outcome.messages.hasPrefix("<stdin>:1:"))
  }

  @Test(arguments: [
    (#"{"frame": {"width": -5, "height": 10}}"#, "frame width -5.0 is not a length"),
    (#"{"frame": {"height": "infinity"}}"#, "frame height inf is not a length"),
    (#"{"aspectRatio": {"ratio": 0, "contentMode": "fit"}}"#, "aspect ratio 0.0 is not a length"),
  ])
  func `a length without a meaning is an issue`(modifier: String, issue: String) throws {
    let outcome = try TrayProcess.run(
      "resolve -",
      input: flow(#"{"type": "color", "id": "c", "modifiers": [\#(modifier)]}"#))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(issue), "\(outcome.output)")
  }

  @Test(arguments: [
    #"{"padding": -1e300}"#, #"{"padding": 1e300}"#, #"{"offset": {"x": 1e308, "y": -1e308}}"#,
    #"{"layoutPriority": -1e308}"#, #"{"frame": {"minHeight": "infinity"}}"#,
    #"{"frame": {"minHeight": 5, "maxHeight": -5}}"#, #"{"position": {"x": -1e300}}"#,
    #"{"detents": [{"height": -5}, {"fraction": 1e300}, {"insetFromTop": -1e300}]}"#,
    #"{"detents": [{"hug": {"upTo": -1}}, {"tip": {"peek": -1e9}}]}"#,
    #"{"detents": [{"relative": {"to": "a"}, "id": "a"}]}"#, #"{"readableWidth": -3}"#,
    #"{"readableWidth": 1e-300}"#, #"{"tracking": -1e300}"#, #"{"lineSpacing": 1e300}"#,
  ])
  func `large and negative numbers trap nowhere`(_ modifier: String) throws {
    let outcome = try TrayProcess.run(
      "resolve - --format json",
      input: flow(#"{"type": "text", "text": "a b\nc", "modifiers": [\#(modifier)]}"#))
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(!outcome.output.contains("nan"))
  }

  private func flow(_ view: String) -> String {
    #"{"schema": "tray.flow", "version": 1, "id": "a", "steps": [{"id": "b", "content": \#(view)}]}"#
  }

  // MARK: - Devices from a file

  @Test func `a window of no size is refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "devices.json")
    let text = try GoldenText.text("devices.json").replacing("\"width\": 100", with: "\"width\": 0")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try TrayProcess.run([
      "resolve", "Fixtures/conformance/cli/flow.json", "--devices", file.path(),
    ])
    #expect(outcome.code == 2)
    #expect(
      outcome.messages.contains("devices.json:6:28: error: expected a number from 1 to 100000"))
  }

  // A window of one point is legal: there is room for nothing, which is said.
  @Test func `a window of one point gives issues`() throws {
    let outcome = try TrayProcess.run(
      "resolve Fixtures/flows/pick-for-me.json --device one-point"
        + " --devices Fixtures/conformance/cli/devices.json --keyboard up,down")
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(outcome.output.contains("(1 × 1,"))
    #expect(outcome.output.contains("! "))
  }

  @Test func `a keyboard of unknown height is refused`() throws {
    let outcome = try TrayProcess.run(
      "resolve Fixtures/conformance/cli/flow.json --device small --keyboard up"
        + " --devices Fixtures/conformance/cli/devices.json")
    #expect(outcome.code == 2)
    #expect(
      outcome.messages == "tray: error: the height of the keyboard of 'small' is not known;"
        + " add it with --devices FILE\n")
  }
}
