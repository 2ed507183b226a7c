// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// Checks the tables that measuring relies on, so that a broken font is an error and not a guess.
@safe struct TableCheck {
  let face: OpaquePointer
  let file: String

  /// Throws the first problem found.
  func run() throws(FontError) {
    for table in ["head", "hhea", "maxp", "hmtx", "cmap"] where length(of: table) == 0 {
      throw FontError(file: file, problem: .missingTable(table))
    }
    try checkAdvances()
    try checkCharacterMap()
    let glyphTables = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "]
    guard glyphTables.contains(where: { length(of: $0) > 0 }) else {
      throw FontError(file: file, problem: .missingTable("glyf"))
    }
  }

  private func checkAdvances() throws(FontError) {
    let hhea = unsafe FontTable.bytes("hhea", of: face)
    guard hhea.count >= 36 else {
      throw FontError(file: file, problem: .invalidTable("hhea", reason: "it is cut short"))
    }
    let advances = Int(hhea[34]) << 8 | Int(hhea[35])
    guard advances > 0 else {
      throw FontError(file: file, problem: .invalidTable("hhea", reason: "it counts no advances"))
    }
    guard length(of: "hmtx") >= 4 * advances else {
      throw FontError(
        file: file, problem: .invalidTable("hmtx", reason: "it is shorter than 'hhea' says"))
    }
  }

  private func checkCharacterMap() throws(FontError) {
    guard let set = unsafe hb_set_create() else { return }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    guard unsafe hb_set_is_empty(set) == 0 else {
      throw FontError(
        file: file, problem: .invalidTable("cmap", reason: "it maps no Unicode character"))
    }
  }

  private func length(of table: String) -> Int { unsafe FontTable.length(table, of: face) }
}
