// SPDX-License-Identifier: MIT

public import TrayKit

/// The surface on which a script plays.
public enum SimulatedSurface: Hashable, Sendable {
  /// The tray, with the heights that the steps declare.
  case tray
  /// A sheet with positions, whose content is the step that is presented.
  case sheet(native: Bool, ComparedLook.Settings)
  /// A screen that is paged by scrolling, of two steps: what shows first, and what lies behind it.
  case reveal(primary: String, secondary: String)
}

extension SimulatedSurface {
  /// Resolves a step with the contract that counts on the surface.
  func resolve(
    _ step: Step, in window: Window, locale: LocaleFacts, by resolver: Resolver
  ) -> ResolvedStep {
    let own = resolver.resolve(step, in: window, locale: locale)
    guard case .sheet(let isNative, let settings) = self else { return own }
    var step = step
    let look: ComparedLook = isNative ? .native : .floating
    step.override = look.contract(settings, fits: SheetContent(own).scroll == nil, in: window)
    return resolver.resolve(step, in: window, locale: locale)
  }
}

/// Something that a surface told while a script played.
public enum SimulatedReport: Hashable, Sendable {
  /// A tray told it, also one beneath another surface.
  case tray(TrayReport)
  /// A sheet told it.
  case sheet(SheetReport)
  /// A reveal told it.
  case reveal(RevealReport)
}

/// A surface that a script drives.
enum DrivenSurface {
  case tray(Tray)
  case sheet(Sheet)
  case reveal(Reveal)

  /// The tray that it is, or that lies beneath.
  var tray: Tray {
    switch self {
    case .tray(let tray): tray
    case .sheet(let sheet): sheet.tray
    case .reveal(let reveal): reveal.tray
    }
  }

  /// How far a reveal is; nil for other surfaces.
  var progress: Double? {
    if case .reveal(let reveal) = self { reveal.progress } else { nil }
  }

  /// Where a sheet rests or goes; nil for other surfaces.
  var position: SheetPosition? {
    if case .sheet(let sheet) = self { sheet.position } else { nil }
  }

  /// The section of a reveal that counts; nil for other surfaces.
  var section: RevealSection? {
    if case .reveal(let reveal) = self { reveal.frame.activeSection } else { nil }
  }

  mutating func advance(by time: Double) {
    switch self {
    case .tray(var tray):
      tray.advance(by: time)
      self = .tray(tray)
    case .sheet(var sheet):
      sheet.advance(by: time)
      self = .sheet(sheet)
    case .reveal(var reveal):
      reveal.advance(by: time)
      self = .reveal(reveal)
    }
  }

  mutating func handle(_ event: TrayEvent) {
    switch self {
    case .tray(var tray):
      tray.handle(event)
      self = .tray(tray)
    case .sheet(var sheet):
      sheet.handle(event)
      self = .sheet(sheet)
    case .reveal(var reveal):
      reveal.handle(event)
      self = .reveal(reveal)
    }
  }

  /// Goes to a detent of a tray, a position of a sheet, or a section of a reveal.
  mutating func select(_ id: DetentID) {
    if case .sheet(var sheet) = self, let position = SheetPosition.of(id) {
      sheet.move(to: position)
      self = .sheet(sheet)
    } else {
      handle(.select(id))
    }
  }

  mutating func takeReports() -> [SimulatedReport] {
    switch self {
    case .tray(var tray):
      let reports = tray.takeReports()
      self = .tray(tray)
      return reports.map { .tray($0) }
    case .sheet(var sheet):
      let reports = sheet.takeReports()
      self = .sheet(sheet)
      return reports.map { if case .surface(let report) = $0 { .tray(report) } else { .sheet($0) } }
    case .reveal(var reveal):
      let reports = reveal.takeReports()
      self = .reveal(reveal)
      return reports.map {
        if case .surface(let report) = $0 { .tray(report) } else { .reveal($0) }
      }
    }
  }
}
