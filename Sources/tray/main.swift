// SPDX-License-Identifier: MIT

let program = Program(
  output: OutputStream.standardOutput(), messages: OutputStream.standardError())
let code = program.run(Array(CommandLine.arguments.dropFirst()))
SystemCalls.leave(code)
