// SPDX-License-Identifier: MIT

/// Rows of comma-separated values, quoted as RFC 4180 says; lines end with a line feed.
package enum SeparatedValues {
  package static func row(_ values: [String]) -> String {
    var row = ""
    row.reserveCapacity(values.reduce(values.count) { $0 + $1.utf8.count })
    for (index, value) in values.enumerated() {
      if index > 0 { row += "," }
      row += quoted(value)
    }
    return row + "\n"
  }

  private static func quoted(_ value: String) -> String {
    needsQuotes(value) ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
  }

  private static func needsQuotes(_ value: String) -> Bool {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return true
      default: continue
      }
    }
    return false
  }
}
