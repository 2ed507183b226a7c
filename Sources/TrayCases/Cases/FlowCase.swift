// SPDX-License-Identifier: MIT

public import TrayKit

/// One combination of everything outside a flow that changes its heights.
public struct Case: Hashable, Sendable {
  /// The device, by its id in the catalogue.
  public var device: String
  /// The display of a foldable, or nil for the device's first one.
  public var display: String?
  /// How the device is held.
  public var orientation: Orientation
  /// How far a foldable is folded.
  public var posture: Posture
  /// The text size that the person has set.
  public var textSize: DynamicTypeSize
  /// The language and region, as a BCP 47 tag.
  public var locale: String
  /// Whether the keyboard is up.
  public var isKeyboardUp: Bool

  /// Creates a case; what isn't named is an upright phone at the default text size in English.
  public init(
    device: String = "iphone-16-pro", display: String? = nil,
    orientation: Orientation = .portrait, posture: Posture = .flat,
    textSize: DynamicTypeSize = .large, locale: String = "en", isKeyboardUp: Bool = false
  ) {
    self.device = device
    self.display = display
    self.orientation = orientation
    self.posture = posture
    self.textSize = textSize
    self.locale = locale
    self.isKeyboardUp = isKeyboardUp
  }

  /// The device with its display, as the command line spells it: `iphone-duo:inner`.
  public var deviceName: String { display.map { "\(device):\($0)" } ?? device }

  /// The window of the case.
  ///
  /// - Parameters:
  ///   - catalogue: The devices.
  ///   - direction: The direction of the locale.
  /// - Returns: The window.
  /// - Throws: What is unknown: the device, its display, or the height of its keyboard.
  public func window(
    in catalogue: DeviceCatalogue, direction: LayoutDirection
  ) throws(CaseError) -> Window {
    guard let found = catalogue[device] else {
      throw .unknownDevice(device, near: nearestName(to: device, among: catalogue.ids))
    }
    guard let facts = found.window(display: display, orientation: orientation) else {
      throw .unknownDisplay(
        display ?? "", device: device, known: found.displays.map(\.id))
    }
    var keyboard: Keyboard?
    if isKeyboardUp {
      guard let frame = facts.keyboardFrame else { throw .unknownKeyboard(device: deviceName) }
      keyboard = Keyboard(frame: frame)
    }
    return Window(
      size: facts.size,
      safeAreaInsets: WindowInsets(
        top: facts.insets.top, left: facts.insets.left, bottom: facts.insets.bottom,
        right: facts.insets.right),
      scale: facts.scale, horizontalSizeClass: facts.horizontalSizeClass,
      verticalSizeClass: facts.verticalSizeClass, dynamicTypeSize: textSize,
      layoutDirection: direction, keyboard: keyboard, posture: posture,
      divisions: facts.divisions.map(\.frame))
  }
}

/// Why a case has no window.
public enum CaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The catalogue has no such device.
  case unknownDevice(String, near: String?)
  /// The device has no such display.
  case unknownDisplay(String, device: String, known: [String])
  /// The catalogue does not know how high the keyboard is.
  case unknownKeyboard(device: String)

  /// What is unknown, and what to do.
  public var description: String {
    switch self {
    case .unknownDevice(let name, let near):
      let hint = near.map { "did you mean '\($0)'?" } ?? "'tray devices' lists those that are."
      return "the device '\(name)' is not known; \(hint)"
    case .unknownDisplay(let name, let device, let known):
      return
        "the device '\(device)' has no display '\(name)'; it has \(known.joined(separator: ", "))"
    case .unknownKeyboard(let device):
      return "the height of the keyboard of '\(device)' is not known; add it with --devices FILE"
    }
  }
}
