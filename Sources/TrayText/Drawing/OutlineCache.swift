// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz
internal import TrayGeometry
internal import TrayLayout

/// Outlines of one face's glyphs, each read once; the lock guards the look-up only.
final class OutlineCache: Sendable {
  private static let capacity = 4_096
  private let known = Lock<[UInt32: Outline]>([:])

  /// The outline of a glyph, read with `read` if it is not known.
  func outline(of glyph: UInt32, _ read: () -> Outline) -> Outline {
    if let outline = known.withLock({ $0[glyph] }) { return outline }
    let outline = read()
    known.withLock { known in
      if known.count >= OutlineCache.capacity { known.removeAll() }
      known[glyph] = outline
    }
    return outline
  }
}

extension FontFace: GlyphFont {
  var name: String { file }

  var isColor: Bool { description.isColor }

  func outline(of glyph: UInt32) -> Outline {
    outlines.outline(of: glyph) { unsafe OutlineReader.outline(of: glyph, in: font) }
  }
}

/// Reads outlines with HarfBuzz, which moves variable fonts to their place and needs no lock.
@safe private final class OutlineReader: @unchecked Sendable {
  private static let shared = OutlineReader()

  /// HarfBuzz's callbacks, immutable after creation.
  private let functions: OpaquePointer

  private init() {
    unsafe functions = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe append(.move(point(x, y)), data) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe append(.line(point(x, y)), data) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        unsafe append(.quad(control: point(controlX, controlY), end: point(x, y)), data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        let (first, second) = (point(firstX, firstY), point(secondX, secondY))
        unsafe append(.cubic(control1: first, control2: second, end: point(x, y)), data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe append(.close, data) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }

  /// The outline of a glyph of a font.
  static func outline(of glyph: UInt32, in font: OpaquePointer) -> Outline {
    var outline = Outline()
    unsafe withUnsafeMutablePointer(to: &outline) { pointer in
      unsafe hb_font_get_glyph_shape(font, glyph, shared.functions, pointer)
    }
    return outline
  }
}

private func append(_ command: Outline.Command, _ data: UnsafeMutableRawPointer?) {
  unsafe data?.assumingMemoryBound(to: Outline.self).pointee.commands.append(command)
}

private func point(_ x: Float, _ y: Float) -> Point { Point(x: Double(x), y: Double(y)) }
