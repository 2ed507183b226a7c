// SPDX-License-Identifier: MIT

import TrayDocuments

/// Reads the files that a person names on the command line.
enum InputFile {
  /// The most bytes that are read.
  static let limit = JSONLimits.standard.maximumBytes

  /// The content of a file; `-` is standard input.
  static func read(_ path: String, limit: Int = limit) throws(InputError) -> SourceText {
    guard !path.isEmpty else { throw InputError(file: "''", reason: .unnamed) }
    let name = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do {
      // One byte more than is allowed, to see that there is more.
      bytes = try content(of: path, atMost: limit + 1)
    } catch {
      throw InputError(file: name, reason: .system(error))
    }
    guard bytes.count <= limit else { throw InputError(file: name, reason: .tooLarge(limit)) }
    return SourceText(file: name, bytes: bytes)
  }

  private static func content(
    of path: String, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    if path == "-" { return try SystemCalls.readBytes(0, atMost: limit) }
    let descriptor = try SystemCalls.openFile(path)
    defer { SystemCalls.closeFile(descriptor) }
    return try SystemCalls.readBytes(descriptor, atMost: limit)
  }
}

/// A file that could not be read; the program exits with 2.
struct InputError: Error, Equatable, CustomStringConvertible {
  let file: String
  let reason: Reason

  enum Reason: Equatable {
    case system(SystemError)
    /// The name is empty.
    case unnamed
    /// More than so many bytes.
    case tooLarge(Int)
  }

  var description: String { "\(file): error: \(explanation)" }

  private var explanation: String {
    switch reason {
    case .system(let error):
      error.isMissing ? FilePath.explanation(ofMissing: file) : "\(error)"
    case .unnamed: "the name of a file is empty"
    case .tooLarge(let limit): "the file is too large; at most \(limit) bytes are read"
    }
  }
}
