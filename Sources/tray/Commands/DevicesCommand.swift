// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayReports

/// `tray devices`: the devices that are known.
struct DevicesCommand {
  let arguments: ParsedArguments
  let output: OutputStream

  func run() throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value(.catalogue))
    if arguments.value(.format) == "json" {
      output.write(JSONWriter.text(DeviceOutput.document(catalogue)) + "\n")
      return
    }
    output.write(DeviceTable.text(catalogue, isColored: arguments.isColored(output)))
  }
}

extension ParsedArguments {
  /// Whether a stream is coloured, by the option, the environment and what the stream is.
  func isColored(_ output: OutputStream) -> Bool {
    let policy = value(.color).flatMap { ColorPolicy(rawValue: $0) } ?? .auto
    return policy.isColored(
      isTerminal: output.isTerminal, environment: SystemCalls.environment)
  }
}
