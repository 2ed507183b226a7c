// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout
public import TraySurfaces

/// The two sections of a reveal in one window, and the controls that they share.
///
/// Coordinates are those of the content: the primary section begins at 0, the secondary one at the
/// viewport's height.
public struct ResolvedReveal: Sendable {
  /// A control that both sections have a place for.
  public struct SharedControl: Hashable, Sendable {
    /// Its name.
    public var id: String
    /// Its places.
    public var morph: RevealMorph
  }

  /// The size in which the content shows.
  public let viewport: Size
  /// The views of the primary section, in the size of the viewport.
  public let primary: LayoutResult
  /// The views of the secondary section, as high as they like.
  public let secondary: LayoutResult
  /// The measured height of the secondary section, in points.
  public let secondaryHeight: Double
  /// The shared controls, in the order in which their places come up.
  public let controls: [SharedControl]
  /// What is suspicious.
  public let issues: [RevealIssue]

  /// A reveal that shows the primary section, before anything has been scrolled.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - settings: How it feels and looks.
  /// - Returns: The reveal.
  public func reveal(
    scale: Double = 1, settings: RevealSettings = RevealSettings()
  ) -> Reveal {
    Reveal(
      viewport: viewport, secondaryHeight: secondaryHeight, scale: scale, settings: settings)
  }
}

/// Something legal but suspicious in the sections of a reveal.
public enum RevealIssue: Hashable, Sendable {
  /// A view scrolls along the axis of the reveal, so a finger in it moves the wrong one.
  ///
  /// One that has nothing to scroll is no issue.
  case nestedScroll(path: String)
  /// A shared control has one place alone, so it doesn't move.
  case sharedControlHasOnePlace(String)
  /// Several places claim the same end of a shared control; the first counts.
  case sharedControlIsAmbiguous(String)
}
