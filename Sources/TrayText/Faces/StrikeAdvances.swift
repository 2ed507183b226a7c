// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// Advances of a bitmap strike in memory that HarfBuzz's callback reads.
///
/// Immutable after creation; the font that uses it holds no reference, so the face owns both.
@safe final class StrikeAdvances {
  private let storage: UnsafeMutablePointer<Int32>

  /// Copies the advances behind their number.
  init(_ advances: [Int32]) {
    unsafe storage = .allocate(capacity: advances.count + 1)
    unsafe storage.initialize(to: Int32(advances.count))
    for (index, advance) in advances.enumerated() {
      unsafe (storage + index + 1).initialize(to: advance)
    }
  }

  deinit { unsafe storage.deallocate() }

  /// A font that answers advances from the strike and everything else as `base` does.
  ///
  /// Takes over the caller's reference to `base`.
  func font(over base: OpaquePointer) -> OpaquePointer {
    let functions = unsafe hb_font_funcs_create()
    unsafe hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, data, glyph, _ in
        guard let table = unsafe data?.assumingMemoryBound(to: Int32.self) else { return 0 }
        guard unsafe glyph < UInt32(table.pointee) else { return 0 }
        return unsafe table[Int(glyph) + 1]
      }, nil, nil)
    let font: OpaquePointer = unsafe hb_font_create_sub_font(base)
    unsafe hb_font_destroy(base)
    unsafe hb_font_set_funcs(font, functions, storage, nil)
    unsafe hb_font_funcs_destroy(functions)
    return unsafe font
  }
}
