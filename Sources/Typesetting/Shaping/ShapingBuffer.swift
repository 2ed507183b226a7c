// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// What HarfBuzz must know about a stretch of text besides its characters.
struct ShapingAttributes: Hashable, Sendable {
  /// The script as an ISO 15924 tag.
  var script: UInt32
  /// Whether the stretch runs from right to left.
  var isRightToLeft: Bool
  /// Whether optional ligatures are off, as they are with tracking.
  var withoutLigatures: Bool
  /// Whether digits are of equal width.
  var hasEqualDigits: Bool
}

/// HarfBuzz's buffer, reused from run to run by one thread.
@safe final class ShapingBuffer {
  /// One glyph, in the order of the text.
  struct Glyph {
    /// The first UTF-16 unit of the glyph's cluster.
    var cluster: Int
    /// The advance in the units of the face.
    var advance: Int32
    /// Whether text must be shaped again when it is broken before the cluster.
    var isUnsafeToBreak: Bool
  }

  private let buffer: OpaquePointer
  private let language: hb_language_t?

  /// Creates a buffer for text in a language, given as a BCP 47 tag.
  init(language: String) {
    unsafe buffer = unsafe hb_buffer_create()
    unsafe self.language = unsafe hb_language_from_string(language, -1)
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes a range of a text, whose other characters are context.
  ///
  /// - Returns: The number of glyphs, which `glyph(at:)` then answers for.
  func shape(
    _ units: [UInt16], range: Range<Int>, face: FontFace, attributes: ShapingAttributes
  ) -> Int {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe units.withUnsafeBufferPointer { pointer in
      unsafe hb_buffer_add_utf16(
        buffer, pointer.baseAddress, Int32(pointer.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    isRightToLeft = attributes.isRightToLeft
    unsafe hb_buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(attributes.script))
    unsafe hb_buffer_set_language(buffer, language)
    let features = ShapingBuffer.features(attributes)
    unsafe hb_shape(face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    unsafe infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    unsafe positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    glyphCount = Int(count)
    return glyphCount
  }

  /// A glyph of the last shaping, counted in the order of the text.
  func glyph(at index: Int) -> Glyph {
    precondition(index >= 0 && index < glyphCount, "no glyph \(index) of \(glyphCount)")
    let place = isRightToLeft ? glyphCount - 1 - index : index
    guard let info = unsafe infos, let position = unsafe positions else {
      return Glyph(cluster: 0, advance: 0, isUnsafeToBreak: false)
    }
    let flags = unsafe info[place].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    return unsafe Glyph(
      cluster: Int(info[place].cluster), advance: position[place].x_advance,
      isUnsafeToBreak: flags != 0)
  }

  private var infos: UnsafeMutablePointer<hb_glyph_info_t>?
  private var positions: UnsafeMutablePointer<hb_glyph_position_t>?
  private var glyphCount = 0
  private var isRightToLeft = false

  private static func features(_ attributes: ShapingAttributes) -> [hb_feature_t] {
    guard attributes.withoutLigatures || attributes.hasEqualDigits else { return [] }
    var features: [hb_feature_t] = []
    if attributes.withoutLigatures {
      features.append(feature("liga", 0))
      features.append(feature("clig", 0))
    }
    if attributes.hasEqualDigits { features.append(feature("tnum", 1)) }
    return features
  }

  private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: Tag.value(tag), value: value, start: 0, end: .max)
  }
}
