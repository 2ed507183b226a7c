// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit

/// The motion of a simulation over time, with a scrubber.
struct ReportTrace {
  let simulation: Simulation
  /// The number of the trace in the page.
  let number: Int

  private static let height = 240.0
  private static let width = 720.0

  private var duration: Double { max(simulation.instants.last?.time ?? 0, 0.001) }
  private var highest: Double {
    let heights = simulation.instants.map(\.frame.visibleHeight) + simulation.stops.map(\.height)
    return max(heights.max() ?? 0, 1) * 1.05
  }

  private func x(_ time: Double) -> String { short(time / duration * Self.width) }
  private func y(_ height: Double) -> String {
    short(Self.height - height / highest * Self.height)
  }

  /// The plot, its scrubber, and the expectations that failed.
  func html() -> String {
    let instants = simulation.instants
    let name = HTML.escaped(simulation.id)
    let last = max(instants.count - 1, 0)
    return """
      <figure class=trace id=m\(number) data-duration="\(PlainNumber.rounded(duration))" \
      data-highest="\(short(highest))" data-heights="\(values(\.frame.visibleHeight))" \
      data-velocities="\(values(\.frame.velocity))" data-dims="\(values(\.frame.dim))" \
      data-phases="\(phases)" data-reports="\(reports)">
      <figcaption><b>\(name)</b> \(HTML.escaped(simulationCase))</figcaption>
      <svg viewBox="-4 -4 \(short(Self.width + 8)) \(short(Self.height + 8))" role=img \
      aria-label="Height over time of \(name)">
      <rect class=frame width="\(short(Self.width))" height="\(short(Self.height))"/>
      \(stopLines)<path class=curve d="\(curve)"/>
      <path class=cursor d="M0 0V\(short(Self.height))"/><circle class=dot r=5 cy="\(y(0))"/></svg>
      <p class=legend>\(legend)</p>
      <label class=control for=t\(number)>Time</label>\
      <input type=range id=t\(number) min=0 max=\(last) step=1 value=0>
      <output class=stopline for=t\(number)></output>
      \(HTML.list(simulation.failures, class: "notes"))</figure>

      """
  }

  private var simulationCase: String {
    let size = simulation.window.size
    return "\(PlainNumber.rounded(size.width)) × \(PlainNumber.rounded(size.height)), "
      + "\(PlainNumber.rounded(duration)) s, heights from 0 to \(PlainNumber.rounded(highest.rounded()))"
  }

  private var curve: String {
    var text = ""
    var before: Double?
    let instants = simulation.instants
    for (index, instant) in instants.enumerated() {
      let height = instant.frame.visibleHeight
      let isLast = index == instants.count - 1
      // A stretch of rest is a line between its ends.
      if !isLast, before == height, instants[index + 1].frame.visibleHeight == height { continue }
      text += "\(text.isEmpty ? "M" : "L")\(x(instant.time)) \(y(height))"
      before = height
    }
    return text
  }

  private var stopLines: String {
    simulation.stops.map { stop in
      "<path class=stopmark d=\"M\(x(stop.start)) \(y(stop.height))H\(x(stop.end))\">"
        + "<title>\(HTML.escaped(stop.name)) \(short(stop.height))</title></path>\n"
    }.joined()
  }

  private var legend: String {
    var seen: [String] = []
    for stop in simulation.stops {
      let words = "\(stop.name) \(PlainNumber.rounded(stop.height))"
      if !seen.contains(words) { seen.append(words) }
    }
    return "Stops: " + HTML.escaped(seen.joined(separator: ", "))
  }

  private func values(_ value: (Simulation.Instant) -> Double) -> String {
    simulation.instants.map { short(value($0)) }.joined(separator: " ")
  }

  /// The phase of each frame that begins one: `0:hidden 12:settling`.
  private var phases: String {
    var text: [String] = []
    var before: String?
    for (index, instant) in simulation.instants.enumerated() {
      let name = SimulationNames.name(of: instant.frame.phase)
      if name != before { text.append("\(index):\(name)") }
      before = name
    }
    return HTML.escaped(text.joined(separator: " "))
  }

  /// What was reported, a line a report, behind the number of its frame.
  private var reports: String {
    let lines = simulation.instants.enumerated().flatMap { index, instant in
      SimulationNames.lines(instant).map { words in
        "\(index) \(words.split(whereSeparator: \.isNewline).joined(separator: " "))"
      }
    }
    return HTML.escaped(lines.joined(separator: "\n"))
  }

  private func short(_ value: Double) -> String {
    PlainNumber.rounded((value * 100).rounded() / 100)
  }
}
