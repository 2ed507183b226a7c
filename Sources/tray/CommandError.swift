// SPDX-License-Identifier: MIT

import TrayCases

/// Why a command could not run as asked.
enum CommandError: Error {
  /// The command line is invalid.
  case usage(UsageError)
  /// A file, a document, a font or a device is missing or wrong; the text says so.
  case input(String)
}

extension CommandError {
  /// What a call answers; a device, display or keyboard that is unknown becomes an error of input.
  static func rethrowing<Value>(
    _ body: () throws(CaseError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw .input("tray: error: \(error)")
    }
  }
}
