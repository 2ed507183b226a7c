// SPDX-License-Identifier: MIT

/// Why a script can't be played.
public enum SimulationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its device or the keyboard is unknown.
  case environment(CaseError)
  /// The flow has no such step.
  case unknownStep(String, near: String?)

  /// What is unknown, and what to do.
  public var description: String {
    switch self {
    case .environment(let error): return error.description
    case .unknownStep(let name, let near):
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      return "the flow has no step '\(name)'\(hint)"
    }
  }
}
