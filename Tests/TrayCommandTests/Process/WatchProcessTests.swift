// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import tray

/// `tray resolve --watch` as a process, with a file that is saved again and again.
@Suite struct WatchProcessTests {
  private static func flow(height: Int) -> String {
    """
    {"schema": "tray.flow", "version": 1, "id": "f", "steps": [{"id": "s", "content":
      {"type": "color", "modifiers": [
        {"frame": {"height": \(height)}}, {"detents": ["hug"]}]}}]}
    """
  }

  /// Waits until a file holds a text; false after half a minute.
  private static func wait(for text: String, in file: URL) -> Bool {
    for _ in 0..<600 {
      if let found = try? String(contentsOf: file, encoding: .utf8), found.contains(text) {
        return true
      }
      usleep(50_000)
    }
    return false
  }

  // An iPhone SE has no inset at the bottom, so the surface is as high as its content.
  @Test func `what is saved is printed again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "flow.json")
    let (output, messages) = (folder.appending(path: "out"), folder.appending(path: "err"))
    for url in [output, messages] { try Data().write(to: url) }
    try Self.flow(height: 111).write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = TrayProcess.program
    process.arguments = ["resolve", file.path, "--device", "iphone-se-3", "--watch"]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    #expect(Self.wait(for: " 111 ", in: output))
    // In place of the file, as most editors save.
    try Self.flow(height: 222).write(to: file, atomically: true, encoding: .utf8)
    #expect(Self.wait(for: " 222 ", in: output))
    try "{".write(to: file, atomically: false, encoding: .utf8)
    #expect(Self.wait(for: "flow.json:1:2: error: ", in: messages))
    #expect(process.isRunning)
    try Self.flow(height: 333).write(to: file, atomically: false, encoding: .utf8)
    #expect(Self.wait(for: " 333 ", in: output))

    process.interrupt()
    for _ in 0..<200 where process.isRunning { usleep(50_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let tables = try String(contentsOf: output, encoding: .utf8).components(separatedBy: "f: ")
    #expect(tables.count == 1 + 3)
  }

  @Test(arguments: ["resolve --watch", "resolve - --watch"])
  func `standard input cannot be watched`(_ line: String) throws {
    let outcome = try TrayProcess.run(line, input: Self.flow(height: 1))
    #expect(outcome.code == 64)
    #expect(outcome.messages.contains("--watch expects files; standard input is read once"))
  }
}

@Suite struct FileWatchTests {
  /// A file whose stamps follow each other, one for each look.
  private final class Looks {
    private var stamps: ArraySlice<FileStamp?>
    private(set) var pauses = 0

    init(_ sizes: [Int?]) {
      stamps =
        sizes.map { size in
          size.map { FileStamp(seconds: 1, nanoseconds: 0, size: $0, identity: 1) }
        }[...]
    }

    func next() -> FileStamp? { stamps.count > 1 ? stamps.removeFirst() : stamps.first ?? nil }
    func pause() { pauses += 1 }
    var left: Int { stamps.count }
  }

  // The first look is made at the beginning; the last one in each row stays.
  @Test(arguments: [
    [1, 2, 2], [1, 1, 1, 1, 2, 2], [1, 1, 2, 3, 4, 4], [nil, nil, 1, 1], [1, nil, 2, 2],
  ])
  func `a change is reported when it is over`(_ sizes: [Int?]) {
    let looks = Looks(sizes)
    var watch = FileWatch(["f"], stamp: { _ in looks.next() }, pause: { looks.pause() })
    watch.waitForChange()
    #expect(looks.left == 1)
  }

  @Test func `between looks time passes`() {
    let looks = Looks([1, 1, 1, 1, 1, 2, 2])
    var watch = FileWatch(["f"], stamp: { _ in looks.next() }, pause: { looks.pause() })
    watch.waitForChange()
    #expect(looks.pauses >= 3)
  }
}
