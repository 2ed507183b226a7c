// SPDX-License-Identifier: MIT

/// Rows of comma-separated values, quoted as RFC 4180 says; lines end with a line feed.
package enum SeparatedValues {
  package static func row(_ values: [String]) -> String {
    values.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    return needsQuotes ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
  }
}
