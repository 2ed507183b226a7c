// SPDX-License-Identifier: MIT

internal import CTrayWidths

/// The widths of the iOS system font at a weight and a size, as measured on pictures made by iOS.
///
/// Letters are drawn in one design up to 17 points and in another from 28 on, with a blend between.
/// Characters that were not measured are as wide as Inter's, times ``scale``.
struct SystemWidths: Hashable, Sendable {
  /// The place of the weight in the table: regular, medium, semibold, bold.
  private let weight: Int32
  /// The share of the large design, from 0 to 1.
  private let blend: Double
  /// Added after every character, in em.
  private(set) var tracking: Double
  /// Whether digits are of equal width, which was not measured.
  private let hasEqualDigits: Bool
  /// The width of every character in em, in the monospaced design.
  private(set) var fixedAdvance: Double?

  /// The width of the characters of the iOS system font's monospaced design, 1266 of 2048 units; it was
  /// not measured on pictures.
  private static let monospacedAdvance = 1266.0 / 2048

  /// All characters of one width.
  static let monospaced: SystemWidths = {
    var widths = SystemWidths(weight: 400, size: 12, hasEqualDigits: true)
    widths.fixedAdvance = monospacedAdvance
    widths.tracking = 0
    return widths
  }()

  /// The widths nearest to a weight; a size that is not a number counts as the smallest.
  init(weight: Int, size: Double, hasEqualDigits: Bool) {
    self.weight =
      switch weight {
      case ...450: 0
      case ...550: 1
      case ...650: 2
      default: 3
      }
    blend = size > 17 ? min((size - 17) / 11, 1) : 0
    tracking = tk_width_tracking(size) / 100_000
    self.hasEqualDigits = hasEqualDigits
  }

  /// The place of a character in the table; nil where it was not measured.
  func place(of scalar: UInt32) -> Int32? {
    if fixedAdvance != nil { return nil }
    if hasEqualDigits, (0x30...0x39).contains(scalar) { return nil }
    let place = tk_width_place(scalar)
    return place < 0 ? nil : place
  }

  /// The advance at a place in em, without tracking.
  func advance(at place: Int32) -> Double {
    let width = tk_width_at(place, weight)
    return (Double(width.text) + Double(width.display - width.text) * blend) / 10_000
  }

  /// The advance of a character in em, without tracking; nil where it was not measured.
  func advance(of scalar: UInt32) -> Double? { place(of: scalar).map(advance) }

  /// What is added between the characters at two places, in em.
  func kerning(_ place: Int32, _ next: Int32) -> Double {
    Double(tk_width_kerning(place, next)) / 10_000
  }

  /// How wide characters of the system font are beside Inter's.
  var scale: Double {
    let scale = Self.scales[Int(weight)]
    return scale.text + (scale.display - scale.text) * blend
  }

  /// The widths of the basic letters beside Inter's, for each weight.
  private static let scales: [(text: Double, display: Double)] = {
    let faces = (try? EmbeddedInter.faces.get()) ?? []
    let letters = Array(UInt32(0x41)...0x5A) + Array(UInt32(0x61)...0x7A)
    return (0..<TK_WIDTH_WEIGHTS).map { weight in
      var (inter, text, display) = (0.0, 0.0, 0.0)
      for letter in letters where Int(weight) < faces.count {
        let width = tk_width_at(tk_width_place(letter), weight)
        inter += (faces[Int(weight)].advance(of: letter) ?? 0) * 10_000
        text += Double(width.text)
        display += Double(width.display)
      }
      return inter > 0 ? (text / inter, display / inter) : (1, 1)
    }
  }()
}
