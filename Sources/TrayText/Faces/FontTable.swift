// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// The tables of a face as bytes.
enum FontTable {
  /// The bytes of a table by its tag of four letters; none if the face lacks it.
  static func bytes(_ tag: String, of face: OpaquePointer) -> [UInt8] {
    let blob = unsafe hb_face_reference_table(face, Tag.value(tag))
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &count)
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  /// The number of bytes of a table; 0 if the face lacks it.
  static func length(_ tag: String, of face: OpaquePointer) -> Int {
    let blob = unsafe hb_face_reference_table(face, Tag.value(tag))
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe Int(hb_blob_get_length(blob))
  }
}

/// Four-letter tags of OpenType.
enum Tag {
  /// The tag as HarfBuzz writes it, most significant letter first.
  static func value(_ letters: String) -> UInt32 {
    letters.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
