// SPDX-License-Identifier: MIT
import Foundation

/// The built program, run as a process of its own in the package's folder.
struct TrayProcess {
  /// What a run gave.
  struct Outcome: Sendable {
    let output: String
    let messages: String
    let code: Int32
  }

  /// The package's folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program beside the test bundle.
  static let program: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let path = bundle ?? Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(filePath: path).deletingLastPathComponent().appending(path: "tray")
  }()

  /// Runs a command line; a trap shows as a code above 128.
  static func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    let (output, messages, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    process.standardInput = source
    try process.run()
    try? source.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try source.fileHandleForWriting.close()
    // Messages are few and fit into the pipe; results may be many.
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let isTrap = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: String(decoding: result, as: UTF8.self),
      messages: String(decoding: errors, as: UTF8.self),
      code: process.terminationStatus + (isTrap ? 128 : 0))
  }

  /// Runs a command line in which words are separated by blanks.
  static func run(_ line: String, input: String? = nil) throws -> Outcome {
    try run(line.split(separator: " ").map(String.init), input: input)
  }

  /// Runs a script of the shell in which `tray` is the program.
  static func shell(_ script: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "tray() { '\(program.path())' \"$@\"; }\n\(script)"]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "dumb"]
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: result, as: UTF8.self),
      messages: String(decoding: errors, as: UTF8.self), code: process.terminationStatus)
  }
}

/// The whole outputs that were checked by eye, under `Fixtures/conformance/cli`.
enum GoldenText {
  static func text(_ name: String) throws -> String {
    let url = TrayProcess.folder.appending(path: "Fixtures/conformance/cli").appending(path: name)
    return try String(contentsOf: url, encoding: .utf8)
  }
}
