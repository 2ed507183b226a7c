// SPDX-License-Identifier: MIT

import Foundation

/// How often tests with random input try.
enum FuzzRounds {
  /// The number of rounds where `standard` are usual, or more where `TRAY_FUZZ_ROUNDS` asks for more.
  static func asked(_ standard: Int) -> Int {
    let asked = ProcessInfo.processInfo.environment["TRAY_FUZZ_ROUNDS"].flatMap { Int($0) }
    return max(asked ?? standard, standard)
  }
}
