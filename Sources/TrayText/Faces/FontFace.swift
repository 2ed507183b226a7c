// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// A face ready for shaping: HarfBuzz's face and font, and the numbers of the file.
///
/// Sendable although it holds C handles: both are made immutable before the object is shared, and
/// HarfBuzz lets any number of threads use immutable objects. They are released with the object.
@safe final class FontFace: @unchecked Sendable {
  /// The path or name of the file, for messages.
  let file: String
  /// What the file says.
  let description: FaceDescription
  /// Whether the file was found on the machine, rather than named by someone.
  let isOfMachine: Bool
  /// The units in which `shape` answers, per em.
  let unitsPerEm: Double

  /// HarfBuzz's immutable font, scaled to its own units.
  let font: OpaquePointer
  private let face: OpaquePointer
  private let strikeAdvances: StrikeAdvances?
  private let asciiCoverage: AsciiSet
  /// Outlines that were asked for.
  let outlines = OutlineCache()
  /// The features to shape with.
  let features = ShapingFeatures()
  private let instances = Lock<[FaceVariation: FontFace]>([:])

  /// Opens a face by its number in a file, whose name is for messages; the blob is kept alive.
  init(
    blob: FontBlob, index: Int, file: String, isOfMachine: Bool = false
  ) throws(FontError) {
    let reader = try unsafe FaceReader(
      bytes: blob.bytes, count: blob.count, index: index, file: file)
    var description = try reader.description()
    let face = unsafe FontFace.createFace(blob.handle, index)
    var font = unsafe FontFace.createFont(face)
    do throws(FontError) {
      try unsafe TableCheck(face: face, file: file).run()
    } catch {
      unsafe hb_font_destroy(font)
      unsafe hb_face_destroy(face)
      throw error
    }
    description.familyNames = unsafe FaceNames.families(of: face)
    description.postScriptName = unsafe FaceNames.postScriptName(of: face)
    description.weights = unsafe FaceVariation.range(of: "wght", in: face)
    description.opticalSizes = unsafe FaceVariation.range(of: "opsz", in: face)
    description.isTracked = unsafe hb_aat_layout_has_tracking(face) != 0
    description.slant = unsafe SlantAxis(of: face)
    var scale = description.unitsPerEm
    var strikeAdvances: StrikeAdvances?
    if let strike = description.strike {
      scale = strike.pixelsPerEm * 64
      let advances = StrikeAdvances(strike.advances)
      unsafe font = advances.font(over: font)
      strikeAdvances = advances
    }
    unsafe hb_font_set_scale(font, Int32(scale), Int32(scale))
    unsafe hb_font_set_ppem(font, 0, 0)
    unsafe hb_font_make_immutable(font)
    self.file = file
    self.isOfMachine = isOfMachine
    self.description = description
    self.unitsPerEm = Double(scale)
    unsafe self.font = font
    unsafe self.face = face
    self.strikeAdvances = strikeAdvances
    self.asciiCoverage = AsciiSet { unsafe FontFace.nominalGlyph($0, in: font) != nil }
  }

  /// A variable face at a place in its design space.
  private init(_ base: FontFace, at variation: FaceVariation) {
    let face: OpaquePointer = unsafe hb_face_reference(base.face)
    let font = unsafe FontFace.createFont(face)
    let scale = Int32(base.description.unitsPerEm)
    unsafe hb_font_set_scale(font, scale, scale)
    unsafe hb_font_set_ppem(font, 0, 0)
    unsafe variation.apply(to: font)
    unsafe hb_font_make_immutable(font)
    file = base.file
    isOfMachine = base.isOfMachine
    var description = base.description
    description.metrics = unsafe variation.metrics(description.metrics, of: font)
    self.description = description
    unitsPerEm = Double(scale)
    unsafe self.font = font
    unsafe self.face = face
    strikeAdvances = nil
    asciiCoverage = base.asciiCoverage
  }

  /// The face as it is at a weight, a size in points and a slant: itself unless it varies in these.
  func instance(weight: Int, size: Double, isItalic: Bool) -> FontFace {
    let variation = FaceVariation(
      of: description, weight: weight, size: size, isItalic: isItalic)
    guard variation.isVariable, description.strike == nil else { return self }
    return instances.withLock { known in
      if let instance = known[variation] { return instance }
      if known.count >= FontFace.instanceLimit { known.removeAll() }
      let instance = FontFace(self, at: variation)
      known[variation] = instance
      return instance
    }
  }

  /// The number of places in a design space that are kept.
  private static let instanceLimit = 256

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  private static func createFace(_ blob: OpaquePointer, _ index: Int) -> OpaquePointer {
    let face: OpaquePointer = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  private static func createFont(_ face: OpaquePointer) -> OpaquePointer {
    let font: OpaquePointer = unsafe hb_font_create(face)
    unsafe hb_ot_font_set_funcs(font)
    return unsafe font
  }

  /// The glyph that the font maps a character to, or nil.
  func glyph(for scalar: UInt32) -> UInt32? { unsafe FontFace.nominalGlyph(scalar, in: font) }

  /// Whether the font maps a character of ASCII.
  func coversASCII(_ unit: UInt16) -> Bool { asciiCoverage.contains(UInt32(unit)) }

  /// Whether the font maps a character.
  func covers(_ scalar: UInt32) -> Bool {
    scalar < 128 ? asciiCoverage.contains(scalar) : glyph(for: scalar) != nil
  }

  /// The advance of a character's own glyph in em, or nil without one.
  func advance(of scalar: UInt32) -> Double? {
    guard let glyph = glyph(for: scalar) else { return nil }
    return unsafe Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// Features that change no text in an alphabet.
  func idleFeatures(for alphabet: PlainAlphabet) -> [hb_tag_t] {
    unsafe IdleFeatures.tags(for: alphabet, face: face, font: font)
  }

  private static func nominalGlyph(_ scalar: UInt32, in font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }
}
