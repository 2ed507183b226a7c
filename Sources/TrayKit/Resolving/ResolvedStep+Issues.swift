// SPDX-License-Identifier: MIT

public import TrayDetents

extension ResolvedStep {
  /// What is said of every issue: of the window and the detents first, then of the views.
  public var rows: [IssueRow] { resolution.issues.map(\.row) + issues.map(\.row) }

  /// What is said of the issues that matter at least as much as a severity.
  ///
  ///     #expect(resolved.issues(atLeast: .warning).isEmpty)
  public func issues(atLeast severity: IssueSeverity) -> [IssueRow] {
    rows.filter { $0.severity >= severity }
  }
}
