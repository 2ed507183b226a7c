// SPDX-License-Identifier: MIT

/// Writes files.
enum OutputFile {
  /// Writes bytes into a file, in place of what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try SystemCalls.createFile(path)
    defer { SystemCalls.closeFile(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try SystemCalls.writeBytes(rest, to: descriptor).get())
    }
  }
}
