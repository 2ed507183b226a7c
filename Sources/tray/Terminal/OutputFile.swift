// SPDX-License-Identifier: MIT

/// Writes files.
enum OutputFile {
  /// Writes bytes into a file, in place of what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    do {
      try writeAll(bytes, to: path)
    } catch {
      throw OutputError(path: path, reason: error)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try SystemCalls.createFile(path)
    defer { SystemCalls.closeFile(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try SystemCalls.writeBytes(rest, to: descriptor).get())
    }
  }
}

/// A file that could not be written; the program exits with 2.
struct OutputError: Error, Equatable, CustomStringConvertible {
  let path: String
  let reason: SystemError

  var description: String { "tray: error: '\(path)' can't be written: \(explanation)" }

  private var explanation: String {
    if path.isEmpty { return "the name of the file is empty" }
    if reason.isMissing {
      return "there is no directory '\(FilePath.directory(of: path))'; make it first"
    }
    if reason.isForbidden { return "writing there is not allowed; choose another place" }
    return reason.description
  }
}
