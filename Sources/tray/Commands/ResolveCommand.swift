// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayReports

/// `tray resolve`: the heights of every step of flows.
struct ResolveCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is reported before anything is printed.
  func run() throws(CommandError) -> ExitCode {
    guard arguments.has(.watch) else {
      let issues = try printOnce()
      guard arguments.has(.failOn) else { return .success }
      output.flush()
      return IssueGate(arguments, default: nil).end(issues, messages)
    }
    try watch()
    return .success
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
        _ = try printOnce()
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

  private func printOnce() throws(CommandError) -> IssueTally {
    let cases = try FlowCases(arguments, messages)
    return arguments.value(.format) == "json" ? try printDocument(cases) : try printTables(cases)
  }

  private func printTables(_ cases: FlowCases) throws(CommandError) -> IssueTally {
    let table = ResolvedTable(isColored: arguments.isColored(output))
    var issues = IssueTally()
    try cases.forEach { found in
      if issues.caseCount > 0 { output.write("\n") }
      issues.add(found)
      output.write(table.text(found))
      output.flush()
    }
    return issues
  }

  private func printDocument(_ cases: FlowCases) throws(CommandError) -> IssueTally {
    var written: [JSONOutput] = []
    var issues = IssueTally()
    try cases.forEach { found in
      issues.add(found)
      written.append(
        ResultOutput.resolved(
          flow: found.flow, in: found.flowCase, window: found.window, steps: found.steps))
    }
    let document = ResultOutput.document(
      written, defaultFont: cases.defaultFont, metrics: cases.metrics)
    output.write(JSONWriter.text(document) + "\n")
    return issues
  }
}
