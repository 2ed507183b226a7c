// SPDX-License-Identifier: MIT

/// A font's table of substitutions, as far as HarfBuzz does not answer what must be known of it.
struct SubstitutionTable {
  private let bytes: [UInt8]
  /// The number of places that are looked at, so that a broken table ends the search.
  private static let limit = 100_000

  /// Takes the bytes of a table `GSUB`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether some rule puts nothing in place of a glyph, or the table is too large to say.
  var mayDelete: Bool {
    var looked = 0
    let list = number(at: 8)
    for lookup in 0..<number(at: list) {
      let start = list + number(at: list + 2 + 2 * lookup)
      for index in 0..<number(at: start + 4) {
        let subtable = start + number(at: start + 6 + 2 * index)
        looked += 1
        if looked > Self.limit || deletes(number(at: start), subtable, &looked) { return true }
      }
    }
    return false
  }

  /// Whether a subtable of a type holds a sequence of no glyphs (type 2, or 7 that leads to one).
  private func deletes(_ type: Int, _ start: Int, _ looked: inout Int) -> Bool {
    if type == 7 {
      let target = start + number(at: start + 4) << 16 + number(at: start + 6)
      return number(at: start + 2) == 2 && deletes(2, target, &looked)
    }
    guard type == 2 else { return false }
    for index in 0..<number(at: start + 4) {
      looked += 1
      let sequence = start + number(at: start + 6 + 2 * index)
      if looked > Self.limit || number(at: sequence) == 0 { return true }
    }
    return false
  }

  /// The 16-bit number at an offset; 0 outside of the table.
  private func number(at offset: Int) -> Int {
    guard offset + 1 < bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
