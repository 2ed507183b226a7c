// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

@Suite struct SimulateCommandTests {
  private static let surfaces = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/surfaces")

  private func simulate(_ name: String, _ options: String...) throws -> (String, ExitCode) {
    let flow = Self.surfaces.appending(path: "\(name).json").path()
    let script = Self.surfaces.appending(path: "scripts/\(name).json").path()
    let (text, code) = try run(["simulate", flow, "--script", script] + options)
    return (text, code)
  }

  @Test func `a reveal is played with its sections and thresholds`() throws {
    let (text, code) = try simulate("media-detail")
    #expect(code == .success)
    for words in ["light threshold passed", "settled at the secondary section"] {
      #expect(text.contains(words))
    }
  }

  @Test func `a sheet tells its positions`() throws {
    let (text, code) = try simulate("list-sheet")
    #expect(code == .success)
    let told = text.split(separator: "\n").filter { $0.contains("position ") }
      .compactMap { $0.split(separator: " ").last }
    // Up and down by the list, up and down with the keyboard, and away.
    #expect(told == ["half", "full", "half", "full", "half", "hidden"])
  }

  @Test func `another surface may play the same script, and what it misses is a finding`() throws {
    let (_, native) = try simulate("list-sheet", "--surface", "native")
    #expect(native == .success)
    let (_, floating) = try simulate("list-sheet", "--surface", "floating")
    #expect(floating == .finding)
  }

  @Test func `a flow of one step has no reveal`() throws {
    let (text, code) = try simulate("list-sheet", "--surface", "reveal")
    #expect(code == .input)
    #expect(text.isEmpty)
  }
}
