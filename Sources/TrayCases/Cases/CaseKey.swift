// SPDX-License-Identifier: MIT

public import TrayKit

/// What can differ between two cases, by the names of the options.
public enum CaseKey: String, CaseIterable, Sendable {
  /// The device with its display.
  case device
  /// How the device is held.
  case orientation
  /// How far a foldable is folded.
  case posture
  /// The text size that the person has set.
  case textSize = "text-size"
  /// The language and region.
  case locale
  /// Whether the keyboard is up.
  case keyboard

  /// The value of a case as the command line spells it.
  public func argument(of one: Case) -> String {
    switch self {
    case .device: one.deviceName
    case .orientation: one.orientation.rawValue
    case .posture: CaseNames.name(of: one.posture)
    case .textSize: TextSizeNames.name(of: one.textSize)
    case .locale: one.locale
    case .keyboard: CaseNames.name(ofKeyboardUp: one.isKeyboardUp)
    }
  }

  /// The value of a case, in words.
  public func text(of one: Case) -> String {
    switch self {
    case .posture: one.posture == .flat ? "flat" : "partly folded"
    case .textSize: "text \(argument(of: one))"
    case .keyboard: "keyboard \(argument(of: one))"
    case .device, .orientation, .locale: argument(of: one)
    }
  }
}

/// The names of what a case holds, in options, scripts and results.
public enum CaseNames {
  /// How devices are held.
  public static let orientations = JSONChoices(Orientation.allCases.map { ($0.rawValue, $0) })

  /// How far foldables are folded.
  public static let postures: JSONChoices<Posture> = [
    "flat": .flat, "partlyFolded": .partlyFolded,
  ]

  /// Where the keyboard is; true for up.
  public static let keyboards: JSONChoices<Bool> = ["up": true, "down": false]

  static func name(of posture: Posture) -> String { postures.name(of: posture) ?? "flat" }

  static func name(ofKeyboardUp isUp: Bool) -> String { keyboards.name(of: isUp) ?? "down" }
}
