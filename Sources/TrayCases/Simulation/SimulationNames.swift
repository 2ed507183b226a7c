// SPDX-License-Identifier: MIT

package import TrayKit

/// The names by which scripts and traces refer to what a surface does and reports.
package enum SimulationNames {
  package static let positions: NameTable<SheetPosition> = [
    "hidden": .hidden, "tip": .tip, "half": .half, "full": .full,
  ]

  package static let sections: NameTable<RevealSection> = [
    "primary": .primary, "secondary": .secondary,
  ]

  package static let phases: NameTable<TrayPhase> = [
    "hidden": .hidden, "settling": .settling, "resting": .resting, "dragging": .dragging,
    "dismissing": .dismissing,
  ]

  package static let outside: NameTable<TrayFrame.Outside> = [
    "passes": .passes, "blocks": .blocks, "tapsOnDim": .tapsOnDim,
  ]

  package static let reasons: NameTable<DismissalReason> = [
    "program": .program, "drag": .drag, "tapOutside": .tapOutside, "escape": .escape,
  ]

  /// A report on one line.
  package static func line(_ report: SimulatedReport) -> String {
    switch report {
    case .tray(let report), .sheet(.surface(let report)), .reveal(.surface(let report)):
      line(report)
    case .sheet(.positionChanged(let position)): "position \(position)"
    case .sheet(.dismissed(let reason)): "dismissed: \(name(reason))"
    case .reveal(.settled(let section)): "settled at the \(section) section"
    case .reveal(.threshold(let strength, let isPast)):
      "\(strength) threshold \(isPast ? "passed" : "left")"
    }
  }

  private static func line(_ report: TrayReport) -> String {
    switch report {
    case .stepChanged(let from, let to): "step \(from ?? "-") > \(to)"
    case .willSettle(let id, let height, let time):
      "will settle at \(DetentNames.name(of: id)), \(PlainNumber.rounded(height)) points, "
        + "in \(PlainNumber.rounded(time)) s"
    case .settled(let id, let height):
      "settled at \(DetentNames.name(of: id)), \(PlainNumber.rounded(height)) points"
    case .willDismiss(let reason): "will be dismissed: \(name(reason))"
    case .dismissalRequested(let reason): "dismissal requested: \(name(reason))"
    case .dismissed(let reason): "dismissed: \(name(reason))"
    case .dragBegan: "drag began"
    case .contentTouchCancelled: "touch of the content cancelled"
    case .touchPassed: "touch passed"
    case .keyboardDismissalRequested: "keyboard asked to leave"
    case .scrollFlicked(let scroll, let velocity):
      "scroll \(scroll) flicked at \(PlainNumber.rounded(velocity)) points per second"
    case .widthChanged(let width): "width changed to \(PlainNumber.rounded(width))"
    case .announcement(let announcement): "says \(words(announcement))"
    }
  }

  /// The reports of an instant, in words.
  package static func lines(_ instant: Simulation.Instant) -> [String] {
    instant.reports.map { line($0) }
  }

  /// The name of a phase.
  package static func name(of phase: TrayPhase) -> String {
    phases.name(of: phase) ?? "\(phase)"
  }

  private static func name(_ reason: DismissalReason) -> String {
    reasons.name(of: reason) ?? "\(reason)"
  }

  private static func words(_ announcement: TrayReport.Announcement) -> String {
    switch announcement {
    case .step(let id): "step \(id)"
    case .stop(let id, let place, let count):
      "\(DetentNames.name(of: id)), \(place) of \(count)"
    case .gone: "gone"
    }
  }
}
