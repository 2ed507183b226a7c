// SPDX-License-Identifier: MIT

/// The bytes of a document and the name under which errors speak of it.
public struct SourceText: Sendable {
  /// The name that errors begin with, as the person typed it; `<stdin>` for standard input.
  public let file: String
  /// The document's bytes, a byte order mark included.
  public let bytes: [UInt8]

  /// Creates a text from a file's name and content.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Creates a text from a string.
  public init(file: String, _ text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// Where the content begins: 3 behind a byte order mark, else 0.
  var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line and column of a byte, both counted from 1.
  ///
  /// Lines end at a line feed. Columns count Unicode scalars, so a letter outside ASCII is one
  /// column; a byte order mark is none. An offset beyond the end stands for the end.
  /// - Complexity: O(`offset`)
  public func position(at offset: Int) -> SourcePosition {
    var line = 1
    var column = 1
    for byte in bytes[start..<max(start, min(offset, bytes.count))] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// Where the first byte that is not UTF-8 stands, or nil.
  func firstInvalidOffset() -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = scalarLength(at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The number of bytes of the well-formed, non-ASCII scalar at `index`, or nil (Unicode, table 3-7).
  private func scalarLength(at index: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<max(index + 2, index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }
}

/// A line and a column of a text, both counted from 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line; the first is 1.
  public let line: Int
  /// The column in Unicode scalars; the first is 1.
  public let column: Int

  /// Creates a position from its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
