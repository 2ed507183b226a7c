// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport
import TrayKit

/// Scripts that play on the trays of whole flows.
@Suite struct SimulationTests {
  private static let flows = ["create-a-plan", "help-me-choose", "pick-for-me", "show-my-plans"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.url("flows/\(path)"), encoding: .utf8)
  }

  private static func play(
    _ name: String, script path: String? = nil, rate: Int = 60
  ) throws -> Simulation {
    let flow = try FlowDocument(
      reading: SourceText(file: name, try text("\(name).json")))
    let script = try SimulationScript(
      reading: SourceText(file: name, try text("\(path ?? "scripts/\(name)").json")))
    return try Simulation(
      script, of: flow.localized, by: CaseResolver(try Resolver()), rate: rate)
  }

  @Test(arguments: flows)
  func `every expectation holds`(name: String) throws {
    let simulation = try Self.play(name)
    #expect(simulation.failures == [])
    #expect(simulation.instants.contains { $0.frame.phase == .resting })
  }

  /// A person has looked at this trace as a plot: each motion goes to its stop without a kink, turns
  /// in the middle of another without one, and the dim rides along and is gone where the map is free.
  @Test func `the whole flow is the trace that was looked at`() throws {
    let simulation = try Self.play("whole/an-evening-out", script: "whole/script")
    #expect(simulation.failures == [])
    let lines = SimulationOutput.lines(simulation).split(separator: "\n")
    let golden = try Self.text("whole/trace.jsonl").split(separator: "\n")
    #expect(lines.count == golden.count)
    for (line, wanted) in zip(lines, golden) where line != wanted {
      Issue.record("expected \(wanted), found \(line)")
      return
    }
  }

  @Test func `twice as many frames show the same`() throws {
    let (slow, fast) = (try Self.play("pick-for-me"), try Self.play("pick-for-me", rate: 120))
    for (index, instant) in slow.instants.enumerated() {
      let twin = fast.instants[2 * index].frame
      #expect((instant.frame.visibleHeight - twin.visibleHeight).magnitude < 1e-6)
      #expect(instant.frame.phase == twin.phase)
    }
  }

  /// What a script names of its own flow is known, whatever it plays on.
  @Test func `a script of a tray plays on a sheet`() throws {
    let flow = try FlowDocument(
      reading: SourceText(file: "flow", try Self.text("show-my-plans.json")))
    var script = try SimulationScript(
      reading: SourceText(
        file: "script",
        """
        {"schema": "tray.script", "version": 1, "id": "x", "events": [
          {"at": 0, "present": "detail"}, {"at": 1, "select": "hug"}]}
        """))
    script.surface = .sheet(native: true, ComparedLook.Settings())
    #expect(throws: Never.self) {
      try Simulation(
        script, of: flow.localized, by: CaseResolver(try Resolver()), rate: 60)
    }
  }

  @Test(
    arguments: [
      ("", ReleaseRule.tray, EndResistance.rubberBand(), nil),
      (#""release": "smoothSheetsStepless","#, .smoothSheetsStepless, .rubberBand(), nil),
      (#""resistance": "none", "scrollResistance": "rigid","#, .tray, .none, .rigid),
      (#""resistance": "friction","#, .tray, .friction(), nil),
    ] as [(String, ReleaseRule, EndResistance, EndResistance?)])
  func `a script says how the tray's ends give way and where a release leads`(
    words: String, release: ReleaseRule, resistance: EndResistance, scrolling: EndResistance?
  ) throws {
    let script = try SimulationScript(
      reading: SourceText(
        file: "script",
        #"{"schema": "tray.script", "version": 1, "id": "x", \#(words) "events": []}"#))
    #expect(script.settings.release == release)
    #expect(script.settings.resistance == resistance)
    #expect(script.settings.scrollResistance == scrolling)
  }

  @Test func `a failed expectation and an unknown step are reported`() throws {
    let flow = try FlowDocument(
      reading: SourceText(file: "flow", try Self.text("show-my-plans.json")))
    func play(_ events: String) throws -> Simulation {
      let script = try SimulationScript(
        reading: SourceText(
          file: "script",
          """
          {"schema": "tray.script", "version": 1, "id": "x", "events": [\(events)]}
          """))
      return try Simulation(
        script, of: flow.localized, by: CaseResolver(try Resolver()), rate: 60)
    }
    let failed = try play(
      """
      {"at": 0, "present": "list"}, {"at": 1, "expect": {"phase": "hidden", "dim": 0.5}}
      """)
    #expect(failed.failures.count == 2)
    #expect(throws: SimulationError.unknownStep("lists", near: "list")) {
      try play(#"{"at": 0, "present": "lists"}"#)
    }
    #expect(throws: DocumentErrors.self) { try play(#"{"at": 0, "presents": "list"}"#) }
    #expect(throws: SimulationError.unknownDetent("meduim", near: "medium")) {
      try play(#"{"at": 0, "select": "meduim"}"#)
    }
    #expect(throws: SimulationError.unknownStep("lists", near: "list")) {
      try play(#"{"at": 0, "select": "meduim"}, {"at": 1, "go": "lists"}"#)
    }
    #expect(throws: SimulationError.unknownDetent("height(5)", near: nil)) {
      try play(#"{"at": 0, "expect": {"stop": {"height": 5}}}"#)
    }
    // Places of sheets and reveals may be named, whatever the script plays on.
    #expect(throws: Never.self) {
      try play(#"{"at": 0, "select": "half"}, {"at": 0, "select": "secondary"}"#)
    }
  }
}
