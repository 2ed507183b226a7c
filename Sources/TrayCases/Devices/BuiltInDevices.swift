// SPDX-License-Identifier: MIT

import TrayKit

/// The devices that are known without a catalogue, a row a device.
///
/// Points. Sizes are those in portrait, insets left out are 0, keyboards include the bottom inset.
/// Size classes in landscape follow the platform's table: regular width on large phones. The comment
/// above a row names its sources:
///
/// - snapshot: pointfreeco/swift-snapshot-testing, View.swift: sizes and insets
/// - preview: aloisdeniel/flutter_device_preview: sizes and insets
/// - openuikit: Vercantez/openuikit: sizes and insets, some measured on iOS 26 and 27
/// - keyboards: heights with the suggestion bar, bottom inset included: warriorg/notes,
///   ios_development.md; specialfor/SpecialFor, UIScreen+Keyboard.swift
/// - ipad-keyboards: letter areas of iPad keyboards: kawa.at.webry.info; Wire for iOS
/// - systems: the platform's lists of compatible devices; a device whose last system is older than
///   iOS 17 has that of iOS 17
/// - duo: iPhone Duo, values measured in the iOS 27.1 simulator; kammcs/boardhop, plan
/// - duo-fold: mirzaaghazadeh/iphone-duo-skills; PoseInspectorLab notes: the fold
enum BuiltInDevices {
  /// All devices: phones, tablets, foldables.
  static let all = phones + tablets + foldables

  // What several rows assume.
  static let twoInsetsNote = """
    The landscape bottom inset is 24 in one source and 21 in the other; 21 is taken. \
    Assumed: the landscape keyboard is that of a home-button phone, 194, plus the bottom \
    inset.
    """
  static let landscapeNote = """
    Assumed: the landscape keyboard is that of a home-button phone, 194, plus the bottom \
    inset.
    """
  static let keyboardsNote = """
    Assumed: the portrait keyboard is that of the next smaller measured phone. Assumed: \
    the landscape keyboard is that of a home-button phone, 194, plus the bottom inset.
    """
  static let lettersNote =
    "Assumed: the keyboard is the letters, 264 or 352, plus the suggestion bar, 54."
  static let lettersAndInsetNote = """
    Assumed: the keyboard is the letters, 264 or 352, plus the suggestion bar, 54, plus \
    the bottom inset.
    """

  /// A display by its size in portrait and its facts in both orientations.
  static func display(
    _ id: String, _ width: Double, _ height: Double, corners: Double? = nil,
    portrait: Device.Facts, landscape: Device.Facts, division: Device.Division? = nil
  ) -> Device.Display {
    Device.Display(
      id: id, size: Size(width: width, height: height), portrait: portrait, landscape: landscape,
      cornerRadius: corners, division: division)
  }
}

extension Device.Systems {
  /// All versions up to one.
  static func until(_ newest: SystemVersion) -> Device.Systems { Device.Systems(newest: newest) }

  /// All versions from one on.
  static func since(_ oldest: SystemVersion) -> Device.Systems { Device.Systems(oldest: oldest) }
}

extension Device.Facts {
  /// The facts of an orientation; insets left out are 0.
  static func facts(
    _ horizontal: SizeClass, _ vertical: SizeClass, top: Double = 0, left: Double = 0,
    bottom: Double = 0, right: Double = 0, keyboard: Double
  ) -> Device.Facts {
    Device.Facts(
      insets: WindowInsets(top: top, left: left, bottom: bottom, right: right),
      horizontalSizeClass: horizontal, verticalSizeClass: vertical, keyboardHeight: keyboard)
  }
}
