// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// A place in a variable font's design space, along the two axes that text chooses.
struct FaceVariation: Hashable, Sendable {
  /// The value of the axis `wght`, if there is one.
  var weight: Double?
  /// The value of the axis `opsz`, if there is one.
  var opticalSize: Double?

  /// The place nearest to a weight and a size in points.
  init(of face: FaceDescription, weight: Int, size: Double) {
    self.weight = face.weights.map { clamp(Double(weight), to: $0) }
    opticalSize = face.opticalSizes.map { clamp(size.isFinite ? size : 0, to: $0) }
  }

  /// Whether the face has one of the axes.
  var isVariable: Bool { weight != nil || opticalSize != nil }

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
    unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
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
  /// The weight nearest to a wish that the face can take on.
  func weight(nearest desired: Int) -> Int {
    guard let weights else { return weight }
    return Int(clamp(Double(desired), to: weights))
  }
}
