// SPDX-License-Identifier: MIT

internal import CTrayFreeType

/// Reads the numbers of one face with FreeType and closes it again.
///
/// FreeType is confined to this: a library of its own per reading, so no lock is needed, and nothing
/// of it lives while text is shaped.
@safe struct FaceReader: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  private let file: String

  /// Opens a face in memory that must outlive the reader.
  init(
    bytes: UnsafePointer<UInt8>, count: Int, index: Int, file: String
  ) throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw FontError(file: file, problem: .notAFont)
    }
    var opened: FT_Face?
    let status = unsafe FT_New_Memory_Face(library, bytes, count, index, &opened)
    guard status == 0, let face = unsafe opened else {
      let faces = unsafe FaceReader.faceCount(library: library, bytes: bytes, count: count)
      _ = unsafe FT_Done_FreeType(library)
      if faces > 0, index >= faces {
        throw FontError(file: file, problem: .noSuchFace(index: index, count: faces))
      }
      throw FontError(file: file, problem: .notAFont)
    }
    unsafe self.library = library
    unsafe self.face = face
    self.file = file
  }

  deinit {
    _ = unsafe FT_Done_Face(face)
    _ = unsafe FT_Done_FreeType(library)
  }

  /// The number of faces in the file.
  var faceCount: Int { unsafe Int(face.pointee.num_faces) }

  private static func faceCount(
    library: FT_Library, bytes: UnsafePointer<UInt8>, count: Int
  ) -> Int {
    var probe: FT_Face?
    guard unsafe FT_New_Memory_Face(library, bytes, count, -1, &probe) == 0,
      let face = unsafe probe
    else { return 0 }
    defer { _ = unsafe FT_Done_Face(face) }
    return unsafe Int(face.pointee.num_faces)
  }

  /// Everything about the face but its names.
  func description() throws(FontError) -> FaceDescription {
    guard has(Int(FT_FACE_FLAG_SFNT)) else { throw FontError(file: file, problem: .notOpenType) }
    guard unsafe face.pointee.num_glyphs > 0 else {
      throw invalid("maxp", "it counts no glyphs")
    }
    let unitsPerEm = try unitsPerEm()
    let metrics = try metrics(unitsPerEm: Double(unitsPerEm))
    return FaceDescription(
      familyNames: [], weight: weight(), isItalic: isItalic(),
      isColor: has(Int(FT_FACE_FLAG_COLOR)),
      unitsPerEm: unitsPerEm, metrics: metrics, strike: try strike())
  }

  private func has(_ flag: Int) -> Bool { unsafe face.pointee.face_flags & flag != 0 }

  private func invalid(_ table: String, _ reason: String) -> FontError {
    FontError(file: file, problem: .invalidTable(table, reason: reason))
  }

  private func table<T>(_ tag: FT_Sfnt_Tag, as type: T.Type) -> T? {
    guard let raw = unsafe FT_Get_Sfnt_Table(face, tag) else { return nil }
    return unsafe raw.assumingMemoryBound(to: type).pointee
  }

  /// From `head`, because FreeType reports 0 for a face with bitmaps only (Rules R1).
  private func unitsPerEm() throws(FontError) -> Int {
    guard let head = table(FT_SFNT_HEAD, as: TT_Header.self) else {
      throw FontError(file: file, problem: .missingTable("head"))
    }
    let units = Int(head.Units_Per_EM)
    guard (16...16_384).contains(units) else {
      throw invalid("head", "\(units) units per em, expected 16 to 16384")
    }
    return units
  }

  /// OS/2 typo metrics where the font asks for them, else `hhea`, else typo, else win (Rules R1).
  private func metrics(unitsPerEm: Double) throws(FontError) -> FaceMetrics {
    guard let hhea = unsafe table(FT_SFNT_HHEA, as: TT_HoriHeader.self) else {
      throw FontError(file: file, problem: .missingTable("hhea"))
    }
    let os2 = table(FT_SFNT_OS2, as: TT_OS2.self)
    var source = "hhea"
    var ascent = unsafe Double(hhea.Ascender)
    var descent = unsafe -Double(hhea.Descender)
    var gap = unsafe Double(hhea.Line_Gap)
    if let os2 = os2, os2.version != 0xFFFF {
      let asksForTypo = os2.fsSelection & 0x80 != 0
      let isEmpty = ascent == 0 && descent == 0
      if asksForTypo || isEmpty {
        source = "OS/2"
        ascent = Double(os2.sTypoAscender)
        descent = -Double(os2.sTypoDescender)
        gap = Double(os2.sTypoLineGap)
      }
      if !asksForTypo, ascent == 0, descent == 0 {
        ascent = Double(os2.usWinAscent)
        descent = Double(os2.usWinDescent)
        gap = 0
      }
    }
    let limit = 10 * unitsPerEm
    guard abs(ascent) <= limit, abs(descent) <= limit, abs(gap) <= limit, ascent + descent > 0
    else {
      throw invalid(
        source, "ascent \(Int(ascent)), descent \(Int(descent)), gap \(Int(gap)) in units")
    }
    return FaceMetrics(
      ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, lineGap: max(gap, 0) / unitsPerEm,
      capHeight: capHeight(os2, unitsPerEm: unitsPerEm) ?? 0.7 * ascent / unitsPerEm)
  }

  private func capHeight(_ os2: TT_OS2?, unitsPerEm: Double) -> Double? {
    guard let os2 = os2, os2.version != 0xFFFF, os2.version >= 2 else {
      return nil
    }
    let height = Double(os2.sCapHeight)
    return height > 0 && height <= 10 * unitsPerEm ? height / unitsPerEm : nil
  }

  private func weight() -> Int {
    if let os2 = table(FT_SFNT_OS2, as: TT_OS2.self), os2.version != 0xFFFF {
      let weight = Int(os2.usWeightClass)
      if (1...1000).contains(weight) { return weight }
    }
    return unsafe face.pointee.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
  }

  private func isItalic() -> Bool {
    unsafe face.pointee.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0
  }

  /// The advances of the largest strike of a face without outlines.
  private func strike() throws(FontError) -> BitmapStrike? {
    guard !has(Int(FT_FACE_FLAG_SCALABLE)) else { return nil }
    guard unsafe face.pointee.num_fixed_sizes > 0, unsafe FT_Select_Size(face, 0) == 0,
      let size = unsafe face.pointee.size
    else { throw invalid("CBLC", "the font has neither outlines nor bitmaps") }
    let pixels = unsafe Int(size.pointee.metrics.y_ppem)
    guard pixels > 0 else { throw invalid("CBLC", "a strike of 0 pixels per em") }
    var advances: [Int32] = []
    let glyphCount = unsafe FT_UInt(min(face.pointee.num_glyphs, 65_535))
    for glyph in 0..<glyphCount {
      var advance: Int32 = 0
      if unsafe FT_Load_Glyph(face, glyph, Int32(FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
        let slot = unsafe face.pointee.glyph
      {
        advance = unsafe Int32(truncatingIfNeeded: slot.pointee.metrics.horiAdvance)
      }
      advances.append(advance)
    }
    return BitmapStrike(pixelsPerEm: pixels, advances: advances)
  }
}
