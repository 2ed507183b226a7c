// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// The axis along which a variable font slants.
enum SlantAxis: Hashable, Sendable {
  /// `ital`, from upright forms at 0 to italic ones at 1.
  case italic(ClosedRange<Double>)
  /// `slnt`, an angle in degrees, negative to the right.
  case angle(ClosedRange<Double>)

  /// The angle that counts as slanted where nothing says how much, as in CSS.
  private static let usualAngle = -14.0

  /// The axis of a face; `ital` before `slnt` where it has both.
  init?(of face: OpaquePointer) {
    if let range = unsafe FaceVariation.range(of: "ital", in: face) {
      self = .italic(range)
    } else if let range = unsafe FaceVariation.range(of: "slnt", in: face) {
      self = .angle(range)
    } else {
      return nil
    }
  }

  fileprivate var tag: String {
    switch self {
    case .italic: "ital"
    case .angle: "slnt"
    }
  }

  /// The place on the axis for upright or slanted text.
  fileprivate func value(isItalic: Bool) -> Double {
    switch self {
    case .italic(let range): clamp(isItalic ? 1 : 0, to: range)
    case .angle(let range): clamp(isItalic ? Self.usualAngle : 0, to: range)
    }
  }
}

/// A place in a variable font's design space, along the axes that text chooses.
struct FaceVariation: Hashable, Sendable {
  /// The value of the axis `wght`, if there is one.
  var weight: Double?
  /// The value of the axis `opsz`, if there is one.
  var opticalSize: Double?
  /// The size in points that says how far apart characters stand, if that depends on it.
  private var trackedSize: Double?
  /// The value of the axis that slants, if there is one.
  private var slant: Slant?

  private struct Slant: Hashable, Sendable {
    var tag: String
    var value: Double
  }

  /// The place nearest to a weight, a size in points and a slant.
  init(of face: FaceDescription, weight: Int, size: Double, isItalic: Bool) {
    self.weight = face.weights.map { clamp(Double(weight), to: $0) }
    opticalSize = face.opticalSizes.map { clamp(size.isFinite ? size : 0, to: $0) }
    trackedSize = face.isTracked && size.isFinite && size > 0 ? size : nil
    slant = face.slant.map { Slant(tag: $0.tag, value: $0.value(isItalic: isItalic)) }
  }

  /// Whether the face has one of the axes, or is another at other sizes.
  var isVariable: Bool {
    weight != nil || opticalSize != nil || trackedSize != nil || slant != nil
  }

  /// The range of an axis, or nil without it.
  static func range(of tag: String, in face: OpaquePointer) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face, Tag.value(tag), &info) != 0 else { return nil }
    let (low, high) = (Double(info.min_value), Double(info.max_value))
    return low < high ? low...high : nil
  }

  /// Moves a font, which is not yet immutable, to the place.
  func apply(to font: OpaquePointer) {
    var variations: [hb_variation_t] = []
    if let weight {
      variations.append(hb_variation_t(tag: Tag.value("wght"), value: Float(weight)))
    }
    if let opticalSize {
      variations.append(hb_variation_t(tag: Tag.value("opsz"), value: Float(opticalSize)))
    }
    if let slant {
      variations.append(hb_variation_t(tag: Tag.value(slant.tag), value: Float(slant.value)))
    }
    unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
    if let trackedSize { unsafe hb_font_set_ptem(font, Float(trackedSize)) }
  }

  /// A face's metrics, in em, changed by the font's table `MVAR` where it has one.
  func metrics(_ metrics: FaceMetrics, of font: OpaquePointer) -> FaceMetrics {
    let unitsPerEm = unsafe Double(hb_face_get_upem(hb_font_get_face(font)))
    func change(_ tag: String) -> Double {
      let tag = hb_ot_metrics_tag_t(Tag.value(tag))
      return unsafe Double(hb_ot_metrics_get_variation(font, tag)) / unitsPerEm
    }
    var changed = metrics
    changed.ascent += change("hasc")
    changed.descent -= change("hdsc")
    changed.lineGap = max(changed.lineGap + change("hlgp"), 0)
    changed.capHeight += change("cpht")
    return changed
  }
}

private func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
  min(max(value, range.lowerBound), range.upperBound)
}

extension FaceDescription {
  /// How far the face is from upright or slanted text; the least rank wins.
  ///
  /// Slanted text prefers true italics to letters that are merely slanted, and those to upright ones.
  func rank(isItalic wantsItalic: Bool) -> Int {
    switch slant {
    case .italic: 0
    case .angle: wantsItalic ? 1 : 0
    case nil: isItalic == wantsItalic ? 0 : 2
    }
  }

  /// The weight nearest to a wish that the face can take on.
  func weight(nearest desired: Int) -> Int {
    guard let weights else { return weight }
    return Int(clamp(Double(desired), to: weights))
  }
}
