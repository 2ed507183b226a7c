// SPDX-License-Identifier: MIT

public import TrayDetents

/// One surface on the lower edge of a window that reshapes itself around whatever a step needs.
///
/// A value without a clock: events go in by `handle(_:)`, time by `advance(by:)`, and out come frames
/// and reports. The same calls in the same order give the same bits on every machine. It knows
/// nothing of what it hosts but heights.
///
/// - Position and height are two independent springs; a new target keeps value and velocity.
/// - A grab takes the live value, also past an edge; while a finger drags, nothing is measured, laid
///   out or allocated: the surface is moved.
/// - On a change of steps height, position, blend and dim move together, on one spring, and are
///   reported as one motion.
/// - `settled` is reported once per rest, and the frame then equals the stop exactly. The moment of
///   rest is computed, not sampled, so frames of any length agree.
///
/// ```swift
/// var tray = Tray(window: window)
/// tray.handle(.present(TrayStep("mood", contract: contract, measure: measure)))
/// let frame = tray.advance(by: 1.0 / 60)
/// ```
public struct Tray: Sendable {
  /// How the tray feels; a change counts from the next event on.
  public var settings: TraySettings
  /// The window as it was last told.
  public internal(set) var window: Window
  /// The step that is shown, or was shown last; nil before the first one.
  public internal(set) var step: TrayStep?
  /// The stops of the present step; nil before the first one.
  public internal(set) var resolution: Resolution?
  /// Whether the person wants less motion.
  public internal(set) var isMotionReduced = false
  /// What happened since `takeReports()` was last called.
  public internal(set) var reports: [TrayReport] = []

  /// What moves, and what the tray is doing.
  var motion: TrayMotionState
  /// Where it rests.
  var resting = TrayRest()
  /// What a finger does, and what scrolls under it.
  var hand = TrayHand()

  /// Creates a tray that shows nothing yet.
  public init(window: Window, settings: TraySettings = TraySettings()) {
    self.window = window
    self.settings = settings
    motion = TrayMotionState(settings.springs.present)
  }

  /// What the tray is doing.
  public var phase: TrayPhase { motion.phase.name }

  /// The stop at rest or on the way, or the nearest to it; nil before the first step.
  public var selectedStop: Stop? { resolution?.selectedStop }

  /// The step whose content is on its way out, the last of several; nil while nothing blends.
  public var outgoingStep: String? { motion.content.outgoing.last?.step }

  /// The seconds until the tray rests or is gone; 0 at rest and while a finger holds it.
  ///
  /// Infinite for a spring that never comes to rest.
  public var timeToRest: Double {
    switch motion.phase {
    case .hidden, .resting, .dragging: 0
    case .settling(let timeLeft), .dismissing(_, let timeLeft): max(timeLeft, 0)
    }
  }

  /// Whether time changes anything: a display link may stop while this is false.
  public var needsFrames: Bool {
    switch motion.phase {
    case .settling, .dismissing: true
    case .dragging(let timeLeft): timeLeft > 0 || hand.momentum != nil
    case .hidden, .resting: hand.momentum != nil
    }
  }

  /// Hands over what happened, in order, and forgets it.
  public mutating func takeReports() -> [TrayReport] {
    let taken = reports
    reports = []
    return taken
  }

  mutating func report(_ report: TrayReport) { reports.append(report) }
}
