// SPDX-License-Identifier: MIT

import TrayDetents

/// Where a tray rests, and where it did.
struct TrayRest: Sendable {
  /// Where a step rested when it was left.
  struct Remembered: Sendable {
    var step: String
    var selection: Selection
  }

  /// The stops of the present step as a drag sees them.
  var table = StopTable()
  /// How far from the selected stop it rests, in stops: 0 but for a height between two of them.
  var lean = 0.0
  /// Which way the grabber cycles next.
  var cyclesUp = true
  /// Where steps rested that were shown before.
  var memory: [Remembered] = []
}
