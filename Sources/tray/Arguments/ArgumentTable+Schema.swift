// SPDX-License-Identifier: MIT

import TrayDocuments

extension ArgumentTable {
  static let schema: Command = Command(
    name: "schema",
    summary: """
      print the JSON Schema of a kind of document, by which editors complete and check flows, \
      scripts and devices; those of sweeps and traces describe one line
      """,
    operands: Operands(
      placeholder: JSONSchema.names.joined(separator: "|"), count: 0...1),
    examples: ["schema flow", "schema script"],
    run: { arguments, program throws(CommandError) in
      try SchemaCommand(arguments: arguments, output: program.output).run()
      return .success
    })
}
