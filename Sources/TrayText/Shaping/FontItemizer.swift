// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz
internal import CTrayUnicode

/// Chooses a font for each grapheme cluster (Rules R5).
struct FontItemizer {
  /// For each unit, the index of its font in its style's list.
  private(set) var slots: [UInt16]
  /// Characters without a glyph, each once, in order.
  private(set) var missing: [Unicode.Scalar] = []

  private let units: [UInt16]
  private var scalars: [UInt32] = []

  /// Prepares the choice for a text.
  init(units: [UInt16]) {
    self.units = units
    slots = [UInt16](repeating: 0, count: units.count)
  }

  /// Chooses fonts for the clusters that begin in a range.
  mutating func choose(in range: Range<Int>, fonts: [ResolvedFont], marks: [UInt8]) {
    let primary = fonts[0].face
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      let isAlone = end == range.upperBound || marks[end] & Mark.grapheme != 0
      if isAlone, units[start] < 128, primary.coversASCII(units[start]) {
        start = end
        continue
      }
      while end < range.upperBound, marks[end] & Mark.grapheme == 0 { end += 1 }
      let slot = slot(of: start..<end, fonts: fonts)
      for unit in start..<end { slots[unit] = slot }
      start = end
    }
  }

  private mutating func slot(of cluster: Range<Int>, fonts: [ResolvedFont]) -> UInt16 {
    scalars.removeAll(keepingCapacity: true)
    var index = cluster.lowerBound
    var selector: UInt32 = 0
    while index < cluster.upperBound {
      let scalar = units.scalar(at: index)
      index += scalar > 0xFFFF ? 2 : 1
      if scalar == CharacterClass.emojiSelector || scalar == CharacterClass.textSelector {
        selector = scalar
      } else if !tk_is_default_ignorable(scalar), !tk_is_control(scalar) {
        scalars.append(scalar)
      }
    }
    guard let base = scalars.first else { return 0 }
    let wantsEmoji =
      selector == CharacterClass.emojiSelector
      || (selector == 0 && base >= 0x231A && tk_has_emoji_presentation(base))
    let color = fonts.firstIndex { $0.face.description.isColor && covers($0.face) }
    if wantsEmoji, let color { return UInt16(color) }
    if let plain = fonts.firstIndex(where: { covers($0.face) }) { return UInt16(plain) }
    let best = fonts.firstIndex { $0.face.covers(base) } ?? 0
    report(fonts[best].face)
    return UInt16(best)
  }

  /// Whether a face has glyphs for the cluster, as it stands or put together differently.
  private func covers(_ face: FontFace) -> Bool {
    if scalars.allSatisfy(face.covers) { return true }
    if scalars.count == 2, let composed = composed(scalars[0], scalars[1]) {
      return face.covers(composed)
    }
    return scalars.allSatisfy { scalar in
      if face.covers(scalar) { return true }
      guard let parts = decomposed(scalar) else { return false }
      return face.covers(parts.0) && (parts.1 == 0 || face.covers(parts.1))
    }
  }

  private func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var result: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    return unsafe hb_unicode_compose(functions, first, second, &result) != 0 ? result : nil
  }

  private func decomposed(_ scalar: UInt32) -> (UInt32, UInt32)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_decompose(functions, scalar, &first, &second) != 0 else { return nil }
    return (first, second)
  }

  private mutating func report(_ face: FontFace) {
    for scalar in scalars where !face.covers(scalar) {
      let shown = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      if !missing.contains(shown) { missing.append(shown) }
    }
  }
}
