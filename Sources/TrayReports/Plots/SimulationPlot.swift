// SPDX-License-Identifier: MIT

public import TrayCases
import TrayDrawing
import TrayKit

/// Draws a simulation as SVG: height with the stops, dim, and velocity over time.
///
/// Steps are named where they begin; the time while a finger holds the tray is shaded.
public struct SimulationPlot {
  private let simulation: Simulation
  private var text = ""
  private let left = 56.0
  private let right = 24.0
  private let secondWidth = 120.0
  private let duration: Double
  private let width: Double
  private let top = 64.0
  private let bottom = 664.0

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
    let highest = (frames.map(\.visibleHeight) + simulation.stops.map(\.height)).max() ?? 0
    let speed = Self.above(frames.map(\.velocity.magnitude).max() ?? 0, 500)
    // A reveal has no dim; its progress stands there.
    let isReveal = simulation.instants.first?.progress != nil
    let darkest = isReveal ? 1 : frames.map(\.dim).max() ?? 0
    let height = Panel(
      title: "height, points", top: top, height: 312, low: 0, high: Self.above(highest, 100),
      color: "#1463c8")
    let dim = Panel(
      title: isReveal ? "progress" : "dim", top: 408, height: 80, low: 0,
      high: darkest > 0.5 ? 1 : 0.5, color: "#555555")
    let velocity = Panel(
      title: "velocity, points per second", top: 520, height: 144, low: -speed, high: speed,
      color: "#b4482c")
    add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"700\" "
        + "font-family=\"sans-serif\" font-size=\"11\">")
    add("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")
    add(
      "<text x=\"\(number(left))\" y=\"18\" font-weight=\"bold\">\(escaped(simulation.id))</text>")
    shadeDrags()
    drawSeconds()
    nameSteps()
    for panel in [height, dim, velocity] { frame(panel) }
    for stop in simulation.stops { line(stop, height) }
    for stop in simulation.stops { name(stop, height) }
    curve(height) { $0.frame.visibleHeight }
    curve(dim) { $0.progress ?? $0.frame.dim }
    curve(velocity) { $0.frame.velocity }
    add("</svg>")
  }

  /// The next multiple of a round number above a value.
  private static func above(_ value: Double, _ round: Double) -> Double {
    max((value * 1.02 / round).rounded(.up), 1) * round
  }

  // MARK: Time

  /// Shades the time while a finger holds the tray.
  private mutating func shadeDrags() {
    var start: Double?
    for instant in simulation.instants {
      let isHeld = instant.frame.phase == .dragging
      if isHeld, start == nil { start = instant.time }
      if !isHeld, let begin = start {
        shade(from: begin, to: instant.time)
        start = nil
      }
    }
    if let start { shade(from: start, to: duration) }
  }

  private mutating func shade(from start: Double, to end: Double) {
    add(
      "<rect x=\"\(number(x(start)))\" y=\"\(number(top))\" "
        + "width=\"\(number(x(end) - x(start)))\" height=\"\(number(bottom - top))\" "
        + "fill=\"#f6ecd9\"><title>a finger holds the tray</title></rect>")
  }

  private mutating func drawSeconds() {
    for second in 0...Int(duration) {
      let x = x(Double(second))
      vertical(x, "#eeeeee")
      label(x, bottom + 18, "\(second) s", anchor: "middle")
    }
  }

  /// A line where a step begins, with its name above; one that would touch its neighbour stands lower.
  private mutating func nameSteps() {
    var free = -Double.infinity
    for instant in simulation.instants {
      for case .tray(.stepChanged(_, let step)) in instant.reports {
        let x = x(instant.time)
        vertical(x, "#b9c3d6")
        let isFree = x > free
        label(x + 2, isFree ? top - 22 : top - 8, step, color: "#51627f")
        if isFree { free = x + 7 * Double(step.count) }
      }
    }
  }

  private mutating func vertical(_ x: Double, _ color: String) {
    add(
      "<line x1=\"\(number(x))\" y1=\"\(number(top))\" x2=\"\(number(x))\" "
        + "y2=\"\(number(bottom))\" stroke=\"\(color)\"/>")
  }

  // MARK: Values

  private mutating func frame(_ panel: Panel) {
    add(
      "<rect x=\"\(number(left))\" y=\"\(number(panel.top))\" "
        + "width=\"\(number(secondWidth * duration))\" height=\"\(number(panel.height))\" "
        + "fill=\"none\" stroke=\"#cccccc\"/>")
    label(left + 4, panel.top + 13, panel.title, color: panel.color)
    label(left - 6, panel.top + 10, PlainNumber.rounded(panel.high), anchor: "end")
    label(left - 6, panel.top + panel.height, PlainNumber.rounded(panel.low), anchor: "end")
    guard panel.low < 0 else { return }
    add(
      "<line x1=\"\(number(left))\" y1=\"\(number(panel.y(0)))\" x2=\"\(number(x(duration)))\" "
        + "y2=\"\(number(panel.y(0)))\" stroke=\"#dddddd\"/>")
  }

  private mutating func line(_ stop: Simulation.StopLine, _ panel: Panel) {
    let y = number(panel.y(stop.height))
    add(
      "<line x1=\"\(number(x(stop.start)))\" y1=\"\(y)\" x2=\"\(number(x(stop.end)))\" y2=\"\(y)\" "
        + "stroke=\"#7a9a2e\" stroke-dasharray=\"4 3\"/>")
  }

  private mutating func name(_ stop: Simulation.StopLine, _ panel: Panel) {
    label(
      x(stop.start) + 3, panel.y(stop.height) - 3,
      "\(stop.name)  \(PlainNumber.rounded(stop.height))", color: "#4c6412")
  }

  private mutating func curve(_ panel: Panel, _ value: (Simulation.Instant) -> Double) {
    let points = simulation.instants.map { instant in
      "\(number(x(instant.time))),\(number(panel.y(value(instant))))"
    }
    add(
      "<polyline fill=\"none\" stroke=\"\(panel.color)\" stroke-width=\"1.5\" "
        + "points=\"\(points.joined(separator: " "))\"/>")
  }

  // MARK: Text

  /// Words on a white halo, so that no line runs through them.
  private mutating func label(
    _ x: Double, _ y: Double, _ words: String, anchor: String = "start", color: String = "#333333"
  ) {
    add(
      "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\" "
        + "stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\">\(escaped(words))</text>")
  }

  private func escaped(_ words: String) -> String { Markup.escaped(words, quotes: []) }

  private mutating func add(_ line: String) { text += line + "\n" }
  private func x(_ time: Double) -> Double { left + secondWidth * time }
  private func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
