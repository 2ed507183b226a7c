// SPDX-License-Identifier: MIT

import Detents
import LayoutCore

/// What a step's views declare of the surface; each member travels up as a preference of its own.
///
/// Of two views that declare the same member, the first in reading order counts; a modifier that is
/// further out replaces what lies inside it.
enum ContractKeys {
  /// The resting heights, and which of them comes first.
  struct Detents: PreferenceKey {
    static let defaultValue: (detents: [Detent], initial: DetentID?)? = nil
    static func reduce(
      value: inout (detents: [Detent], initial: DetentID?)?,
      nextValue: () -> (detents: [Detent], initial: DetentID?)?
    ) { value = value ?? nextValue() }
  }

  /// How dark the content behind becomes, and what a tap on the dim does.
  struct Dim: PreferenceKey {
    static let defaultValue: (policy: DimPolicy, onTap: TapOnDim?)? = nil
    static func reduce(
      value: inout (policy: DimPolicy, onTap: TapOnDim?)?,
      nextValue: () -> (policy: DimPolicy, onTap: TapOnDim?)?
    ) { value = value ?? nextValue() }
  }

  /// What happens to touches outside the surface.
  struct Footprint: FirstValueKey { typealias Member = OutsideTouches }
  /// The ways in which a person may dismiss the surface.
  struct Dismissal: FirstValueKey { typealias Member = DismissalPolicy }
  /// What a keyboard does to the surface.
  struct Keyboard: FirstValueKey { typealias Member = KeyboardPolicy }
  /// How wide the surface is.
  struct Width: FirstValueKey { typealias Member = WidthPolicy }
  /// Whether the surface is presented or belongs to the screen.
  struct Surface: FirstValueKey { typealias Member = SurfaceMode }
}

/// A preference whose first value in reading order counts.
protocol FirstValueKey: PreferenceKey where Value == Member? {
  associatedtype Member: Sendable
}

extension FirstValueKey {
  static var defaultValue: Member? { nil }
  static func reduce(value: inout Member?, nextValue: () -> Member?) {
    value = value ?? nextValue()
  }
}
