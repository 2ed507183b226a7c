// SPDX-License-Identifier: MIT

/// How heavy a person wants the system font to be, as the setting Bold Text says.
public enum LegibilityWeight: Hashable, Sendable {
  /// As heavy as views ask for.
  case regular
  /// Two steps heavier: regular becomes semibold. How much heavier the phone's is was not measured.
  case bold

  /// Points of the scale from 100 to 900 that are added to a weight.
  private static let addition = 200

  /// A weight as it is shown; fonts by name stay as they are.
  func applied(to weight: Int) -> Int {
    switch self {
    case .regular: weight
    case .bold: max(weight, min(weight + Self.addition, 900))
    }
  }
}
