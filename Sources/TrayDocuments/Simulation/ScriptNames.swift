// SPDX-License-Identifier: MIT

import TrayKit

/// The names that a script may use for settings, surfaces and events.
enum ScriptNames {
  static let rules: JSONChoices<ReleaseRule> = [
    "tray": .tray, "apple26": .apple26, "floatingPanel": .floatingPanel,
    "floatingPanelProjecting": .floatingPanelProjecting, "panModal": .panModal,
    "gorhom": .gorhom, "vaul": .vaul, "softwareMansion": .softwareMansion,
    "material": .material, "compose": .compose, "flutter": .flutter,
    "smoothSheets": .smoothSheets, "smoothSheetsStepless": .smoothSheetsStepless,
    "zaschka": .zaschka, "overlayContainer": .overlayContainer,
    "fittedSheets": .fittedSheets, "reactSpring": .reactSpring,
    "reactModalSheet": .reactModalSheet, "wave": .wave, "sheetPresentation": .sheetPresentation,
  ]

  static let resistances: JSONChoices<EndResistance> = [
    "rubberBand": .rubberBand(), "rigid": .rigid, "none": .none, "friction": .friction(),
  ]

  // MARK: Surfaces

  /// Surfaces that a name alone says.
  static let plainSurfaces: JSONChoices<SimulatedSurface> = ["tray": .tray]

  /// Surfaces that are told apart by a key of their object.
  static let surfaceKeys = ["sheet", "reveal"]

  /// The looks of a sheet; true for the system's.
  static let looks: JSONChoices<Bool> = ["floating": false, "native": true]

  static let styles: JSONChoices<SheetStyle> = ["modal": .modal, "persistent": .persistent]

  // MARK: Events

  /// What may happen, by the key that stands beside the time.
  static let events = [
    "present", "go", "select", "dismiss", "escape", "tapOnDim", "tapOutside", "adjust", "drag",
    "grab", "move", "release", "keyboard", "tapAffordance", "lock", "expect",
  ]

  static let adjustments: JSONChoices<TrayEvent.Adjustment> = [
    "increment": .increment, "decrement": .decrement, "cycle": .cycle,
  ]
}

/// The ranges of a script's numbers.
enum ScriptRanges {
  /// The times of a script, in seconds.
  static let times = 0...600.0
  /// How long a drag may take, in seconds.
  static let durations = 0.01...60
  /// Points that a finger moves, or points per second.
  static let ways = -1e5...1e5
  /// Heights and tolerances, in points.
  static let lengths = 0...1e5
  /// How far a reveal may be.
  static let progress = 0...1.0
  /// The numbers of views that scroll.
  static let scrolls = 0...100_000
  /// The response of a spring, in seconds.
  static let response = 0...100.0
  static let dampingRatio = 0.01...100
}
