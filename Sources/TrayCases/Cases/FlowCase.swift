// SPDX-License-Identifier: MIT

public import TrayKit

/// One combination of everything outside a flow that changes its heights.
public struct FlowCase: Hashable, Sendable {
  /// The device, by its id in the catalogue.
  public var device: String
  /// The display of a foldable, or nil for the device's first one.
  public var display: String?
  /// How the device is held.
  public var orientation: Orientation
  /// How far a foldable is folded.
  public var posture: Posture
  /// The version of the system, or nil for the newest that the device has.
  ///
  /// A device never shows a version that it didn't get: the nearest one that it has counts.
  public var system: SystemVersion?
  /// The text size that the person has set.
  public var textSize: DynamicTypeSize
  /// The language and region, as a BCP 47 tag.
  public var locale: String
  /// Whether the keyboard is up.
  public var isKeyboardUp: Bool

  /// Creates a case; what isn't named is an upright phone at the default text size in English.
  public init(
    device: String = "iphone-16-pro", display: String? = nil,
    orientation: Orientation = .portrait, posture: Posture = .flat, system: SystemVersion? = nil,
    textSize: DynamicTypeSize = .large, locale: String = "en", isKeyboardUp: Bool = false
  ) {
    self.device = device
    self.display = display
    self.orientation = orientation
    self.posture = posture
    self.system = system
    self.textSize = textSize
    self.locale = locale
    self.isKeyboardUp = isKeyboardUp
  }

  /// The device with its display, as the command line spells it: `iphone-duo:inner`.
  public var deviceName: String { display.map { "\(device):\($0)" } ?? device }

  /// The case in words: all that it holds, but for a flat posture and the newest system.
  public var words: String { words(without: []) }

  /// The case in words without some of what it holds, a flat posture and the newest system.
  public func words(without keys: [CaseKey]) -> String {
    CaseKey.allCases.filter { key in
      let isLeftOut = key == .posture || key == .system
      return !keys.contains(key) && !(isLeftOut && key.isUsual(in: self))
    }
    .map { $0.text(of: self) }.joined(separator: ", ")
  }

  /// The case in words without what is as usual: upright, flat, newest system, keyboard down.
  public var heading: String {
    CaseKey.allCases.filter { !$0.isUsual(in: self) }
      .map { $0.text(of: self) }.joined(separator: ", ")
  }

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
    guard var window = found.window(display: display, orientation: orientation) else {
      throw .unknownDisplay(display ?? "", device: device, known: found.displays.map(\.id))
    }
    if isKeyboardUp {
      guard let frame = found.keyboardFrame(display: display, orientation: orientation) else {
        throw .unknownKeyboard(device: deviceName)
      }
      window.keyboard = Keyboard(frame: frame)
    }
    window.dynamicTypeSize = textSize
    window.layoutDirection = direction
    window.posture = posture
    window.system = found.systems.nearest(to: system)
    return window
  }
}
