// SPDX-License-Identifier: MIT

import TrayLayout

/// The colours of the system, as its guidelines publish them for each appearance.
public struct SystemPalette: Hashable, Sendable {
  /// What can be tapped.
  public var tint: Ink
  /// What is on.
  public var on: Ink
  /// Text of the second rank at full strength; a text's opacity says its rank.
  public var fadedLabel: Ink
  /// The ground of small shapes, such as a bar that fills.
  public var fill: Ink
  /// The ground of larger shapes, such as buttons and fields.
  public var paleFill: Ink
  /// A line between rows.
  public var separator: Ink
  /// The ground of a list whose sections are cards.
  public var groupedGround: Ink
  /// A card on it.
  public var card: Ink
  /// The knob of a switch or a slider.
  public var knob: Ink
  /// The chosen one of several segments.
  public var segment: Ink

  /// By day.
  public static let light = SystemPalette(
    tint: Ink(0x007AFF), on: Ink(0x34C759), fadedLabel: Ink(0x3C3C43),
    fill: Ink(0x787880, opacity: 0.2), paleFill: Ink(0x767680, opacity: 0.12),
    separator: Ink(0x3C3C43, opacity: 0.29), groupedGround: Ink(0xF2F2F7), card: Ink(0xFFFFFF),
    knob: Ink(0xFFFFFF), segment: Ink(0xFFFFFF))

  /// By night, on a surface that lies above others.
  public static let dark = SystemPalette(
    tint: Ink(0x0A84FF), on: Ink(0x30D158), fadedLabel: Ink(0xEBEBF5),
    fill: Ink(0x787880, opacity: 0.36), paleFill: Ink(0x767680, opacity: 0.24),
    separator: Ink(0x545458, opacity: 0.6), groupedGround: Ink(0x1C1C1E), card: Ink(0x2C2C2E),
    knob: Ink(0xFFFFFF), segment: Ink(0x636366))

  /// The colours that views name, by day and by night.
  private static let named: [(light: UInt32, dark: UInt32)] = [
    (0x007AFF, 0x0A84FF), (0x34C759, 0x30D158), (0xFF3B30, 0xFF453A), (0xFF9500, 0xFF9F0A),
    (0xFFCC00, 0xFFD60A), (0xAF52DE, 0xBF5AF2), (0xFF2D55, 0xFF375F), (0x30B0C7, 0x40C8E0),
    (0x5856D6, 0x5E5CE6), (0x00C7BE, 0x63E6E2), (0x32ADE6, 0x64D2FF), (0xA2845E, 0xAC8E68),
  ]

  /// The ink of a view's colour; a colour of the system follows the appearance.
  func ink(_ color: TreeColor) -> Ink {
    let digits = [color.red, color.green, color.blue].reduce(UInt32(0)) {
      $0 << 8 | UInt32((min(max($1.isNaN ? 0 : $1, 0), 1) * 255).rounded())
    }
    if self == .dark, let pair = Self.named.first(where: { $0.light == digits }) {
      return Ink(pair.dark)
    }
    return Ink(red: color.red, green: color.green, blue: color.blue)
  }
}
