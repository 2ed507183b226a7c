// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport
import TrayKit

/// Scripts that play on sheets and reveals.
@Suite struct SurfaceSimulationTests {
  private static func flow(_ name: String) throws -> FlowDocument {
    let url = Fixtures.url("surfaces/\(name).json")
    let text = try String(contentsOf: url, encoding: .utf8)
    return try FlowDocument(reading: SourceText(file: name, text))
  }

  private static func play(
    _ script: String, of flow: String, on surface: SimulatedSurface? = nil
  ) throws -> Simulation {
    var script = try SimulationScript(reading: SourceText(file: "script", script))
    if let surface { script.surface = surface }
    return try Simulation(
      script, of: try Self.flow(flow).localized, by: CaseResolver(try Resolver()), rate: 60)
  }

  @Test(arguments: ["list-sheet", "map-card", "media-detail"])
  func `every expectation of the surfaces holds`(_ name: String) throws {
    let url = Fixtures.url("surfaces/scripts/\(name).json")
    let simulation = try Self.play(String(contentsOf: url, encoding: .utf8), of: name)
    #expect(simulation.failures == [])
    #expect(simulation.instants.count > 200)
  }

  /// One gesture on every surface: up by 150 in a fifth of a second, then a flick down.
  private static let gesture = """
    {
      "schema": "tray.script", "version": 1, "id": "gesture", "until": 4,
      "events": [
        {"at": 0, "present": "details"},
        {"at": 1, "drag": {"by": 150, "during": 0.2, "velocity": 0}},
        {"at": 2.5, "drag": {"by": -60, "during": 0.1, "velocity": -2500}}
      ]
    }
    """

  @Test(arguments: [
    (SimulatedSurface.tray, TrayPhase.hidden),
    (.sheet(native: false, ComparedLook.Settings()), .hidden),
    (.sheet(native: true, ComparedLook.Settings()), .hidden),
    (.sheet(native: false, ComparedLook.Settings(style: .persistent)), .resting),
    (.reveal(primary: "photo", secondary: "details"), .resting),
  ])
  func `the same script plays on every surface`(
    _ surface: SimulatedSurface, _ end: TrayPhase
  ) throws {
    let simulation = try Self.play(Self.gesture, of: "media-detail", on: surface)
    let frames = simulation.instants.map(\.frame)
    #expect(frames.last?.phase == end)
    // While the finger holds it, the surface is where the finger has moved it, or in its rubber band.
    let held = try #require(simulation.instants.last { $0.time < 1.19 })
    #expect(held.frame.phase == .dragging)
    let start = try #require(simulation.instants.last { $0.time < 0.99 }).frame.visibleHeight
    #expect(held.frame.visibleHeight > start + 40)
    #expect((simulation.instants.last?.progress != nil) == (surface.name == "reveal"))
  }

  /// The button of the photograph moves into the head of the details, and there is one of it.
  @Test func `a shared control moves from one section into the other`() throws {
    let url = Fixtures.url("surfaces/scripts/media-detail.json")
    let simulation = try Self.play(String(contentsOf: url, encoding: .utf8), of: "media-detail")
    let control = try #require(simulation.controls.first)
    #expect(simulation.controls.count == 1)
    let (source, destination) = (
      try #require(control.morph.source), try #require(control.morph.destination)
    )
    #expect(source.cornerRadius == 14 && destination.cornerRadius == 8)
    // In a window of 402 × 874: below the title, and 24 below the second section's top.
    #expect(source.frame.minX == 20)
    #expect(source.frame.maxY == 874 - 96)
    #expect(destination.frame.maxX == 402 - 20)
    #expect(destination.frame.minY >= 874 + 24)
    let lines = SimulationOutput.lines(simulation).split(separator: "\n")
    let frames = lines.filter { $0.contains(#""controls""#) }
    #expect(frames.count > 100)
    #expect(frames.allSatisfy { $0.components(separatedBy: #""id":"save""#).count == 2 })
  }

  @Test func `an unknown position or step of a surface is told`() throws {
    #expect(throws: DocumentErrors.self) {
      try Self.play(
        #"{"schema": "tray.script", "version": 1, "id": "x", "surface": "panel", "events": []}"#,
        of: "media-detail")
    }
    #expect(throws: SimulationError.unknownStep("phto", near: "photo")) {
      try Self.play(
        """
        {"schema": "tray.script", "version": 1, "id": "x", "events": [],
          "surface": {"reveal": {"primary": "phto", "secondary": "details"}}}
        """, of: "media-detail")
    }
    let failed = try Self.play(
      """
      {"schema": "tray.script", "version": 1, "id": "x", "events": [
        {"at": 0, "present": "photo"},
        {"at": 0.5, "expect": {"position": "half", "section": "primary", "progress": 0}}]}
      """, of: "media-detail")
    #expect(failed.failures.count == 3)
  }
}

extension SimulatedSurface {
  fileprivate var name: String {
    switch self {
    case .tray: "tray"
    case .sheet: "sheet"
    case .reveal: "reveal"
    }
  }
}
