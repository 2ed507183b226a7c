// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing

/// `tray simulate` as a process: its forms, its exit codes, and what it says about bad scripts.
@Suite struct SimulateProcessTests {
  private static let flow = "Fixtures/flows/show-my-plans.json"
  private static let script = "Fixtures/flows/scripts/show-my-plans.json"

  private static func run(_ options: String) throws -> TrayProcess.Outcome {
    try TrayProcess.run("simulate \(flow) --script \(script) \(options)")
  }

  /// Plays events on the flow, from a file of their own.
  private static func play(_ events: String) throws -> TrayProcess.Outcome {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    {"schema": "tray.script", "version": 1, "id": "here", "events": [
    \(events)]}
    """.write(to: file, atomically: true, encoding: .utf8)
    return try TrayProcess.run(["simulate", flow, "--script", file.path])
  }

  @Test func `the table has a row for each frame and the reports between them`() throws {
    let outcome = try Self.run("")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.code == 0 && outcome.messages == "")
    #expect(lines[0].contains("phase") && lines[0].contains("velocity"))
    #expect(lines[1].contains("step - > list"))
    #expect(lines.contains { $0.contains("settled at medium") })
    #expect(lines.contains { $0.contains("dragging") })
  }

  @Test func `twice as many frames a second are twice as many rows`() throws {
    let counts = try ["60", "120"].map { rate in
      try Self.run("--fps \(rate)").output.split(separator: "\n").count { $0.contains("settling") }
    }
    #expect(counts[0] > 100 && (counts[1] - 2 * counts[0]).magnitude < 40)
  }

  @Test func `each line of JSON is a document`() throws {
    let outcome = try Self.run("--format jsonl")
    #expect(outcome.code == 0)
    for line in outcome.output.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let members = try #require(value)
      #expect(members["time"] != nil && (members["report"] != nil || members["phase"] != nil))
    }
  }

  @Test func `the plot is a picture`() throws {
    let outcome = try Self.run("--format svg")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("<svg "))
    #expect(outcome.output.contains("points per second"))
  }

  @Test func `a failed expectation is a finding`() throws {
    let outcome = try Self.play(
      """
      {"at": 0, "present": "list"}, {"at": 1, "expect": {"phase": "hidden"}}
      """)
    #expect(outcome.code == 1)
    #expect(outcome.messages == "here: at 1 s: expected phase hidden, found resting\n")
  }

  @Test func `bad scripts say where and what`() throws {
    let outcome = try Self.play(#"{"at": 0, "presents": "list"}"#)
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains(#":2:11: error: unknown key "presents""#))
    #expect(outcome.messages.contains("did you mean \"present\"?"))
    #expect(outcome.messages.contains("\n  2 | {\"at\": 0, \"presents\": \"list\"}]}\n"))
    #expect(try Self.play(#"{"at": 0, "present": "lists"}"#).messages.contains("'list'?"))
    let slip = try Self.play(#"{"at": 0, "present": "list"}, {"at": 1, "select": "larg"}"#)
    #expect(slip.code == 2 && slip.output == "")
    #expect(
      slip.messages.hasSuffix(
        "error: no step of the flow declares the detent 'larg'; did you mean 'large'?\n"))
  }

  @Test func `a script must be named`() throws {
    let outcome = try TrayProcess.run("simulate \(Self.flow)")
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.messages.contains("--script FILE is missing; it says what happens"))
    #expect(outcome.messages.contains("'tray simulate --help' tells more."))
  }
}
