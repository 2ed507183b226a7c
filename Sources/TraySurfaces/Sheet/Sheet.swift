// SPDX-License-Identifier: MIT

public import TrayDetents

/// A bottom sheet whose callers speak of positions: hidden, tip, half and full.
///
/// It is a tray with one step: heights come from the same resolver, motion from the same springs. What
/// it adds are words. `SheetOptions/nativeSheet`, off by default and read when the sheet is created,
/// makes a modal sheet the system's; a persistent one keeps the floating panel.
///
/// ```swift
/// var sheet = Sheet(content: SheetContent(idealHeight: 900, scroll: list), window: window)
/// sheet.present()
/// sheet.move(to: .full)
/// let frame = sheet.advance(by: 1.0 / 60)
/// ```
public struct Sheet: Sendable {
  /// Whether it is presented over a screen or belongs to it.
  public let style: SheetStyle
  /// How it looks, as the options said when it was created.
  public let look: SheetLook
  /// How the system draws its sheets.
  public let system: SheetSystem
  /// The switches as they were when it was created.
  public let options: SheetOptions
  /// The heights of its positions.
  public private(set) var insets: SheetInsets
  /// What it shows.
  public private(set) var content: SheetContent
  /// The surface beneath.
  public private(set) var tray: Tray
  /// Whether somebody must keep it: from its creation until it is dismissed.
  public private(set) var isAlive = true
  /// Called once each time it has been dismissed.
  public var onDismissed: (@Sendable (DismissalReason) -> Void)?
  /// What happened since `takeReports()` was last called.
  public private(set) var reports: [SheetReport] = []

  private var initial: SheetPosition?
  private var lastPosition = SheetPosition.hidden

  /// Creates a sheet that shows nothing yet; its content counts as loaded from here on.
  ///
  /// - Parameters:
  ///   - style: Whether it is presented over a screen or belongs to it.
  ///   - content: What it shows.
  ///   - insets: The heights of its positions.
  ///   - options: The switches; read here and never again.
  ///   - system: How the system draws its sheets, or nil for the way of the window's version; counts
  ///     in the native look alone.
  ///   - window: The window.
  ///   - onDismissed: Called once each time it has been dismissed.
  public init(
    style: SheetStyle = .modal, content: SheetContent, insets: SheetInsets = SheetInsets(),
    options: SheetOptions = .all, system: SheetSystem? = nil, window: Window,
    onDismissed: (@Sendable (DismissalReason) -> Void)? = nil
  ) {
    self.style = style
    look = style == .modal && options.contains(.nativeSheet) ? .native : .floating
    self.content = content
    self.insets = insets
    self.options = options
    self.system = system ?? SheetSystem(window.system)
    self.onDismissed = onDismissed
    tray = Tray(window: window, settings: TraySettings(sheet: look, options: options))
  }

  /// What it declares to the surface, as it is now.
  public var contract: StepContract {
    let fits = content.scroll == nil
    return switch look {
    case .floating: .floatingSheet(insets, style: style, fits: fits, options: options)
    case .native: .nativeSheet(half: insets.half, fits: fits, system: system, options: options)
    }
  }

  /// Its stops; also before it is presented, since the content is there from the beginning.
  public var resolution: Resolution {
    if tray.phase != .hidden, let resolution = tray.resolution { return resolution }
    let step = step
    return DetentResolver.resolve(
      contract: step.contract, window: tray.window, measure: step.measure)
  }

  /// Where it rests or goes; `hidden` before it is presented and after it is gone.
  public var position: SheetPosition {
    guard tray.phase != .hidden, let id = tray.resolution?.selection.current else {
      return .hidden
    }
    return SheetPosition.of(id) ?? .hidden
  }

  /// The rectangle of the surface and all that goes with it.
  public var frame: TrayFrame { tray.frame }

  // MARK: What callers do

  /// Shows it, at the position that was chosen before, or half.
  public mutating func present(isAnimated: Bool = true) {
    guard tray.phase == .hidden else { return }
    isAlive = true
    tray.handle(.present(step, isAnimated: isAnimated))
    collect()
  }

  /// Moves it to a position, or to the one that stands in for it.
  ///
  /// A sheet without the position goes to the next one: to half without a tip, to full without a half.
  /// `hidden` dismisses a modal sheet, and hides a persistent one. Before it is presented, the position
  /// is where it will open.
  public mutating func move(to position: SheetPosition, isAnimated: Bool = true) {
    guard tray.phase != .hidden else {
      if position != .hidden { initial = position }
      return
    }
    if position == .hidden, style == .modal {
      tray.handle(.dismiss(isAnimated: isAnimated))
    } else if let id = detent(for: position, in: resolution) {
      tray.handle(.select(id, isAnimated: isAnimated))
    }
    collect()
  }

  /// Finds its heights anew, with other content or other heights if there are some.
  ///
  /// It stays at its position and moves from the height that shows.
  public mutating func updateLayout(
    content: SheetContent? = nil, insets: SheetInsets? = nil, isAnimated: Bool = true
  ) {
    let fitted = self.content.scroll == nil
    if let content { self.content = content }
    if let insets { self.insets = insets }
    guard tray.phase != .hidden else { return }
    if insets == nil, fitted == (self.content.scroll == nil), isAnimated {
      // The contract is the same, so a finger may stay where it is.
      if let scroll = step.scrolls.first { tray.handle(.scrolled(scroll)) }
      tray.handle(.measured(measure))
    } else {
      tray.handle(.go(step, isAnimated: isAnimated))
    }
    collect()
  }

  /// Takes in what a finger, the keyboard or the window does.
  ///
  /// `present`, `go` and `measured` have ways of their own here and are ignored.
  public mutating func handle(_ event: TrayEvent) {
    switch event {
    case .present, .go, .measured: return
    case .select, .dismiss, .escape, .dragBegan, .dragMoved, .dragEnded, .dragCancelled,
      .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .tapOnDim, .tapOutside, .adjust,
      .scrolled, .keyboard, .window, .reducedMotion:
      tray.handle(event)
      collect()
    }
  }

  /// Lets time pass, in seconds, and answers what there is to draw then.
  @discardableResult
  public mutating func advance(by time: Double) -> TrayFrame {
    let frame = tray.advance(by: time)
    collect()
    return frame
  }

  /// Hands over what happened, in order, and forgets it.
  public mutating func takeReports() -> [SheetReport] {
    let taken = reports
    reports = []
    return taken
  }

  // MARK: The surface beneath

  private var measure: ContentMeasure {
    ContentMeasure(
      idealHeight: content.idealHeight,
      bottomSection: content.bottomSection.map { ContentMeasure.BottomSection(height: $0) })
  }

  private var step: TrayStep {
    var contract = contract
    if let initial {
      let resolution = DetentResolver.resolve(
        contract: contract, window: tray.window, measure: measure)
      contract.initial = detent(for: initial, in: resolution) ?? contract.initial
    }
    var scroll = content.scroll
    // What has been scrolled stays so.
    if let id = scroll?.id, let offset = tray.scrollOffset(of: id), tray.phase != .hidden {
      scroll?.offset = offset
    }
    return TrayStep(
      "sheet", contract: contract, measure: measure, scrolls: scroll.map { [$0] } ?? [])
  }

  private func detent(for position: SheetPosition, in resolution: Resolution) -> DetentID? {
    position.detents.first { resolution.index(of: $0) != nil }
  }

  /// Turns what the surface reported into what a sheet reports.
  private mutating func collect() {
    let found = tray.reports.isEmpty ? [] : tray.takeReports()
    let now = position
    if now != lastPosition {
      lastPosition = now
      reports.append(.positionChanged(now))
    }
    for report in found {
      guard case .dismissed(let reason) = report else {
        reports.append(.surface(report))
        continue
      }
      isAlive = false
      reports.append(.dismissed(reason))
      onDismissed?(reason)
    }
  }
}

extension TraySettings {
  /// How a sheet of a look feels: FloatingPanel's numbers, or the system's.
  init(sheet look: SheetLook, options: SheetOptions) {
    self.init(release: look == .native ? .apple26 : .floatingPanel)
    scrolling.expandsFirst = options.contains(.expandsBeforeScrolling)
    // Backpack's large corners, in both looks.
    style.cornerRadius = 24
  }
}
