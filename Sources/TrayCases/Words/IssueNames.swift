// SPDX-License-Identifier: MIT

public import TrayKit

/// The kinds of issues by name, without the numbers in which cases differ.
///
/// A name such as `text-is-truncated`, with the place that it speaks of, says whether two cases have
/// the same issue.
public enum IssueNames {
  /// A kind of issue and the place that has it.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The kind.
    public let kind: String
    /// The view, detent or key; empty for the window.
    public let place: String

    /// The kind and the place, separated by a blank.
    public var description: String { place.isEmpty ? kind : "\(kind) \(place)" }
  }

  /// The name of an issue of the views.
  ///
  /// A view that has the same issue at several stops has it once.
  public static func name(of issue: StepIssue) -> Name { name(of: issue.row) }

  /// The name of an issue of the window or the detents.
  public static func name(of issue: DetentIssue) -> Name { name(of: issue.row) }

  private static func name(of row: IssueRow) -> Name {
    let place =
      switch row.place {
      case .surface: ""
      case .detent(let id): DetentNames.name(of: id)
      case .view(let path): path
      case .string(let key): key
      }
    return Name(kind: row.kind, place: place)
  }

  /// The names of all issues of a step, each once, with those of its detents first.
  public static func names(of step: ResolvedStep) -> [Name] {
    var names: [Name] = []
    for name in step.resolution.issues.map(name) + step.issues.map(name)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
