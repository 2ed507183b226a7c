// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing

@testable import tray

@Suite struct InputFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path())
  }

  private func failure(of path: String, limit: Int = InputFile.limit) -> String? {
    do {
      _ = try InputFile.read(path, limit: limit)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `reads a file`() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      let path = "\(folder)/ünï.json"
      try Data(bytes).write(to: URL(filePath: path))
      let source = try InputFile.read(path)
      #expect(source.bytes == bytes)
      #expect(source.file == path)
    }
  }

  @Test func `says why a file cannot be read`() throws {
    try withFolder { folder in
      #expect(failure(of: "\(folder)/none") == "\(folder)/none: error: there is no such file")
      #expect(failure(of: "a\0b") == "a\0b: error: there is no such file")
      #expect(failure(of: folder) == "\(folder): error: this is a directory; expected a file")
      #expect(
        failure(of: "\(folder)/none/below")
          == "\(folder)/none/below: error: there is no directory '\(folder)/none'")
      #expect(failure(of: "") == "'': error: the name of a file is empty")
    }
  }

  @Test func `a misspelt name is found in its directory`() throws {
    try withFolder { folder in
      for name in ["first-flow.json", "second-flow.json", ".hidden.json"] {
        try Data().write(to: URL(filePath: "\(folder)/\(name)"))
      }
      let message = { (name: String) in failure(of: "\(folder)/\(name)") ?? "" }
      #expect(
        message("frist-flow.json").hasSuffix(
          ": there is no such file; did you mean '\(folder)/first-flow.json'?"))
      #expect(message("hiden.json").hasSuffix(": there is no such file"))
      #expect(message("x").hasSuffix(": there is no such file"))
    }
  }

  // The system hands such a name over with the replacement character in place of its byte.
  @Test func `a name that is not UTF-8 is explained`() {
    #expect(failure(of: "caf\u{FFFD}.json")?.contains("can be read as standard input") == true)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/b", "/", "b"), ("/a/b", "/a", "b"), ("a/", "a", ""),
    ("", ".", ""),
  ])
  func `a path has a directory and a name`(_ path: String, _ directory: String, _ name: String) {
    #expect(FilePath.directory(of: path) == directory)
    #expect(FilePath.name(of: path) == name)
  }

  @Test func `reads no more than the limit`() throws {
    try withFolder { folder in
      let path = "\(folder)/file"
      try Data(count: 101).write(to: URL(filePath: path))
      #expect(
        failure(of: path, limit: 100)
          == "\(path): error: the file is too large; at most 100 bytes are read")
      #expect(failure(of: path, limit: 101) == nil)
      // A device without end must not fill the memory.
      #expect(failure(of: "/dev/zero", limit: 1000)?.contains("too large") == true)
    }
  }
}

@Suite struct OutputStreamTests {
  @Test func `writes everything that is flushed`() throws {
    let pipe = Pipe()
    let stream = OutputStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(!stream.isTerminal)
    stream.write("Zürich ")
    stream.write("寿司\n")
    stream.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("Zürich 寿司\n".utf8))
    #expect(!stream.isClosed)
  }

  @Test func `a closed pipe is quiet`() throws {
    SystemCalls.ignoreClosedPipes()
    let pipe = Pipe()
    let stream = OutputStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    stream.write("nobody reads this")
    stream.flush()
    #expect(stream.isClosed)
    #expect(stream.error == nil)
    stream.write("nor this")
    stream.flush()
  }

  @Test func `another error is kept`() {
    let stream = OutputStream(descriptor: -1)
    stream.write("lost")
    stream.flush()
    #expect(stream.isClosed)
    #expect(stream.error != nil)
  }
}
