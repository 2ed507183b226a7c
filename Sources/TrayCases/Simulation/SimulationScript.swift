// SPDX-License-Identifier: MIT

public import TrayKit

/// Timed events and expectations for a surface, such as a finger's drag or the keyboard.
public struct SimulationScript: Sendable {
  /// The name of the script.
  public let id: String
  /// Everything outside of the flow.
  public let environment: FlowCase
  /// What it plays on.
  public var surface: SimulatedSurface
  /// How a tray feels; other surfaces have settings of their own.
  public let settings: TraySettings
  /// Whether the person wants less motion.
  public let isMotionReduced: Bool
  /// How long it lasts, in seconds.
  public let duration: Double
  /// What happens, in order of time; at equal times in the order of the document.
  public let entries: [Entry]

  /// Something that happens at a time, in seconds.
  public struct Entry: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What happens then.
    public var action: Action

    /// Creates an entry.
    public init(time: Double, action: Action) { (self.time, self.action) = (time, action) }
  }

  /// What happens.
  public enum Action: Sendable {
    /// A step is presented.
    case present(String)
    /// The surface goes to another step.
    case go(String)
    /// A detent, a sheet's position or a reveal's section is selected.
    case select(DetentID)
    /// A finger, the program or the system does something else.
    case event(TrayEvent)
    /// The keyboard comes up or goes.
    case keyboard(isUp: Bool)
    /// The affordance of a reveal is tapped.
    case tapAffordance
    /// A reveal is locked or unlocked.
    case lock(Bool)
    /// The surface must look like this.
    case expect(Expectation)
  }

  /// What the surface must look like; nil is not looked at.
  public struct Expectation: Sendable {
    /// What the surface does.
    public var phase: TrayPhase?
    /// The step that shows.
    public var step: String?
    /// A detent of the stop at which it rests.
    public var stop: DetentID?
    /// How much of the surface shows, in points.
    public var visibleHeight: Double?
    /// How much what is behind is dimmed, from 0 to 1.
    public var dim: Double?
    /// How far the content is scrolled, in points.
    public var scrollOffset: Double?
    /// What a touch outside does.
    public var outside: TrayFrame.Outside?
    /// The position of a sheet.
    public var position: SheetPosition?
    /// The section of a reveal that counts.
    public var section: RevealSection?
    /// How far a reveal is, from 0 to 1.
    public var progress: Double?
    /// How far points may be off.
    public var tolerance = 0.5

    /// Creates an expectation that looks at nothing.
    public init() {}
  }

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - id: The name of the script.
  ///   - environment: Everything outside of the flow.
  ///   - surface: What it plays on.
  ///   - settings: How a tray feels.
  ///   - isMotionReduced: Whether the person wants less motion.
  ///   - duration: How long it lasts, in seconds.
  ///   - entries: What happens, in order of time.
  public init(
    id: String, environment: FlowCase = FlowCase(), surface: SimulatedSurface = .tray,
    settings: TraySettings = TraySettings(), isMotionReduced: Bool = false, duration: Double,
    entries: [Entry]
  ) {
    self.id = id
    self.environment = environment
    self.surface = surface
    self.settings = settings
    self.isMotionReduced = isMotionReduced
    self.duration = duration
    self.entries = entries
  }
}
