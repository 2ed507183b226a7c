// SPDX-License-Identifier: MIT

import TrayGeometry

/// The boxes of the system's symbols, in parts of the font's size.
///
/// Heights are those of pictures that hold a symbol in known padding (home-assistant/iOS and
/// meshtastic/Meshtastic-Apple on iOS 26, at 16, 22 and 28 points). Where only the ink was measured,
/// 0.167 is added to its height, the median of 36 symbols, and 0.2 to its width: the boxes of four
/// symbols are 0.2 to 0.25 wider than their ink. Other versions were not seen to differ.
enum SymbolMetrics {
  /// Width and height of a symbol at a font's size, in points; nil where nobody has measured it.
  static func box(of name: String, at size: Double) -> Size? {
    boxes[name].map { Size(width: $0.width * size, height: $0.height * size) }
  }

  /// The likely box of a symbol that nobody has measured, by its class, at a font's size.
  ///
  /// A symbol in a circle or a square is as large as others in one; the rest has the mean height.
  static func likelyBox(of name: String, at size: Double) -> Size {
    let words = name.split(separator: ".")
    let box = words.contains("circle") ? circle : words.contains("square") ? square : other
    return Size(width: box.width * size, height: box.height * size)
  }

  /// By how much the likely box may be off, in parts of the font's size: the spread of the table.
  static let likelyError = 0.25

  private static let circle = Size(width: 1.2, height: 1.15)
  private static let square = Size(width: 1.096, height: 1.042)
  private static let other = Size(width: 1.2, height: 1.15)

  private static let boxes: [String: Size] = [
    "2.circle.fill": Size(width: 1.2, height: 1.125),
    "3.square": Size(width: 1.096, height: 1.042),
    "apps.iphone": Size(width: 0.836, height: 1.212),
    "arrow.right": Size(width: 1.177, height: 0.936),
    "arrow.up.arrow.down.circle.fill": Size(width: 1.2, height: 1.143),
    "arrow.up.circle.fill": Size(width: 1.2, height: 1.143),
    "arrow.up.forward": Size(width: 0.941, height: 0.902),
    "battery.0": Size(width: 1.653, height: 0.821),
    "battery.100.bolt": Size(width: 1.653, height: 1.036),
    "battery.25": Size(width: 1.653, height: 0.821),
    "battery.75": Size(width: 1.653, height: 0.821),
    "cable.connector.horizontal": Size(width: 1.412, height: 0.5),
    "checkmark": Size(width: 1.054, height: 1.0),
    "checkmark.circle.fill": Size(width: 1.2, height: 1.167),
    "chevron.down": Size(width: 1.054, height: 0.646),
    "chevron.forward": Size(width: 0.735, height: 1.02),
    "chevron.up": Size(width: 1.054, height: 0.646),
    "cloud.sun.rain": Size(width: 1.624, height: 1.53),
    "dog": Size(width: 1.564, height: 1.303),
    "exclamationmark.triangle": Size(width: 1.239, height: 1.108),
    "eye.slash": Size(width: 1.533, height: 1.227),
    "flipphone": Size(width: 0.882, height: 1.182),
    "hand.tap": Size(width: 1.129, height: 1.286),
    "heart": Size(width: 1.168, height: 1.072),
    "house": Size(width: 1.367, height: 1.182),
    "info.circle.fill": Size(width: 1.2, height: 1.167),
    "key.slash.fill": Size(width: 1.164, height: 1.357),
    "location": Size(width: 1.137, height: 1.076),
    "location.fill": Size(width: 1.14, height: 1.136),
    "lock.fill": Size(width: 0.867, height: 1.107),
    "lock.open.fill": Size(width: 1.212, height: 1.107),
    "lock.open.trianglebadge.exclamationmark.fill": Size(width: 1.39, height: 1.262),
    "map": Size(width: 1.215, height: 1.136),
    "mappin.and.ellipse": Size(width: 1.124, height: 1.318),
    "mappin.and.ellipse.circle": Size(width: 1.2, height: 1.167),
    "moon.circle.fill": Size(width: 1.2, height: 1.167),
    "network": Size(width: 1.2, height: 1.167),
    "powerplug": Size(width: 1.426, height: 0.929),
    "sensor": Size(width: 1.397, height: 1.015),
    "shield.checkered": Size(width: 1.018, height: 1.167),
    "signpost.right.and.left": Size(width: 1.17, height: 1.273),
    "speaker.slash": Size(width: 1.124, height: 1.212),
    "square.stack.3d.down.forward": Size(width: 1.17, height: 1.5),
    "star.fill": Size(width: 1.295, height: 1.19),
    "wifi": Size(width: 1.323, height: 0.992),
    "wifi.router": Size(width: 1.594, height: 1.091),
    "xmark": Size(width: 0.992, height: 0.959),
    // Two buttons of 35.33 and a box of 81.67 (meshtastic/Meshtastic-Apple, iOS 26).
    "bolt.fill": Size(width: 0.9, height: 1.255), "wifi.slash": Size(width: 1.323, height: 1.255),
  ]
}
