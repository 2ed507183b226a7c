// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

/// The words of a text, with one blank between them.
func words(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Runs a command line in this process and answers what it printed, messages left out.
func run(_ arguments: [String]) throws -> (text: String, code: ExitCode) {
  let url = FileManager.default.temporaryDirectory.appending(path: "tray-\(UUID().uuidString)")
  try Data().write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  let file = try FileHandle(forWritingTo: url)
  let nowhere = try #require(FileHandle(forWritingAtPath: "/dev/null"))
  let program = Program(
    output: OutputStream(descriptor: file.fileDescriptor),
    messages: OutputStream(descriptor: nowhere.fileDescriptor))
  let code = program.run(arguments)
  try file.close()
  try nowhere.close()
  return (String(decoding: try Data(contentsOf: url), as: UTF8.self), code)
}
