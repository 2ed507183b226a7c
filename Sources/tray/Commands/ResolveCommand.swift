// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayReports

/// `tray resolve`: the heights of every step of flows.
struct ResolveCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is reported before anything is printed.
  func run() throws(CommandError) {
    guard arguments.has(.watch) else { return try printOnce() }
    try watch()
  }

  /// Prints again whenever a file was written, until the program is interrupted or loses its reader.
  ///
  /// A document that is wrong while it is written is reported, and waited for like any other.
  private func watch() throws(CommandError) {
    guard !arguments.operands.isEmpty, !arguments.operands.contains("-") else {
      throw .usage(
        UsageError(
          message: "--watch expects files; standard input is read once", command: "resolve"))
    }
    var watch = FileWatch(
      arguments.operands + arguments.values(.catalogue) + arguments.values(.font))
    while !output.isClosed {
      do {
        try printOnce()
      } catch {
        guard case .input(let text) = error else { throw error }
        messages.write(text + "\n")
      }
      output.flush()
      messages.flush()
      watch.waitForChange()
      // On a terminal the new heights stand where the old ones were.
      output.write(output.isTerminal ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : "\n")
    }
  }

  private func printOnce() throws(CommandError) {
    let cases = try FlowCases(arguments, messages)
    if arguments.value(.format) == "json" {
      try printDocument(cases)
    } else {
      try printTables(cases)
    }
  }

  private func printTables(_ cases: FlowCases) throws(CommandError) {
    let table = ResolvedTable(isColored: arguments.isColored(output))
    var isFirst = true
    try cases.forEach { found in
      if !isFirst { output.write("\n") }
      isFirst = false
      output.write(table.text(found))
      output.flush()
    }
  }

  private func printDocument(_ cases: FlowCases) throws(CommandError) {
    var written: [JSONOutput] = []
    try cases.forEach { found in
      written.append(
        ResultOutput.resolved(
          flow: found.flow, in: found.flowCase, window: found.window, steps: found.steps))
    }
    let document = ResultOutput.document(
      written, defaultFont: cases.defaultFont, metrics: cases.metrics)
    output.write(JSONWriter.text(document) + "\n")
  }
}
