// SPDX-License-Identifier: MIT

/// The numbers read out of a font file once, before any text is measured.
struct FaceDescription: Sendable {
  /// The names under which the face's family is known, the typographic one first.
  var familyNames: [String]
  /// The name under which the face alone is known, such as `Inter-SemiBold`; empty without one.
  var postScriptName = ""
  /// The weight on the scale from 1 to 1000; 400 is regular.
  var weight: Int
  /// The weights that the face can take on, if it varies in weight.
  var weights: ClosedRange<Double>?
  /// The sizes in points for which the face has designs, if it varies in optical size.
  var opticalSizes: ClosedRange<Double>?
  /// Whether characters stand closer or wider by the size, as the table `trak` says.
  var isTracked = false
  /// Whether the face is slanted as it stands.
  var isItalic: Bool
  /// How the face can be slanted, if it varies in that.
  var slant: SlantAxis?
  /// Whether the face has colour glyphs.
  var isColor: Bool
  /// Design units per em.
  var unitsPerEm: Int
  /// Vertical metrics.
  var metrics: FaceMetrics
  /// Advances of a face that has bitmaps only; nil where outlines scale.
  var strike: BitmapStrike?

  /// Whether glyphs or their advances are others at other sizes.
  var dependsOnSize: Bool { opticalSizes != nil || isTracked }
}

/// The advances of a bitmap strike, which say more about width than the font's `hmtx` table.
struct BitmapStrike: Sendable {
  /// Pixels per em of the strike.
  var pixelsPerEm: Int
  /// Advance of each glyph in 1/64 of a pixel.
  var advances: [Int32]
}
