// SPDX-License-Identifier: MIT

import TrayDetents
import TrayLayout

// The members of a contract, each of which travels up as a preference of its own.
//
// Of two views that declare the same member, the first in reading order counts; a modifier that is
// further out replaces what lies inside it.

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

/// The resting heights, and which of them comes first.
enum DetentsKey: FirstValueKey {
  struct Member: Sendable {
    var detents: [Detent]
    var initial: DetentID?
  }
}

/// How dark the content behind becomes, and what a tap on the dim does.
enum DimKey: FirstValueKey {
  struct Member: Sendable {
    var policy: DimPolicy?
    var onTap: TapOnDim?
  }
}

/// What happens to touches outside the surface.
enum FootprintKey: FirstValueKey { typealias Member = OutsideTouches }
/// The ways in which a person may dismiss the surface.
enum DismissalKey: FirstValueKey { typealias Member = DismissalPolicy }
/// What a keyboard does to the surface.
enum KeyboardKey: FirstValueKey { typealias Member = KeyboardPolicy }
/// How wide the surface is.
enum WidthKey: FirstValueKey { typealias Member = WidthPolicy }
/// Whether the surface is presented or belongs to the screen.
enum SurfaceKey: FirstValueKey { typealias Member = SurfaceMode }
