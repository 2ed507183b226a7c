// SPDX-License-Identifier: MIT

import TrayKit

extension BuiltInDevices {
  /// Phones, the smaller and older ones first.
  static let phones: [Device] = [
    // snapshot, keyboards
    Device(
      id: "iphone-se-1", name: "iPhone SE (1st generation)", scale: 2,
      displays: [
        display(
          "main", 320, 568,
          portrait: .facts(.compact, .regular, top: 20, keyboard: 253),
          landscape: .facts(.compact, .compact, keyboard: 194))
      ], systems: .until(.ios17)),
    // snapshot, keyboards
    Device(
      id: "iphone-8", name: "iPhone 8", scale: 2,
      displays: [
        display(
          "main", 375, 667,
          portrait: .facts(.compact, .regular, top: 20, keyboard: 260),
          landscape: .facts(.compact, .compact, keyboard: 194))
      ], systems: .until(.ios17)),
    // snapshot, keyboards
    Device(
      id: "iphone-se-2", name: "iPhone SE (2nd generation)", scale: 2,
      displays: [
        display(
          "main", 375, 667,
          portrait: .facts(.compact, .regular, top: 20, keyboard: 260),
          landscape: .facts(.compact, .compact, keyboard: 194))
      ]),
    // snapshot, keyboards
    Device(
      id: "iphone-se-3", name: "iPhone SE (3rd generation)", scale: 2,
      displays: [
        display(
          "main", 375, 667,
          portrait: .facts(.compact, .regular, top: 20, keyboard: 260),
          landscape: .facts(.compact, .compact, keyboard: 194))
      ]),
    // snapshot, keyboards
    Device(
      id: "iphone-8-plus", name: "iPhone 8 Plus", scale: 3,
      displays: [
        display(
          "main", 414, 736,
          portrait: .facts(.compact, .regular, top: 20, keyboard: 271),
          landscape: .facts(.regular, .compact, keyboard: 194))
      ], systems: .until(.ios17)),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-x", name: "iPhone X", scale: 3,
      displays: [
        display(
          "main", 375, 812,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ], systems: .until(.ios17),
      note: twoInsetsNote),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-xs", name: "iPhone XS", scale: 3,
      displays: [
        display(
          "main", 375, 812,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ], systems: .until(.ios18),
      note: twoInsetsNote),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-11-pro", name: "iPhone 11 Pro", scale: 3,
      displays: [
        display(
          "main", 375, 812,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ],
      note: twoInsetsNote),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-xr", name: "iPhone XR", scale: 2,
      displays: [
        display(
          "main", 414, 896,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ], systems: .until(.ios18),
      note: twoInsetsNote),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-11", name: "iPhone 11", scale: 2,
      displays: [
        display(
          "main", 414, 896,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ],
      note: twoInsetsNote),
    // snapshot, preview, keyboards
    Device(
      id: "iphone-xs-max", name: "iPhone XS Max", scale: 3,
      displays: [
        display(
          "main", 414, 896,
          portrait: .facts(.compact, .regular, top: 44, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 44, bottom: 21, right: 44, keyboard: 215))
      ], systems: .until(.ios18),
      note: twoInsetsNote),
    // snapshot, keyboards
    Device(
      id: "iphone-12-mini", name: "iPhone 12 mini", scale: 3,
      displays: [
        display(
          "main", 375, 812,
          portrait: .facts(.compact, .regular, top: 50, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 50, bottom: 21, right: 50, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-13-mini", name: "iPhone 13 mini", scale: 3,
      displays: [
        display(
          "main", 375, 812,
          portrait: .facts(.compact, .regular, top: 50, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 50, bottom: 21, right: 50, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-12", name: "iPhone 12", scale: 3,
      displays: [
        display(
          "main", 390, 844,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-13", name: "iPhone 13", scale: 3,
      displays: [
        display(
          "main", 390, 844,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-14", name: "iPhone 14", scale: 3,
      displays: [
        display(
          "main", 390, 844,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-16e", name: "iPhone 16e", scale: 3,
      displays: [
        display(
          "main", 390, 844,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ], systems: .since(.ios18),
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", scale: 3,
      displays: [
        display(
          "main", 428, 926,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ],
      note: landscapeNote),
    // snapshot, keyboards
    Device(
      id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", scale: 3,
      displays: [
        display(
          "main", 428, 926,
          portrait: .facts(.compact, .regular, top: 47, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 47, bottom: 21, right: 47, keyboard: 215))
      ],
      note: landscapeNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-15", name: "iPhone 15", scale: 3,
      displays: [
        display(
          "main", 393, 852,
          portrait: .facts(.compact, .regular, top: 59, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 59, bottom: 21, right: 59, keyboard: 215))
      ],
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-15-pro", name: "iPhone 15 Pro", scale: 3,
      displays: [
        display(
          "main", 393, 852,
          portrait: .facts(.compact, .regular, top: 59, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 59, bottom: 21, right: 59, keyboard: 215))
      ],
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-16", name: "iPhone 16", scale: 3,
      displays: [
        display(
          "main", 393, 852,
          portrait: .facts(.compact, .regular, top: 59, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 59, bottom: 21, right: 59, keyboard: 215))
      ], systems: .since(.ios18),
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", scale: 3,
      displays: [
        display(
          "main", 430, 932,
          portrait: .facts(.compact, .regular, top: 59, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 59, bottom: 21, right: 59, keyboard: 215))
      ],
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-16-plus", name: "iPhone 16 Plus", scale: 3,
      displays: [
        display(
          "main", 430, 932,
          portrait: .facts(.compact, .regular, top: 59, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 59, bottom: 21, right: 59, keyboard: 215))
      ], systems: .since(.ios18),
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-16-pro", name: "iPhone 16 Pro", scale: 3,
      displays: [
        display(
          "main", 402, 874,
          portrait: .facts(.compact, .regular, top: 62, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 62, bottom: 21, right: 62, keyboard: 215))
      ], systems: .since(.ios18),
      note: keyboardsNote),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-17-pro", name: "iPhone 17 Pro", scale: 3,
      displays: [
        display(
          "main", 402, 874,
          portrait: .facts(.compact, .regular, top: 62, bottom: 34, keyboard: 336),
          landscape: .facts(.compact, .compact, left: 62, bottom: 20, right: 62, keyboard: 214))
      ], systems: .since(.ios26),
      note: """
        The landscape bottom inset was measured on iOS 27.0. Assumed: the portrait \
        keyboard is that of the next smaller measured phone. Assumed: the landscape \
        keyboard is that of a home-button phone, 194, plus the bottom inset.
        """),
    // preview, openuikit, keyboards
    Device(
      id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", scale: 3,
      displays: [
        display(
          "main", 440, 956,
          portrait: .facts(.compact, .regular, top: 62, bottom: 34, keyboard: 346),
          landscape: .facts(.regular, .compact, left: 62, bottom: 21, right: 62, keyboard: 215))
      ], systems: .since(.ios18),
      note: keyboardsNote),
  ]
}
