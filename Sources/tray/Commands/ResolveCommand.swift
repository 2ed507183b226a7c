// SPDX-License-Identifier: MIT

import Documents
import TrayKit

/// `tray resolve`: the heights of every step of flows.
struct ResolveCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is told before anything is printed.
  func run() throws(CommandError) {
    let cases = try FlowCases(arguments, messages)
    if arguments.value("format") == "json" {
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
      output.write(
        table.text(
          flow: found.flow, in: found.one, window: found.window, steps: found.steps))
      output.flush()
    }
  }

  private func printDocument(_ cases: FlowCases) throws(CommandError) {
    var written: [JSONOutput] = []
    try cases.forEach { found in
      written.append(
        ResultOutput.resolved(
          flow: found.flow, in: found.one, window: found.window, steps: found.steps))
    }
    output.write(JSONWriter.text(ResultOutput.document(written)) + "\n")
  }
}
