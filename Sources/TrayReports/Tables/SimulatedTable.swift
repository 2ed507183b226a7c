// SPDX-License-Identifier: MIT

public import TrayCases
import TrayKit

/// The motion of a simulation as a table a person reads.
public enum SimulatedTable {
  /// A row a frame while something moves, with the reports above the frame that follows them.
  public static func text(_ simulation: Simulation, isColored: Bool = false) -> String {
    var table = TextTable(titles: [
      "time", "phase", "height", "velocity", "laid out", "dim", "blend", "stop", "scroll", "",
    ])
    var before: TrayFrame?
    for instant in simulation.instants {
      for words in SimulationNames.lines(instant) {
        table.add([.init(number(instant.time)), "", "", "", "", "", "", "", "", .init(words)])
      }
      if let before, before == instant.frame { continue }
      before = instant.frame
      let frame = instant.frame
      table.add([
        .init(number(instant.time)), .init(SimulationNames.name(of: frame.phase)),
        .init(number(frame.visibleHeight)), .init(number(frame.velocity)),
        .init(number(frame.laidOutHeight)), .init(number(frame.dim)), .init(number(frame.blend)),
        .init(number(frame.stopIndex)), .init(number(frame.scrollOffset)),
      ])
    }
    return table.text(isColored: isColored)
  }

  private static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
