// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// The features of a face that never act on plain text, so that shaping need not try them.
///
/// Trying every rule at every glyph is most of the cost of shaping, and most rules of a Latin font
/// are about accents, fractions and arrows. Whether a feature can act is decided once for each
/// alphabet, from the font's own rules: take the glyphs of the alphabet and all that the features
/// which are on by default can make of them, in any language. A feature that produces none of these
/// glyphs has never acted, so shaping without it gives the same glyphs. What this can't tell apart,
/// rules that delete, rules of AAT and of Graphite, turns the whole device off.
struct IdleFeatures {
  /// Substitutions that shaping may do unasked, without those of fractions.
  private static let examined = [
    "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rand",
  ].map(Tag.value)
  /// What else may be on: equal digits on request, and HarfBuzz's own names.
  private static let others = ["tnum", "Harf", "HARF", "Buzz", "BUZZ"].map(Tag.value)
  /// Those of fractions, which HarfBuzz applies only around U+2044; no alphabet has that.
  private static let fractions = ["frac", "numr", "dnom"].map(Tag.value)
  private static let substitutions = Tag.value("GSUB")
  /// The number of rules above which a font is not examined, because HarfBuzz limits its search.
  private static let lookupLimit: UInt32 = 1_000

  /// The features to turn off for texts of an alphabet.
  static func tags(
    for alphabet: PlainAlphabet, face: OpaquePointer, font: OpaquePointer
  ) -> [hb_tag_t] {
    guard let glyphs = unsafe reachable(from: alphabet, face: face, font: font) else { return [] }
    defer { unsafe hb_set_destroy(glyphs) }
    let idle = examined.filter { feature in
      let products = unsafe products(of: feature, face: face)
      defer { unsafe hb_set_destroy(products) }
      unsafe hb_set_intersect(products, glyphs)
      return unsafe hb_set_is_empty(products) != 0
    }
    return idle + fractions
  }

  /// The glyphs of an alphabet and all that is made of them; nil if that can't be told.
  private static func reachable(
    from alphabet: PlainAlphabet, face: OpaquePointer, font: OpaquePointer
  ) -> OpaquePointer? {
    guard unsafe isExaminable(face), let glyphs = unsafe hb_set_create() else { return nil }
    for scalar in alphabet.scalars {
      var glyph: hb_codepoint_t = 0
      guard unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { continue }
      unsafe hb_set_add(glyphs, glyph)
    }
    let features = unsafe examined + others + requiredFeatures(of: face)
    let lookups = unsafe lookups(of: features, face: face)
    defer { unsafe hb_set_destroy(lookups) }
    unsafe hb_ot_layout_lookups_substitute_closure(face, lookups, glyphs)
    return unsafe glyphs
  }

  private static func isExaminable(_ face: OpaquePointer) -> Bool {
    let hasOtherRules = ["morx", "mort", "Silf"].contains {
      unsafe FontTable.length($0, of: face) > 0
    }
    let count = unsafe hb_ot_layout_table_get_lookup_count(face, substitutions)
    guard !hasOtherRules, count <= lookupLimit else { return false }
    return unsafe !SubstitutionTable(FontTable.bytes("GSUB", of: face)).mayDelete
  }

  /// Features that some script or language of the font can't do without.
  private static func requiredFeatures(of face: OpaquePointer) -> [hb_tag_t] {
    var required: [hb_tag_t] = []
    let scripts = unsafe hb_ot_layout_table_get_script_tags(face, substitutions, 0, nil, nil)
    for script in 0..<scripts {
      let languages = unsafe hb_ot_layout_script_get_language_tags(
        face, substitutions, script, 0, nil, nil)
      for language in Array(0..<languages) + [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] {
        var index: UInt32 = 0
        var tag: hb_tag_t = 0
        let isRequired = unsafe hb_ot_layout_language_get_required_feature(
          face, substitutions, script, language, &index, &tag)
        if isRequired != 0 { required.append(tag) }
      }
    }
    return required
  }

  /// The rules behind features, in any script and language.
  private static func lookups(of features: [hb_tag_t], face: OpaquePointer) -> OpaquePointer? {
    let lookups = unsafe hb_set_create()
    let tags = features + [0]
    unsafe hb_ot_layout_collect_lookups(face, substitutions, nil, nil, tags, lookups)
    return unsafe lookups
  }

  /// The glyphs that a feature can put in place of others.
  private static func products(of feature: hb_tag_t, face: OpaquePointer) -> OpaquePointer? {
    let products = unsafe hb_set_create()
    let lookups = unsafe lookups(of: [feature], face: face)
    defer { unsafe hb_set_destroy(lookups) }
    var lookup = hb_codepoint_t.max
    while unsafe hb_set_next(lookups, &lookup) != 0 {
      unsafe hb_ot_layout_lookup_collect_glyphs(
        face, substitutions, lookup, nil, nil, nil, products)
    }
    return unsafe products
  }
}
