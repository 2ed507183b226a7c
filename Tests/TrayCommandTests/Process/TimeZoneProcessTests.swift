// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Months must not depend on where the program runs.
@Suite struct TimeZoneProcessTests {
  /// The months of all calendars, around days on which clocks are changed somewhere.
  private static let flow: String = {
    let dates = ["2024-03-31", "2025-10-26", "2026-04-05", "2026-09-06", "2027-11-07"]
    let systems = [
      "gregorian", "hebrew", "persian", "islamic-umalqura", "buddhist", "japanese",
    ]
    let weekdays = ["sunday", "monday", "tuesday", "saturday"]
    let calendars = systems.enumerated().flatMap { number, system in
      dates.enumerated().map { place, date in
        #"{"type": "calendar", "system": "\#(system)", "date": "\#(date)","#
          + #" "firstWeekday": "\#(weekdays[(number + place) % 4])", "id": "\#(system)-\#(date)"}"#
      }
    }
    return #"""
      {"schema": "tray.flow", "version": 1, "id": "months", "steps": [{"id": "months",
        "content": {"type": "scroll", "children": [{"type": "vstack",
          "children": [\#(calendars.joined(separator: ","))]}]}}]}
      """#
  }()

  private func output(in zone: String) throws -> String {
    let outcome = try TrayProcess.run(
      ["resolve", "-", "--format", "json"], input: Self.flow, environment: ["TZ": zone])
    #expect(outcome.code == 0, "\(outcome.messages)")
    return outcome.output
  }

  @Test(arguments: [
    "Europe/London", "Europe/Berlin", "Europe/Dublin", "Australia/Sydney", "Pacific/Auckland",
    "America/New_York", "America/Los_Angeles", "America/Santiago",
  ])
  func `CAL-07 every month has the same days in its cells in all zones`(_ zone: String) throws {
    let here = try output(in: "UTC")
    #expect(here.contains("hebrew-2026-09-06"))
    #expect(try output(in: zone) == here)
  }
}
