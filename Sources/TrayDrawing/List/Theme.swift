// SPDX-License-Identifier: MIT

import TrayLayout

/// The colours of a picture.
public struct Theme: Hashable, Sendable {
  /// The page around the device.
  public var page: Ink
  /// Titles and numbers on the page.
  public var pageText: Ink
  /// Lines and words on the page that matter less.
  public var pageFaint: Ink
  /// The edge of the device.
  public var bezel: Ink
  /// The ground of the map.
  public var ground: Ink
  /// The streets of the map.
  public var street: Ink
  /// The water of the map.
  public var water: Ink
  /// The parks of the map.
  public var park: Ink
  /// The surface.
  public var surface: Ink
  /// Text on the surface.
  public var label: Ink
  /// Lines on the surface, and the grabber.
  public var separator: Ink
  /// A placeholder for an image.
  public var placeholder: Ink
  /// The keyboard.
  public var keyboard: Ink
  /// A key of it.
  public var key: Ink
  /// What is selected.
  public var accent: Ink
  /// What needs a look.
  public var warning: Ink
  /// The colours of controls.
  public var palette: SystemPalette

  /// By day.
  public static let light = Theme(
    page: Ink(0xFFFFFF), pageText: Ink(0x1D1D1F), pageFaint: Ink(0x6E6E73),
    bezel: Ink(0x1D1D1F), ground: Ink(0xEFEDE6), street: Ink(0xFFFFFF), water: Ink(0xB9D9EC),
    park: Ink(0xCFE5C4), surface: Ink(0xFFFFFF), label: Ink(0x000000), separator: Ink(0xC6C6C8),
    placeholder: Ink(0xD8DCE2), keyboard: Ink(0xD1D4DA), key: Ink(0xFFFFFF),
    accent: Ink(0x0A66C8), warning: Ink(0xB3261E),
    palette: .light)

  /// By night.
  public static let dark = Theme(
    page: Ink(0x0B0B0D), pageText: Ink(0xF5F5F7), pageFaint: Ink(0xA1A1A6),
    bezel: Ink(0x48484A), ground: Ink(0x24272C), street: Ink(0x3A3F47), water: Ink(0x1E3A4C),
    park: Ink(0x24382A), surface: Ink(0x1C1C1E), label: Ink(0xFFFFFF), separator: Ink(0x48484A),
    placeholder: Ink(0x3A3D42), keyboard: Ink(0x2B2B2D), key: Ink(0x6B6B6F),
    accent: Ink(0x5AA9FF), warning: Ink(0xFF7A70),
    palette: .dark)

  /// The ink of a view's colour; colours of text follow the surface.
  func ink(_ color: TreeColor) -> Ink {
    var ink = palette.ink(color)
    // Text of a lower rank is a colour of its own, not the text's colour made paler.
    if color.isLabel { ink = color.opacity < 1 ? palette.fadedLabel : label }
    ink.opacity *= color.opacity
    return ink
  }
}
