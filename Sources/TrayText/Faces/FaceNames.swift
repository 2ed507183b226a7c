// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// Names from a font's `name` table.
enum FaceNames {
  /// The typographic family (16), the family (1) and the full name (4), each once, non-empty.
  static func families(of face: OpaquePointer) -> [String] {
    var names: [String] = []
    for identifier in [UInt32(16), 1, 4] {
      let name = unsafe name(identifier, of: face)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The PostScript name (6).
  static func postScriptName(of face: OpaquePointer) -> String { unsafe name(6, of: face) }

  private static func name(_ identifier: UInt32, of face: OpaquePointer) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    let language = unsafe hb_language_from_string("en", -1)
    _ = unsafe hb_ot_name_get_utf8(face, identifier, language, &size, &buffer)
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
