// SPDX-License-Identifier: MIT

package import TrayGeometry

/// A length of a control by version of the system, in points, and how sure it is.
///
/// The tables beside this file hold one for each length. The comment above an entry names what it was
/// measured on: pictures that iOS drew of views whose source is public, or numbers that a developer
/// printed on a phone. Where nobody has measured a version, the entry says how far it may be off.
package struct ControlMetric: Hashable, Sendable {
  private let ios17: Double
  private let ios18: Double
  private let ios26: Double
  private var guesses: [SystemVersion] = []
  private var error = 0.0

  /// One length in all versions.
  init(_ length: Double) { self.init(before: length, ios26: length) }

  /// One length up to iOS 18, and another from iOS 26 on.
  init(before: Double, ios26: Double) {
    (ios17, ios18, self.ios26) = (before, before, ios26)
  }

  /// The same lengths, of which those of some versions are guesses that may be off by `error` points.
  func guessed(in versions: SystemVersion..., error: Double) -> ControlMetric {
    var metric = self
    (metric.guesses, metric.error) = (versions, error)
    return metric
  }

  /// The length in a version, in points.
  package subscript(_ system: SystemVersion) -> Double {
    switch system {
    case .ios17: ios17
    case .ios18: ios18
    case .ios26: ios26
    }
  }

  /// By how many points the length of a version may be off; nil where it was measured.
  package func likelyError(in system: SystemVersion) -> Double? {
    guesses.contains(system) ? error : nil
  }
}
