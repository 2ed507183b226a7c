// SPDX-License-Identifier: MIT

/// Something that a reveal tells its host.
public enum RevealReport: Hashable, Sendable {
  /// How strongly a threshold is felt.
  public enum Strength: UInt8, Hashable, Sendable, CaseIterable {
    /// Where the reveal begins.
    case light
    /// Where it is all but there.
    case strong
  }

  /// A section came to rest: for haptics, announcements, tips that go away. Once per rest.
  case settled(RevealSection)
  /// The progress passed a threshold, or fell back from it.
  case threshold(Strength, isPast: Bool)
  /// What the surface beneath reports besides.
  case surface(TrayReport)
}
