// SPDX-License-Identifier: MIT

import Detents
public import Geometry
import Motion

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
  public private(set) var viewport: Size
  /// Pixels per point.
  public let scale: Double
  /// The measured height of the secondary section, in points; nil while it is not measured.
  public private(set) var secondaryHeight: Double?
  /// Whether another mode, such as zooming, needs the finger: then nothing scrolls.
  public private(set) var isLocked = false
  /// The surface whose height is the offset.
  public private(set) var tray: Tray
  /// What happened since `takeReports()` was last called.
  public private(set) var reports: [RevealReport] = []
  private var isPastLight = false
  private var isPastStrong = false

  /// The most pages of a long secondary section that are stops of their own.
  private static let greatestPageCount = 64
  /// Heights above this count as not measured, in points.
  private static let greatestHeight = 1e6

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

  private func section(at offset: Double) -> RevealSection { offset > 0 ? .secondary : .primary }

  // MARK: What happens

  /// Takes in what a finger does, or a wish on the adjustable affordance.
  ///
  /// Drags count upwards, as the content moves. Presenting, dismissing and what else belongs to a tray
  /// alone is ignored, and so is every finger while another mode needs it.
  public mutating func handle(_ event: TrayEvent) {
    switch event {
    case .dragBegan(_, let time):
      if !isLocked { tray.handle(.dragBegan(time: time)) }
    case .dragMoved, .dragEnded, .dragCancelled:
      if !isLocked { tray.handle(event) }
    case .select, .adjust, .reducedMotion: tray.handle(event)
    default: return
    }
    collect()
  }

  /// Goes to a section, as after a tap.
  public mutating func snap(to section: RevealSection, isAnimated: Bool = true) {
    tray.handle(
      .select(section == .primary ? Self.primary : Self.secondary, isAnimated: isAnimated))
    collect()
  }

  /// Goes to the section that is not active.
  public mutating func snapToOther(isAnimated: Bool = true) {
    snap(to: frame.activeSection.other, isAnimated: isAnimated)
  }

  /// A tap on the affordance; one that gets no touches ignores it.
  public mutating func tapAffordance() {
    guard frame.affordance.isHittable else { return }
    snapToOther()
  }

  /// Another mode needs the finger, or no longer does; a drag that is under way is let go.
  public mutating func lock(_ isLocked: Bool) {
    if isLocked, !self.isLocked { tray.handle(.dragCancelled) }
    self.isLocked = isLocked
    collect()
  }

  /// The secondary section was measured; a change of less than half a pixel is none.
  ///
  /// The content stays where it is, and goes on to where its page begins now.
  public mutating func measure(secondaryHeight height: Double?) {
    let height = Self.checked(height)
    guard height != secondaryHeight else { return }
    if let height, let before = secondaryHeight,
      (height - before).magnitude * scale <= 0.5
    {
      return
    }
    change(isAnimated: true) { $0.secondaryHeight = height }
  }

  /// The viewport has another size; content at rest stands on its page at once.
  public mutating func resize(to viewport: Size) {
    let viewport = Self.checked(viewport)
    guard viewport != self.viewport else { return }
    change(isAnimated: tray.phase != .resting) { $0.viewport = viewport }
  }

  /// Lets time pass, in seconds, and answers what there is to draw then.
  @discardableResult
  public mutating func advance(by time: Double) -> RevealFrame {
    tray.advance(by: time)
    collect()
    return frame
  }

  /// Hands over what happened, in order, and forgets it.
  public mutating func takeReports() -> [RevealReport] {
    let taken = reports
    reports = []
    return taken
  }

  // MARK: The surface beneath

  private static let primary = DetentID.named("primary")
  private static let secondary = DetentID.named("secondary")

  /// Changes what the stops depend on; room is made before it is needed and taken after.
  private mutating func change(isAnimated: Bool, _ change: (inout Reveal) -> Void) {
    let before = window.size.height
    change(&self)
    if window.size.height > before { tray.handle(.window(window)) }
    tray.handle(.go(step, isAnimated: isAnimated))
    tray.handle(.window(window))
    collect()
  }

  /// A window as high as the offset can become.
  private var window: Window {
    let height = max(viewport.height, secondaryHeight ?? 0)
    return Window(size: Size(width: viewport.width, height: height), scale: scale)
  }

  private var step: TrayStep {
    var contract = StepContract(
      detents: [.height(0).id("primary")], initial: Self.primary, dim: .none, outside: .pass,
      dismissal: .none, keyboard: .ignore, width: .edgeAttached, surface: .persistent,
      safeArea: .inside, rules: ResolutionRules(topGap: .window(0), lostSelection: .nearest))
    if let height = secondaryHeight {
      contract.detents += [
        .smaller("secondary", .hug, .height(viewport.height)), .hug.id("secondary end"),
      ]
      contract.detents += pages(below: height)
    }
    return TrayStep(
      "reveal", contract: contract, measure: ContentMeasure(idealHeight: secondaryHeight))
  }

  /// The beginnings of the pages of a secondary section that is higher than the viewport.
  private func pages(below height: Double) -> [Detent] {
    guard viewport.height > 0, height > viewport.height else { return [] }
    let count = min(Int((height / viewport.height).rounded(.up)), Self.greatestPageCount)
    return (2..<max(count, 2)).map { .height(Double($0) * viewport.height) }
  }

  private mutating func collect() {
    for report in tray.takeReports() {
      if case .settled(_, let height) = report {
        reports.append(.settled(section(at: height)))
      } else if case .announcement = report {
        continue
      } else {
        reports.append(.surface(report))
      }
    }
    let progress = progress
    let isPastLight = settings.light.isPassed(at: progress, before: self.isPastLight)
    let isPastStrong = settings.strong.isPassed(at: progress, before: self.isPastStrong)
    if isPastLight != self.isPastLight {
      reports.append(.threshold(.light, isPast: isPastLight))
    }
    if isPastStrong != self.isPastStrong {
      reports.append(.threshold(.strong, isPast: isPastStrong))
    }
    (self.isPastLight, self.isPastStrong) = (isPastLight, isPastStrong)
  }

  private static func checked(_ height: Double?) -> Double? {
    guard let height, height >= 0, height <= greatestHeight else { return nil }
    return height
  }

  private static func checked(_ size: Size) -> Size {
    Size(width: checked(size.width) ?? 0, height: checked(size.height) ?? 0)
  }
}

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

extension TraySettings {
  /// A tray that pages as a reveal does.
  init(_ settings: RevealSettings) {
    self.init(
      springs: TraySprings(settings.spring), rest: settings.rest,
      release: ReleaseRule(
        choice: .paged(settings.paging), dismissal: ReleaseRule.Dismissal(isCandidate: false)))
  }
}
