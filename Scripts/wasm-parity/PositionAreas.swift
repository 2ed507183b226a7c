// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces

// MARK: Sheets

private func content(_ source: inout Source) -> SheetContent {
  SheetContent(
    idealHeight: source.number(40, 1500),
    bottomSection: source.below(2) == 0 ? source.number(20, 90) : nil,
    scroll: source.below(3) == 0 ? nil : TrayScroll(id: 1, range: source.number(0, 900)))
}

private func insets(_ source: inout Source) -> SheetInsets {
  SheetInsets(
    tip: source.number(40, 200), half: source.number(200, 900), full: source.number(0, 80))
}

func sheet(_ source: inout Source, _ digest: inout Digest) {
  var sheet = Sheet(
    style: source.below(3) == 0 ? .persistent : .modal, content: content(&source),
    insets: insets(&source), options: source.below(2) == 0 ? [.all, .nativeSheet] : .all,
    system: source.below(3) == 0 ? .edgeAttached : .cards, window: window(&source))
  sheet.present()
  var clock = 0.0
  for _ in 0..<24 {
    act(on: &sheet, &source, clock)
    for _ in 0..<source.below(6) {
      let time = source.number(0, 0.03)
      clock += time
      digest.add(sheet.advance(by: time))
    }
    digest.add(Int(sheet.position.rawValue))
  }
  digest.add(sheet.advance(by: .infinity))
  digest.add(sheet.takeReports().count)
}

private func act(on sheet: inout Sheet, _ source: inout Source, _ clock: Double) {
  switch source.below(10) {
  case 0, 1: sheet.handle(.dragBegan(scroll: source.below(2) == 0 ? 1 : nil, time: clock))
  case 2, 3, 4: sheet.handle(.dragMoved(by: source.number(-90, 90), time: clock))
  case 5: sheet.handle(.dragEnded(velocity: source.number(-3000, 3000), time: clock))
  case 6: sheet.move(to: SheetPosition.allCases[source.below(4)])
  case 7: sheet.handle(.window(window(&source)))
  case 8: sheet.updateLayout(content: content(&source))
  default:
    sheet.updateLayout(insets: insets(&source))
    sheet.present()
  }
}

// MARK: Reveals

func reveal(_ source: inout Source, _ digest: inout Digest) {
  var reveal = Reveal(
    viewport: Size(width: source.number(300, 900), height: source.number(300, 900)),
    secondaryHeight: source.number(0, 1500), scale: [1, 2, 3][source.below(3)],
    settings: RevealSettings(spring: spring(&source)))
  var clock = 0.0
  for _ in 0..<24 {
    act(on: &reveal, &source, clock)
    for _ in 0..<source.below(6) {
      let time = source.number(0, 0.03)
      clock += time
      digest.add(reveal.advance(by: time))
    }
  }
  digest.add(reveal.advance(by: .infinity))
  digest.add(reveal.takeReports().count)
}

private func act(on reveal: inout Reveal, _ source: inout Source, _ clock: Double) {
  switch source.below(10) {
  case 0, 1: reveal.handle(.dragBegan(time: clock))
  case 2, 3, 4: reveal.handle(.dragMoved(by: source.number(-150, 150), time: clock))
  case 5: reveal.handle(.dragEnded(velocity: source.number(-3000, 3000), time: clock))
  case 6: reveal.snapToOther()
  case 7: reveal.measure(secondaryHeight: source.number(0, 1500))
  case 8:
    reveal.resize(
      to: Size(width: source.number(300, 900), height: source.number(300, 900)))
  default: reveal.lock(source.below(2) == 0)
  }
}

extension Digest {
  fileprivate mutating func add(_ frame: RevealFrame) {
    add(Int(frame.phase.rawValue))
    add(frame.offset)
    add(frame.velocity)
    add(frame.progress)
    add(frame.affordance.opacity)
    add(frame.affordance.blur)
    add(frame.affordance.turn)
    add(frame.primary.opacity)
    add(frame.primary.blur)
    add(frame.primary.scale)
    add(frame.secondaryOpacity)
    add(frame.toolbarOpacity)
  }
}
