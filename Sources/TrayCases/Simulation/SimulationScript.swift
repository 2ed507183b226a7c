// SPDX-License-Identifier: MIT

public import TrayKit

/// Timed events and expectations for a surface, as a document of the schema `tray.script` says them.
public struct SimulationScript: Sendable {
  /// The name of the script.
  public let id: String
  /// Everything outside of the flow.
  public let environment: Case
  /// What it plays on.
  public var surface: SimulatedSurface
  /// How a tray feels; other surfaces have settings of their own.
  public let settings: TraySettings
  /// Whether the person wants less motion.
  public let isMotionReduced: Bool
  /// How long it lasts, in seconds.
  public let duration: Double
  /// What happens, in order of time; at equal times in the order of the document.
  let entries: [Entry]

  /// Something that happens at a time, in seconds.
  struct Entry: Sendable {
    var time: Double
    var action: Action
  }

  /// What happens.
  enum Action: Sendable {
    case present(String)
    case go(String)
    case select(DetentID)
    case event(TrayEvent)
    case keyboard(isUp: Bool)
    case tapAffordance
    case lock(Bool)
    case expect(Expectation)
  }

  /// What the surface must look like; nil is not looked at.
  struct Expectation: Sendable {
    var phase: TrayPhase?
    var step: String?
    var stop: DetentID?
    var visibleHeight: Double?
    var dim: Double?
    var scrollOffset: Double?
    var outside: TrayFrame.Outside?
    var position: SheetPosition?
    var section: RevealSection?
    var progress: Double?
    var tolerance = 0.5
  }

  /// Reads a document of the schema `tray.script`.
  ///
  /// - Parameter source: The document and its name.
  /// - Throws: What is wrong with the document, each error with its place.
  public init(reading source: SourceText) throws(DocumentErrors) {
    self = try JSONDocument.decode(source, SimulationDecoder.decode)
  }

  init(
    id: String, environment: Case, surface: SimulatedSurface, settings: TraySettings,
    isMotionReduced: Bool,
    duration: Double, entries: [Entry]
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
