// SPDX-License-Identifier: MIT

/// Why a case has no window.
public enum CaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The catalogue has no such device.
  case unknownDevice(String, near: String?)
  /// The device has no such display.
  case unknownDisplay(String, device: String, known: [String])
  /// The catalogue does not know how high the keyboard is.
  case unknownKeyboard(device: String)

  /// What is unknown, and what to do.
  public var description: String {
    switch self {
    case .unknownDevice(let name, let near):
      let hint = near.map { "did you mean '\($0)'?" } ?? "'tray devices' lists those that are."
      return "the device '\(name)' is not known; \(hint)"
    case .unknownDisplay(let name, let device, let known):
      return
        "the device '\(device)' has no display '\(name)'; it has \(known.joined(separator: ", "))"
    case .unknownKeyboard(let device):
      return "the height of the keyboard of '\(device)' is not known; add it with --devices FILE"
    }
  }
}
