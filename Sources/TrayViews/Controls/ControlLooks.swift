// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

extension View {
  /// Says what of a control a drawing shows here; nil says nothing, and no frame changes.
  func drawn(as look: ControlLook?) -> some View {
    modified { builder, content in builder.tag(look.map { .look(.control($0)) }, content) }
  }
}

/// How far a number lies on the way between two others, from 0 to 1; 0 where it can't be said.
func share<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double {
  let share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  return share.isNaN ? 0 : min(max(share, 0), 1)
}
