// SPDX-License-Identifier: MIT

import TrayKit

/// The program: reads the command line, runs a command, and answers how it went.
struct Program {
  let output: OutputStream
  let messages: OutputStream

  private var help: HelpText {
    HelpText(table: .tray, columns: HelpText.columns { SystemCalls.environment($0) })
  }

  /// Runs a command line, the program's own name not included.
  func run(_ arguments: [String]) -> ExitCode {
    SystemCalls.ignoreClosedPipes()
    SystemCalls.leaveOnInterrupt()
    let code = answer(arguments)
    output.flush()
    messages.flush()
    guard output.error == nil else {
      messages.write("tray: error: the result could not be written\n")
      messages.flush()
      return .input
    }
    return code
  }

  private func answer(_ arguments: [String]) -> ExitCode {
    do {
      switch try ArgumentParser.parse(arguments, by: .tray) {
      case .help(let command):
        output.write(help.text(for: command))
        return .success
      case .version:
        output.write("tray \(TrayKitVersion.number)\n")
        return .success
      case .run(let arguments): return run(arguments)
      }
    } catch {
      return report(error)
    }
  }

  private func run(_ arguments: ParsedArguments) -> ExitCode {
    do {
      try CommandInput.checkFiles(arguments)
      return try arguments.command.run(arguments, self)
    } catch {
      switch error {
      case .usage(let error): return report(error)
      case .input(let text):
        output.flush()
        messages.write(text + "\n")
        return .input
      }
    }
  }

  private func report(_ error: UsageError) -> ExitCode {
    if error.isBlank {
      let command = error.command.flatMap { ArgumentTable.tray.command($0) }
      messages.write(help.shortText(for: command))
      return .usage
    }
    messages.write("tray: error: \(error)\n\(help.hint(for: error))\n")
    return .usage
  }
}
