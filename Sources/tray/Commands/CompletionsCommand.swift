// SPDX-License-Identifier: MIT

import TrayCases

/// `tray completions`: the script by which a shell completes command lines.
struct CompletionsCommand {
  let arguments: ParsedArguments
  let output: OutputStream

  func run() throws(CommandError) {
    let names = Shell.allCases.map(\.rawValue)
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        UsageError(
          message: "expected \(names.joined(separator: ", ")), found '\(name)'",
          suggestion: nearestName(to: name, among: names).map { "'\($0)'" },
          command: "completions"))
    }
    let devices = DeviceCatalogue.builtIn.ids
    output.write(CompletionScript(table: .tray, words: ["device": devices]).text(for: shell))
  }
}
