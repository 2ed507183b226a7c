// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayCases
import TrayDocuments
import TrayKit
import TrayReports
import TrayTestSupport

@Suite struct SimulationPlotTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.url("flows/\(path)"), encoding: .utf8)
  }

  private static func play(_ name: String) throws -> Simulation {
    let flow = try FlowDocument(reading: SourceText(file: name, try text("\(name).json")))
    let script = try SimulationScript(
      reading: SourceText(file: name, try text("scripts/\(name).json")))
    return try Simulation(
      script, of: flow.localized, by: CaseResolver(try Resolver()), rate: 60)
  }

  @Test func `a plot shows height, stops, dim and velocity`() throws {
    let plot = SimulationPlot.svg(try Self.play("show-my-plans"))
    #expect(plot.hasPrefix("<svg ") && plot.hasSuffix("</svg>\n"))
    #expect(plot.components(separatedBy: "<polyline").count == 4)
    #expect(plot.contains(">large  ") && plot.contains("stroke-dasharray"))
    #expect(plot.contains(">detail</text>") && plot.contains("a finger holds the tray"))
  }

  @Test func `a plot is XML, whatever the names`() throws {
    let script = try SimulationScript(
      reading: SourceText(
        file: "script",
        #"{"schema": "tray.script", "version": 1, "id": "<&\u0000\u001b\ufffe>", "events": []}"#))
    let flow = try FlowDocument(
      reading: SourceText(file: "flow", try Self.text("show-my-plans.json")))
    let plot = SimulationPlot.svg(
      try Simulation(
        script, of: flow.localized, by: CaseResolver(try Resolver()), rate: 60))
    #expect(plot.contains(">&lt;&amp;\u{FFFD}\u{FFFD}\u{FFFD}&gt;</text>"))
  }
}
