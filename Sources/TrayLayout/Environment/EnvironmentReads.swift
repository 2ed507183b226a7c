// SPDX-License-Identifier: MIT

import Synchronization

/// Which of the values that few views read were read while views were lowered.
///
/// Windows that differ in nothing else share the lowered views. Only ever added to, so that threads
/// which build the views of one tree may share it.
package final class EnvironmentReads: Sendable {
  /// Values of the environment.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Either of the size classes.
    package static let sizeClasses = Kinds(rawValue: 1)
    /// The version of the system.
    package static let system = Kinds(rawValue: 2)
    /// All of these.
    package static let all: Kinds = [.sizeClasses, .system]
  }

  private let noted = Atomic<UInt8>(0)

  /// Creates a record of nothing.
  package init() {}

  /// What was read so far.
  package var kinds: Kinds { Kinds(rawValue: noted.load(ordering: .relaxed)) }

  func note(_ kinds: Kinds) {
    if !self.kinds.isSuperset(of: kinds) {
      noted.bitwiseOr(kinds.rawValue, ordering: .relaxed)
    }
  }
}
