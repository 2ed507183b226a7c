// SPDX-License-Identifier: MIT

import TrayKit

/// What can differ between two cases, by the names of the options.
public enum CaseKey: String, CaseIterable, Sendable {
  /// The device with its display.
  case device
  /// How the device is held.
  case orientation
  /// How far a foldable is folded.
  case posture
  /// The version of the system.
  case system
  /// The text size that the person has set.
  case textSize = "text-size"
  /// Whether Bold Text is on.
  case boldText = "bold-text"
  /// The language and region.
  case locale
  /// The language that the phone is set to.
  case phoneLocale = "phone-locale"
  /// Whether the keyboard is up.
  case keyboard

  /// The value of a case as the command line spells it.
  public func argument(of flowCase: FlowCase) -> String {
    switch self {
    case .device: flowCase.deviceName
    case .orientation: flowCase.orientation.rawValue
    case .posture: CaseNames.name(of: flowCase.posture)
    case .system: flowCase.system.map { CaseNames.name(of: $0) } ?? "newest"
    case .textSize: TextSizeNames.name(of: flowCase.textSize)
    case .boldText: CaseNames.name(ofBoldText: flowCase.isTextBold)
    case .locale: flowCase.locale
    case .phoneLocale: flowCase.phoneLocale ?? flowCase.locale
    case .keyboard: CaseNames.name(ofKeyboardUp: flowCase.isKeyboardUp)
    }
  }

  /// The value of a case, in words.
  public func text(of flowCase: FlowCase) -> String {
    switch self {
    case .posture: flowCase.posture == .flat ? "flat" : "partly folded"
    case .textSize: "text \(argument(of: flowCase))"
    case .keyboard: "keyboard \(argument(of: flowCase))"
    case .system: flowCase.system == nil ? "newest system" : argument(of: flowCase)
    case .boldText: flowCase.isTextBold ? "bold text" : "no bold text"
    case .phoneLocale: flowCase.phoneLocale.map { "phone in \($0)" } ?? "phone in the same language"
    case .device, .orientation, .locale: argument(of: flowCase)
    }
  }

  /// Whether a case has what holds where an option is not given.
  package func isDefault(in flowCase: FlowCase) -> Bool {
    argument(of: flowCase) == argument(of: FlowCase(locale: flowCase.locale)) && self != .locale
  }

  /// Whether a case has what is usual: upright, flat, the newest system, the keyboard down.
  ///
  /// No bold text and a phone in the language of the texts are usual as well; nothing else is.
  func isUsual(in flowCase: FlowCase) -> Bool {
    switch self {
    case .posture: flowCase.posture == .flat
    case .keyboard: !flowCase.isKeyboardUp
    case .orientation: flowCase.orientation == .portrait
    case .system: flowCase.system == nil
    case .boldText: !flowCase.isTextBold
    case .phoneLocale: flowCase.phoneLocale == nil
    case .device, .textSize, .locale: false
    }
  }
}
