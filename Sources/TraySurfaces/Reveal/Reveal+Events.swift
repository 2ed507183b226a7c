// SPDX-License-Identifier: MIT

public import TrayGeometry

extension Reveal {
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
    case .present, .go, .dismiss, .escape, .touchBegan, .touchMoved, .touchEnded, .touchCancelled,
      .tapOnDim, .tapOutside, .scrolled, .keyboard, .window, .measured:
      return
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

  /// The secondary section was measured; a change of half a pixel or less is none.
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
}
