// SPDX-License-Identifier: MIT

import TrayDetents
public import TrayGeometry
import TrayMotion

/// A detail surface that is paged by scrolling: a primary section as high as the viewport, and a
/// secondary one behind it, as high as it was measured.
///
/// The offset of the content is the height of a tray without dismissal: it rests at the stops where a
/// page begins, on the same springs, and a finger takes it over as it does there. Everything that shows
/// follows from one progress, the offset over the measured height; nothing else is stored.
///
/// ```swift
/// var reveal = Reveal(viewport: Size(width: 393, height: 852), secondaryHeight: 500)
/// reveal.snap(to: .secondary)
/// let frame = reveal.advance(by: 1.0 / 60)
/// ```
public struct Reveal: Sendable {
  /// How it feels and looks; a change counts from the next event on.
  public var settings: RevealSettings { didSet { tray.settings = TraySettings(settings) } }
  /// The size in which the content shows, in points.
  public internal(set) var viewport: Size
  /// Pixels per point.
  public let scale: Double
  /// The measured height of the secondary section, in points; nil while it is not measured.
  public internal(set) var secondaryHeight: Double?
  /// Whether another mode, such as zooming, needs the finger: then nothing scrolls.
  public internal(set) var isLocked = false
  /// The surface whose height is the offset.
  public internal(set) var tray: Tray
  /// What happened since `takeReports()` was last called.
  public internal(set) var reports: [RevealReport] = []
  var isPastLight = false
  var isPastStrong = false

  /// Creates a reveal that shows its primary section.
  ///
  /// - Parameters:
  ///   - viewport: The size in which the content shows; lengths that make no sense count as 0.
  ///   - secondaryHeight: The height of the secondary section; nil while it is not measured. One that
  ///     is negative, not finite or above a million points counts as nil.
  ///   - scale: Pixels per point, on whose grid the content rests.
  ///   - settings: How it feels and looks.
  public init(
    viewport: Size, secondaryHeight: Double? = nil, scale: Double = 1,
    settings: RevealSettings = RevealSettings()
  ) {
    self.scale = scale
    self.viewport = Self.checked(viewport)
    self.secondaryHeight = Self.checked(secondaryHeight)
    self.settings = settings
    tray = Tray(window: Window(size: .zero), settings: TraySettings(settings))
    tray.handle(.window(window))
    tray.handle(.present(step, isAnimated: false))
    _ = tray.takeReports()
  }

  // MARK: What there is to draw

  /// How far the content is moved up, in points.
  public var offset: Double { tray.frame.visibleHeight }

  /// How far the secondary section is revealed, from 0 to 1; 0 while there is nothing to reveal.
  public var progress: Double { RevealProgress.share(of: offset, over: secondaryHeight) }

  /// What there is to draw now.
  public var frame: RevealFrame {
    let live = tray.frame
    let progress = RevealProgress.share(of: live.visibleHeight, over: secondaryHeight)
    let style = settings.style
    let active: RevealSection = progress < 0.5 ? .primary : .secondary
    return RevealFrame(
      phase: live.phase, offset: live.visibleHeight, velocity: live.velocity, progress: progress,
      activeSection: active,
      settledSection: live.phase == .resting ? section(at: live.visibleHeight) : nil,
      showsSecondary: progress > 0,
      affordance: RevealFrame.Affordance(
        opacity: style.affordanceOpacity.value(at: progress),
        blur: style.affordanceBlur.value(at: progress),
        turn: style.affordanceTurn.value(at: progress), isHittable: active == .primary),
      primary: RevealFrame.Layer(
        opacity: style.primaryOpacity.value(at: progress),
        blur: style.primaryBlur.value(at: progress),
        scale: style.primaryScale.value(at: progress)),
      secondaryOpacity: style.secondaryOpacity.value(at: progress),
      toolbarOpacity: style.toolbarOpacity.value(at: progress), isScrollEnabled: !isLocked)
  }

  func section(at offset: Double) -> RevealSection { offset > 0 ? .secondary : .primary }
}
