// SPDX-License-Identifier: MIT

/// What the program tells whoever started it.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// It ran, and there is nothing to report.
  case success = 0
  /// It ran, and found a difference or a failed expectation.
  case finding = 1
  /// It could not run as asked: a file, a document or a device is missing or wrong.
  case input = 2
  /// The command line is invalid.
  case usage = 64
  /// The program itself is at fault.
  case internalError = 70

  /// What the code means, for the manual.
  var meaning: String {
    switch self {
    case .success: "It ran, and there is nothing to report."
    case .finding: "It ran, and found a difference or a failed expectation."
    case .input: "It could not run as asked: a file, a document or a device is missing or wrong."
    case .usage: "The command line is invalid."
    case .internalError: "The program itself is at fault."
    }
  }
}
