// SPDX-License-Identifier: MIT

import TrayKit

extension BuiltInDevices {
  /// Tablets, the smaller ones first.
  static let tablets: [Device] = [
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-mini", name: "iPad mini (5th generation)", scale: 2,
      displays: [
        display(
          "main", 768, 1024,
          portrait: .facts(.regular, .regular, top: 20, keyboard: 318),
          landscape: .facts(.regular, .regular, top: 20, keyboard: 406))
      ],
      note: lettersNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-10-2", name: "iPad (10.2 inches)", scale: 2,
      displays: [
        display(
          "main", 810, 1080,
          portrait: .facts(.regular, .regular, top: 20, keyboard: 318),
          landscape: .facts(.regular, .regular, top: 20, keyboard: 406))
      ],
      note: lettersNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-air-4", name: "iPad Air (4th generation)", scale: 2,
      displays: [
        display(
          "main", 820, 1180,
          portrait: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 338),
          landscape: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 426))
      ],
      note: lettersAndInsetNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-pro-11", name: "iPad Pro (11 inches)", scale: 2,
      displays: [
        display(
          "main", 834, 1194,
          portrait: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 338),
          landscape: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 426))
      ],
      note: lettersAndInsetNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-pro-11-m4", name: "iPad Pro (11 inches, M4)", scale: 2,
      displays: [
        display(
          "main", 834, 1210,
          portrait: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 338),
          landscape: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 426))
      ],
      note: lettersAndInsetNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-pro-12-9", name: "iPad Pro (12.9 inches)", scale: 2,
      displays: [
        display(
          "main", 1024, 1366,
          portrait: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 338),
          landscape: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 426))
      ],
      note: lettersAndInsetNote),
    // snapshot, preview, ipad-keyboards
    Device(
      id: "ipad-pro-13-m4", name: "iPad Pro (13 inches, M4)", scale: 2,
      displays: [
        display(
          "main", 1032, 1376,
          portrait: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 338),
          landscape: .facts(.regular, .regular, top: 24, bottom: 20, keyboard: 426))
      ],
      note: lettersAndInsetNote),
  ]

  /// Devices with a display that folds.
  static let foldables: [Device] = [
    // duo, duo-fold
    Device(
      id: "iphone-duo", name: "iPhone Duo", scale: 3,
      displays: [
        display(
          "outer", 466, 678,
          portrait: .facts(.compact, .regular, bottom: 34, right: 84, keyboard: 289),
          landscape: .facts(.compact, .compact, bottom: 34, right: 84, keyboard: 230)),
        display(
          "inner", 669, 951,
          portrait: .facts(.regular, .regular, top: 82, bottom: 34, keyboard: 350),
          landscape: .facts(.regular, .regular, bottom: 34, right: 84, keyboard: 264),
          division: Device.Division(
            start: 455.5, end: 495.5, margin: 20)),
      ], systems: .since(.ios26),
      note: """
        Assumed: the outer display in landscape keeps the rail on the right, as when \
        rotated to the left, and the bottom inset of 34. The top inset of the tall inner \
        display is that under an expanded navigation bar; under an inline one it is 24.
        """)
  ]
}
