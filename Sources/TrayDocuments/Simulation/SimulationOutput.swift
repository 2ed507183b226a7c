// SPDX-License-Identifier: MIT

import TrayKit

/// Writes simulations as lines of JSON: a frame or a report each.
public enum SimulationOutput {
  /// A line for each report, then one for the frame that follows it.
  ///
  /// A frame that shows what the one before it shows is left out. `progress` and
  /// `controls` are a reveal's alone.
  public static func lines(_ simulation: Simulation) -> String {
    var text = ""
    var before: TrayFrame?
    for instant in simulation.instants {
      for report in instant.reports {
        let line: JSONOutput = [
          "time": .number(instant.time), "report": .string(SimulationNames.line(report)),
        ]
        text += JSONWriter.text(line, style: .oneLine) + "\n"
      }
      if before == instant.frame { continue }
      before = instant.frame
      text += JSONWriter.text(frame(instant, simulation.controls), style: .oneLine) + "\n"
    }
    return text
  }

  private static func frame(
    _ instant: Simulation.Instant, _ controls: [ResolvedReveal.SharedControl]
  ) -> JSONOutput {
    let frame = instant.frame
    return [
      "time": .number(instant.time), "phase": .string(SimulationNames.name(of: frame.phase)),
      "visibleHeight": .number(frame.visibleHeight), "velocity": .number(frame.velocity),
      "position": .number(frame.position), "laidOutHeight": .number(frame.laidOutHeight),
      "x": .number(frame.x), "width": .number(frame.width), "dim": .number(frame.dim),
      "blend": .number(frame.blend), "stopIndex": .number(frame.stopIndex),
      "outside": .string(SimulationNames.outside.name(of: frame.hit.outside) ?? ""),
      "scrollOffset": .number(frame.scrollOffset),
      "progress": instant.progress.map { .number($0) },
      "controls": controls.isEmpty ? nil : .array(controls.map { Self.control($0, instant) }),
    ]
  }

  /// Where a shared control is in the viewport, as x, y, width and height, and its corners.
  private static func control(
    _ control: ResolvedReveal.SharedControl, _ instant: Simulation.Instant
  ) -> JSONOutput {
    let place = control.morph.control(
      at: instant.progress ?? 0, offset: instant.frame.visibleHeight)
    let frame = place?.frame ?? .zero
    return [
      "id": .string(control.id),
      "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }),
      "cornerRadius": .number(place?.cornerRadius ?? 0),
    ]
  }
}
