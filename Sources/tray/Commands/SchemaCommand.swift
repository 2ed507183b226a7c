// SPDX-License-Identifier: MIT

import TrayDocuments

/// `tray schema`: the JSON Schema of a kind of document; that of flows where none is named.
struct SchemaCommand {
  let arguments: ParsedArguments
  let output: OutputStream

  func run() throws(CommandError) {
    let name = arguments.operands.first ?? "flow"
    guard let schema = JSONSchema.schema(name) else {
      let near = nearestName(to: name, among: JSONSchema.names).map { "'\($0)'" }
      throw .usage(
        UsageError(
          message: "expected \(JSONSchema.names.joined(separator: ", ")), found '\(name)'",
          suggestion: near, command: "schema"))
    }
    output.write(JSONWriter.text(schema) + "\n")
  }
}
