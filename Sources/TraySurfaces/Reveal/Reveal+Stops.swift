// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry

// The surface beneath: a tray whose stops are where pages begin.
extension Reveal {
  /// The most pages of a long secondary section that are stops of their own.
  private static let greatestPageCount = 64
  /// Heights above this count as not measured, in points.
  private static let greatestHeight = 1e6

  static let primary = DetentID.named("primary")
  static let secondary = DetentID.named("secondary")

  /// Changes what the stops depend on; room is made before it is needed and taken after.
  mutating func change(isAnimated: Bool, _ change: (inout Reveal) -> Void) {
    let before = window.size.height
    change(&self)
    if window.size.height > before { tray.handle(.window(window)) }
    tray.handle(.go(step, isAnimated: isAnimated))
    tray.handle(.window(window))
    collect()
  }

  /// A window as high as the offset can become: in whole pixels, and none of the section is left out.
  var window: Window {
    var window = Window(size: viewport, scale: scale)
    window.size.height = window.pixelGrid.roundUp(max(viewport.height, secondaryHeight ?? 0))
    return window
  }

  var step: TrayStep {
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

  mutating func collect() {
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

  static func checked(_ height: Double?) -> Double? {
    guard let height, height >= 0, height <= greatestHeight else { return nil }
    return height
  }

  static func checked(_ size: Size) -> Size {
    Size(width: checked(size.width) ?? 0, height: checked(size.height) ?? 0)
  }
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
