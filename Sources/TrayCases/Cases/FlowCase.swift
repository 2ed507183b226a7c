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
  /// Whether the person wants heavier texts, as the setting Bold Text says.
  public var isTextBold: Bool
  /// The language and region, as a BCP 47 tag.
  public var locale: String
  /// The language that the phone is set to, as a BCP 47 tag, or nil for ``locale``.
  ///
  /// It decides how high lines are; texts, their direction and their digits are those of ``locale``.
  public var phoneLocale: String?
  /// Whether the keyboard is up.
  public var isKeyboardUp: Bool

  /// Creates a case; what isn't named is an upright phone at the default text size in English.
  public init(
    device: String = "iphone-16-pro", display: String? = nil,
    orientation: Orientation = .portrait, posture: Posture = .flat, system: SystemVersion? = nil,
    textSize: DynamicTypeSize = .large, isTextBold: Bool = false, locale: String = "en",
    phoneLocale: String? = nil, isKeyboardUp: Bool = false
  ) {
    self.device = device
    self.display = display
    self.orientation = orientation
    self.posture = posture
    self.system = system
    self.textSize = textSize
    self.isTextBold = isTextBold
    self.locale = locale
    self.phoneLocale = phoneLocale
    self.isKeyboardUp = isKeyboardUp
  }

  /// The device with its display, as the command line spells it: `iphone-duo:inner`.
  public var deviceName: String { display.map { "\(device):\($0)" } ?? device }

  /// What the language and region say, and the language of the phone.
  ///
  /// - Complexity: That of `LocaleFacts.init(identifier:)`.
  public var localeFacts: LocaleFacts {
    var facts = LocaleFacts(identifier: locale)
    facts.phoneLanguage = phoneLocale
    return facts
  }

  /// The case in words: all that it holds, but for what few cases change.
  ///
  /// A flat posture, the newest system, no bold text and a phone in the language of the texts are
  /// left out.
  public var words: String { words(without: []) }

  /// The case in words without some of what it holds, and without what ``words`` leaves out.
  public func words(without keys: [CaseKey]) -> String {
    CaseKey.allCases.filter { key in
      let isLeftOut = [.posture, .system, .boldText, .phoneLocale].contains(key)
      return !keys.contains(key) && !(isLeftOut && key.isUsual(in: self))
    }
    .map { $0.text(of: self) }.joined(separator: ", ")
  }

  /// The case in words without what is as usual: upright, flat, the keyboard down, no bold text.
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
    window.isTextBold = isTextBold
    window.layoutDirection = direction
    window.posture = posture
    window.system = found.systems.nearest(to: system)
    return window
  }
}
