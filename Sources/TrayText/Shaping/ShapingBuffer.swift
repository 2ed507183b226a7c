// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

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

  /// Whether HarfBuzz shapes such a stretch by the rules of Latin, from left to right.
  var isPlainLatin: Bool {
    !isRightToLeft && (script == Self.latin || script == Self.common)
  }

  private static let latin = Tag.value("Latn")
  private static let common = Tag.value("Zyyy")
}

/// The glyphs of a shaped stretch in the order of the text; valid until its buffer shapes again.
@safe struct ShapedGlyphs {
  /// The number of glyphs.
  let count: Int
  private let infos: UnsafeMutablePointer<hb_glyph_info_t>
  private let positions: UnsafeMutablePointer<hb_glyph_position_t>
  private let isRightToLeft: Bool

  /// Takes over HarfBuzz's arrays, or nil if there are none.
  init?(of buffer: OpaquePointer, isRightToLeft: Bool) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    unsafe self.infos = unsafe infos
    unsafe self.positions = unsafe positions
    self.count = Int(count)
    self.isRightToLeft = isRightToLeft
  }

  /// The first UTF-16 unit of a glyph's cluster.
  func cluster(at index: Int) -> Int { unsafe Int(infos[place(index)].cluster) }

  /// The advance of a glyph in the units of the face.
  func advance(at index: Int) -> Int { unsafe Int(positions[place(index)].x_advance) }

  /// The number of a glyph in its face.
  func glyph(at index: Int) -> UInt32 { unsafe infos[place(index)].codepoint }

  /// How far a glyph is moved from its pen position, in the units of the face, y upwards.
  func offset(at index: Int) -> (x: Int, y: Int) {
    unsafe (Int(positions[place(index)].x_offset), Int(positions[place(index)].y_offset))
  }

  /// Whether text must be shaped again when it is broken before a glyph's cluster.
  func isUnsafeToBreak(at index: Int) -> Bool {
    unsafe infos[place(index)].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

  private func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "no glyph \(index) of \(count)")
    return isRightToLeft ? count - 1 - index : index
  }
}

/// HarfBuzz's buffer, reused from run to run by one thread.
@safe final class ShapingBuffer {
  private let buffer: OpaquePointer
  private let language: hb_language_t?

  /// Creates a buffer for text in a language, given as a BCP 47 tag.
  init(language: String) {
    unsafe buffer = unsafe BufferPool.shared.take()
    unsafe self.language = unsafe hb_language_from_string(language, -1)
  }

  deinit { unsafe BufferPool.shared.giveBack(buffer) }

  /// Shapes a range of a text, whose other characters are context; nil if there is nothing.
  ///
  /// Features that can't act are left out unless `leavesIdleOut` is false; the glyphs are the same.
  func shape(
    _ units: [UInt16], range: Range<Int>, face: FontFace, attributes: ShapingAttributes,
    leavesIdleOut: Bool = true
  ) -> ShapedGlyphs? {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe units.withUnsafeBufferPointer { pointer in
      unsafe hb_buffer_add_utf16(
        buffer, pointer.baseAddress, Int32(pointer.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    let isRightToLeft = attributes.isRightToLeft
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(attributes.script))
    unsafe hb_buffer_set_language(buffer, language)
    let isPlain = leavesIdleOut && attributes.isPlainLatin
    let features = face.features.list(
      for: attributes, alphabet: isPlain ? PlainAlphabet.of(units[range]) : nil, face: face)
    unsafe hb_shape(face.font, buffer, features, UInt32(features.count))
    return unsafe ShapedGlyphs(of: buffer, isRightToLeft: isRightToLeft)
  }
}
