// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts issues and reasons into words: where, what, and what to do.
public enum IssueWords {
  /// One line for each issue of a step, those of its detents first.
  public static func lines(of step: ResolvedStep) -> [String] {
    FoundIssue.issues(of: step).map(\.description)
  }
}
