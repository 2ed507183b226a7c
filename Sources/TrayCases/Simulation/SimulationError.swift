// SPDX-License-Identifier: MIT

/// Why a script can't be played.
public enum SimulationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its device or the keyboard is unknown.
  case environment(CaseError)
  /// The flow has no such step.
  case unknownStep(String, near: String?)
  /// No step declares such a detent, and no sheet or reveal has such a place.
  case unknownDetent(String, near: String?)

  /// Whether another flow may have what is unknown in this one.
  public var isUnknownHere: Bool {
    switch self {
    case .environment: false
    case .unknownStep, .unknownDetent: true
    }
  }

  /// What is unknown, and what to do.
  public var description: String {
    switch self {
    case .environment(let error): error.description
    case .unknownStep(let name, let near): "the flow has no step '\(name)'\(hint(near))"
    case .unknownDetent(let name, let near):
      "no step of the flow declares the detent '\(name)'\(hint(near))"
    }
  }

  private func hint(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }
}
