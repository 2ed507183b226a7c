// SPDX-License-Identifier: MIT

import TrayDetents

extension ContractDeclaration {
  /// The declaration that a preference of a tree carries, or nil where it belongs to no contract.
  ///
  /// - Parameters:
  ///   - key: The identity of the preference's key.
  ///   - value: What is handed up.
  package init?(key: ObjectIdentifier, value: any Sendable) {
    self.init()
    switch key {
    case ObjectIdentifier(DetentsKey.self):
      let member = value as? DetentsKey.Member
      detents = member?.detents
      initial = member?.initial
    case ObjectIdentifier(DimKey.self):
      let member = value as? DimKey.Member
      dim = member?.policy
      tapOnDim = member?.onTap
    case ObjectIdentifier(FootprintKey.self): outside = value as? OutsideTouches
    case ObjectIdentifier(DismissalKey.self): dismissal = value as? DismissalPolicy
    case ObjectIdentifier(KeyboardKey.self): keyboard = value as? KeyboardPolicy
    case ObjectIdentifier(WidthKey.self): width = value as? WidthPolicy
    case ObjectIdentifier(SurfaceKey.self): surface = value as? SurfaceMode
    default: return nil
    }
  }
}
