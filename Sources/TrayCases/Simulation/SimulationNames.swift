// SPDX-License-Identifier: MIT

import TrayKit

/// The names by which scripts and traces refer to what a surface does and reports.
enum SimulationNames {
  static let positions: JSONChoices<SheetPosition> = [
    "hidden": .hidden, "tip": .tip, "half": .half, "full": .full,
  ]

  static let sections: JSONChoices<RevealSection> = [
    "primary": .primary, "secondary": .secondary,
  ]

  static let phases: JSONChoices<TrayPhase> = [
    "hidden": .hidden, "settling": .settling, "resting": .resting, "dragging": .dragging,
    "dismissing": .dismissing,
  ]

  static let outside: JSONChoices<TrayFrame.Outside> = [
    "passes": .passes, "blocks": .blocks, "tapsOnDim": .tapsOnDim,
  ]

  static let reasons: JSONChoices<DismissalReason> = [
    "program": .program, "drag": .drag, "tapOutside": .tapOutside, "escape": .escape,
  ]

  /// A report on one line.
  static func line(_ report: SimulatedReport) -> String {
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
      "will settle at \(DetentNames.name(of: id)), \(JSONWriter.rounded(height)) points, "
        + "in \(JSONWriter.rounded(time)) s"
    case .settled(let id, let height):
      "settled at \(DetentNames.name(of: id)), \(JSONWriter.rounded(height)) points"
    case .willDismiss(let reason): "will be dismissed: \(name(reason))"
    case .dismissalRequested(let reason): "dismissal requested: \(name(reason))"
    case .dismissed(let reason): "dismissed: \(name(reason))"
    case .dragBegan: "drag began"
    case .contentTouchCancelled: "touch of the content cancelled"
    case .touchPassed: "touch passed"
    case .keyboardDismissalRequested: "keyboard asked to leave"
    case .scrollFlicked(let scroll, let velocity):
      "scroll \(scroll) flicked at \(JSONWriter.rounded(velocity)) points per second"
    case .widthChanged(let width): "width changed to \(JSONWriter.rounded(width))"
    case .announcement(let announcement): "says \(words(announcement))"
    }
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
