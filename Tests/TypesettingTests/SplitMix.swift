// SPDX-License-Identifier: MIT

import Foundation

/// A small generator of numbers that are the same in every run.
///
/// `TRAY_FUZZ_ROUNDS` asks the tests that draw by lot for more rounds than they take by themselves.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  /// The number of rounds to take where `standard` are usual.
  static func rounds(_ standard: Int) -> Int {
    let asked = ProcessInfo.processInfo.environment["TRAY_FUZZ_ROUNDS"].flatMap { Int($0) }
    return max(asked ?? standard, standard)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
