// SPDX-License-Identifier: MIT

import TrayReports
import TrayDocuments

/// Shows the line of a document that an error speaks of, with a caret under the place.
struct ErrorExcerpt {
  let source: SourceText

  /// The most columns of a line that are shown.
  private static let room = 72
  /// The columns before the place that are shown of a long line.
  private static let before = 40

  /// All errors, each with its line.
  func text(_ errors: DocumentErrors) -> String {
    errors.errors.map(text).joined(separator: "\n")
  }

  private func text(_ error: DocumentError) -> String {
    guard let position = error.position, let excerpt = excerpt(position) else {
      return error.description
    }
    return "\(error)\n\(excerpt)"
  }

  /// The line and the caret below it, or nil for a line with nothing to show.
  private func excerpt(_ position: SourcePosition) -> String? {
    let line = self.line(position.line)
    let place = position.column - 1
    let start = place > Self.room - 8 ? place - Self.before : 0
    guard start < line.count else { return nil }
    let end = min(line.count, start + Self.room)
    let shown = text(line[start..<end])
    let head = text(line[start..<min(place, end)])
    guard !shown.allSatisfy({ $0 == " " }) else { return nil }
    let (left, right) = (start > 0 ? "…" : "", end < line.count ? "…" : "")
    let blanks = String(repeating: " ", count: displayWidth(of: left + head))
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    return "  \(number) | \(left)\(shown)\(right)\n  \(gutter) | \(blanks)^"
  }

  /// The characters of a line, counted from 1, by which columns are counted.
  private func line(_ number: Int) -> [Unicode.Scalar] {
    var current = 1
    var bytes: [UInt8] = []
    for byte in source.bytes {
      if byte == 0x0A {
        current += 1
        if current > number { break }
      } else if current == number {
        bytes.append(byte)
      }
    }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// Text in which nothing moves the cursor.
  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text.append(" ")
      default: text.append(scalar)  // Unicode's
      }
    }
    return String(text)
  }
}
