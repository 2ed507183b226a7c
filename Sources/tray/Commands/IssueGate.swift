// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit
import TrayReports

/// Decides from the issues that were found how a command ends, and sums them up in a line.
struct IssueGate {
  /// The least severity that makes the command end with a finding; nil where none does.
  let threshold: IssueSeverity?

  /// Reads the option, with what holds where it is not given.
  init(_ arguments: ParsedArguments, default standard: IssueSeverity?) {
    guard let word = arguments.value(.failOn) else {
      threshold = standard
      return
    }
    threshold = IssueSeverity.allCases.first { $0.name == word }
  }

  /// Writes the line, and answers how the command ends.
  func end(_ issues: IssueTally, _ messages: OutputStream) -> ExitCode {
    messages.write(shown(issues.summary) + "\n")
    guard let threshold, let worst = issues.worst, worst >= threshold else { return .success }
    return .finding
  }
}

extension ArgumentTable.Option {
  static let failOn = ArgumentTable.Option(
    name: "fail-on",
    value: .choice(IssueSeverity.allCases.reversed().map(\.name) + ["never"]),
    help: """
      end with code 1 where an issue is at least this grave; sweep and report do so for errors \
      unless told otherwise, resolve never
      """)
}
