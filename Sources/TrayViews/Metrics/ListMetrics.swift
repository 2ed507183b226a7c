// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of lists and forms.
package enum ListMetrics {
  /// The distance of cards from the sides in a wide list.
  ///
  /// iOS 17, 18: 20 in windows of 390, 393 and 402 (cashapp/AccessibilitySnapshot,
  /// meshtastic/Meshtastic-Apple); iOS 26: 20 at 450 (RevenueCat/purchases-ios).
  static let wideMargin = ControlMetric(20)
  /// The distance of cards from the sides in a narrow list.
  ///
  /// iOS 16 to 18: 16 at 300 (RevenueCat/purchases-ios); iOS 26: 16 at 390 and 402
  /// (home-assistant/iOS, cashapp/AccessibilitySnapshot).
  static let narrowMargin = ControlMetric(16)
  /// The width from which a list is wide: between what was measured, 300 to 390 and 402 to 450.
  static let wideWidth = ControlMetric(before: 390, ios26: 414)

  /// The room above and below a row.
  ///
  /// iOS 18: 121 = 99 + 22 (meshtastic/Meshtastic-Apple); iOS 26: rows of 178 = 148 + 30 and three
  /// others (home-assistant/iOS, meshtastic/Meshtastic-Apple).
  static let rowPadding = ControlMetric(before: 11, ios26: 15)
  /// The room above and below a row that is a button, which is less up to iOS 18.
  ///
  /// iOS 18: a row in title2 is 44 high and not 48.33 (meshtastic/Meshtastic-Apple), so it is 8.8 at
  /// most; on iOS 26 nothing else than for other rows was seen.
  static let buttonRowPadding = ControlMetric(before: 8, ios26: 15)
  /// The least height of a row where it does not follow the text size: that of UIKit.
  ///
  /// iOS 17, 18: 44 (cashapp/AccessibilitySnapshot, RevenueCat/purchases-ios).
  static let fixedRowHeight = 44.0

  /// The room above and below a card that has neither header nor footer there: half of 35.
  ///
  /// iOS 18, 26: 35 between cards (home-assistant/iOS, Dimillian/IceCubesApp); 17.67 above a header
  /// on all (cashapp/AccessibilitySnapshot).
  static let cardGap = ControlMetric(17.5)
  /// The room above the first card without a header, in place of the gap.
  ///
  /// iOS 18 (meshtastic/Meshtastic-Apple), iOS 26 (home-assistant/iOS, Dimillian/IceCubesApp). With a
  /// header nothing is above it on all versions.
  static let firstCardGap = ControlMetric(35)

  /// The room above a header.
  ///
  /// iOS 17, 18: 38.67 = 17 + 15.67 + 6; iOS 26: 40.33 = 10 + 20.33 + 10 (cashapp/AccessibilitySnapshot).
  static let headerAbove = ControlMetric(before: 17, ios26: 10)
  /// The room below a header; measured with the room above.
  static let headerBelow = ControlMetric(before: 6, ios26: 10)
  /// The room above a footer.
  ///
  /// iOS 18: 33.67 = 6 + 15.67 + 12; iOS 26: 29.67 = 8 + 15.67 + 6 (cashapp/AccessibilitySnapshot).
  static let footerAbove = ControlMetric(before: 6, ios26: 8)
  /// The room below a footer; measured with the room above.
  static let footerBelow = ControlMetric(before: 12, ios26: 6)

  /// The room above a header of a plain list.
  ///
  /// iOS 26: 62.33 = 32 + 20.33 + 10 (iamcgn/swiftui-web); before, the 22 that UIKit puts above
  /// headers of plain tables since iOS 15, and 7.
  static let plainHeaderAbove = ControlMetric(before: 29, ios26: 32)
    .guessed(in: .ios17, .ios18, error: 4)
  /// The room below a header of a plain list; measured with the room above.
  static let plainHeaderBelow = ControlMetric(before: 7, ios26: 10)
    .guessed(in: .ios17, .ios18, error: 4)

  /// The radius of a card's corners.
  ///
  /// iOS 17, 18: 10; iOS 26: 26, a circle within 0.5 (home-assistant/iOS).
  package static let cornerRadius = ControlMetric(before: 10, ios26: 26)
  /// What a separator leaves free at the end of its card.
  ///
  /// iOS 17, 18: nothing (meshtastic/Meshtastic-Apple); iOS 26: 16 (home-assistant/iOS).
  package static let separatorInset = ControlMetric(before: 0, ios26: 16)
  /// The thickness of a separator, which lies inside its row.
  ///
  /// iOS 17, 18: a pixel of a third (meshtastic/Meshtastic-Apple); iOS 26: 1 (home-assistant/iOS).
  package static let separatorThickness = ControlMetric(before: 1.0 / 3, ios26: 1)

  /// The distance of cards from the sides of a list of a width, and of rows from those of a card.
  static func margin(_ system: SystemVersion, width: Double) -> Double {
    (width >= wideWidth[system] ? wideMargin : narrowMargin)[system]
  }

  /// The least height of a row at a text size.
  ///
  /// iOS 26: 51 at the medium text size and 52 at the large one (home-assistant/iOS,
  /// cashapp/AccessibilitySnapshot): the leading of the body style, 21 and 22, and the padding.
  static func leastRowHeight(
    _ system: SystemVersion, at size: DynamicTypeSize, on phone: PhoneScript
  ) -> Double {
    let line = Font.TextStyle.body.leading(at: size) + 2 * rowPadding[system]
    return system >= .ios26 ? line + rowAddition(on: phone) : fixedRowHeight
  }

  /// Points by which the least height of a row of iOS 26 is more on a phone in some languages, whatever
  /// the text in it.
  ///
  /// 54.0 in Arabic and 52.33 in Japanese, Korean and Chinese against 52.0 (cameronehrlich/HowHigh).
  private static func rowAddition(on phone: PhoneScript) -> Double {
    switch phone {
    case .arabic: 2
    case .eastAsian: 1.0 / 3
    case .other: 0
    }
  }

  /// Points by which the room of a footer is more on a phone in Arabic.
  ///
  /// One line of a footer takes 4.0 more than in other languages, two take 8.0 more: each line is 2.0
  /// higher, the distance of two is not tight, which are 2.0 again, and so are the other 2.0 of the
  /// first line (cameronehrlich/HowHigh, iPhone and iPad).
  static func footerAddition(on phone: PhoneScript) -> Double { phone == .arabic ? 2 : 0 }
}
