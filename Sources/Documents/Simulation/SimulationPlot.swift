// SPDX-License-Identifier: MIT

import TrayKit

/// Draws a simulation as SVG: height with the stops, dim, and velocity over time.
public struct SimulationPlot {
  private let simulation: Simulation
  private var text = ""
  private let left = 64.0
  private let right = 24.0
  private let secondWidth = 120.0
  private let duration: Double
  private let width: Double

  private init(_ simulation: Simulation) {
    self.simulation = simulation
    duration = max(simulation.instants.last?.time ?? 0, 0.1)
    width = left + right + secondWidth * duration
  }

  /// The plot of a simulation, as the text of an SVG file.
  public static func svg(_ simulation: Simulation) -> String {
    var plot = SimulationPlot(simulation)
    plot.draw()
    return plot.text
  }

  /// A part of the plot: one value over time, between two bounds.
  private struct Panel {
    var title: String
    var top: Double
    var height: Double
    var low: Double
    var high: Double
    var color: String

    func y(_ value: Double) -> Double {
      top + height * (1 - (value - low) / max(high - low, 1e-9))
    }
  }

  private mutating func draw() {
    let frames = simulation.instants.map(\.frame)
    let speed = max(frames.map(\.velocity.magnitude).max() ?? 0, 100)
    let heights = frames.map(\.visibleHeight) + simulation.stops.map(\.height)
    let height = Panel(
      title: "height, points", top: 40, height: 320, low: 0, high: (heights.max() ?? 0) * 1.05,
      color: "#1463c8")
    let dim = Panel(title: "dim", top: 400, height: 80, low: 0, high: 1, color: "#555555")
    let velocity = Panel(
      title: "velocity, points per second", top: 520, height: 140, low: -speed, high: speed,
      color: "#b4482c")
    add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"700\" "
        + "font-family=\"sans-serif\" font-size=\"11\">")
    add("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")
    label(left, 20, simulation.id)
    for panel in [height, dim, velocity] { frame(panel) }
    for stop in simulation.stops { line(stop, height) }
    curve(height) { $0.visibleHeight }
    curve(dim) { $0.dim }
    curve(velocity) { $0.velocity }
    ticks(at: 680)
    add("</svg>")
  }

  private mutating func frame(_ panel: Panel) {
    add(
      "<rect x=\"\(number(left))\" y=\"\(number(panel.top))\" "
        + "width=\"\(number(secondWidth * duration))\" height=\"\(number(panel.height))\" "
        + "fill=\"none\" stroke=\"#cccccc\"/>")
    label(left + 4, panel.top - 4, panel.title)
    label(8, panel.top + 10, JSONWriter.rounded(panel.high.rounded()))
    label(8, panel.top + panel.height, JSONWriter.rounded(panel.low.rounded()))
  }

  private mutating func line(_ stop: Simulation.StopLine, _ panel: Panel) {
    let y = number(panel.y(stop.height))
    add(
      "<line x1=\"\(number(x(stop.start)))\" y1=\"\(y)\" x2=\"\(number(x(stop.end)))\" y2=\"\(y)\" "
        + "stroke=\"#7a9a2e\" stroke-dasharray=\"4 3\"/>")
    label(x(stop.start) + 2, panel.y(stop.height) - 3, stop.name)
  }

  private mutating func curve(_ panel: Panel, _ value: (TrayFrame) -> Double) {
    let points = simulation.instants.map { instant in
      "\(number(x(instant.time))),\(number(panel.y(value(instant.frame))))"
    }
    add(
      "<polyline fill=\"none\" stroke=\"\(panel.color)\" stroke-width=\"1.5\" "
        + "points=\"\(points.joined(separator: " "))\"/>")
  }

  private mutating func ticks(at y: Double) {
    for second in 0...Int(duration) { label(x(Double(second)), y, "\(second) s") }
  }

  private mutating func label(_ x: Double, _ y: Double, _ words: String) {
    add("<text x=\"\(number(x))\" y=\"\(number(y))\" fill=\"#333333\">\(escaped(words))</text>")
  }

  private func escaped(_ words: String) -> String {
    words.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  private mutating func add(_ line: String) { text += line + "\n" }
  private func x(_ time: Double) -> Double { left + secondWidth * time }
  private func number(_ value: Double) -> String { JSONWriter.rounded(value) }
}
