// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces

func releases(_ source: inout Source, _ digest: inout Digest) {
  let rules: [ReleaseRule] = [
    .tray, .apple26, .floatingPanel, .floatingPanelProjecting, .panModal, .gorhom, .vaul,
    .softwareMansion, .material, .compose, .flutter, .smoothSheets, .zaschka, .overlayContainer,
    .fittedSheets, .reactSpring, .reactModalSheet, .wave, .sheetPresentation,
    .smoothSheetsStepless,
  ]
  let low = source.number(50, 400)
  let stops = [low, low + source.number(20, 200), low + source.number(220, 500)]
  let release = Release(
    height: source.number(-50, 950), velocity: source.number(-4000, 4000),
    movement: source.number(-400, 400), anchor: source.below(3),
    isDismissible: source.below(2) == 0, windowHeight: source.number(300, 1000))
  for rule in rules {
    switch rule.target(of: release, among: stops) {
    case .stop(let place): digest.add(place)
    case .height(let height): digest.add(height)
    case .dismissed: digest.add(-1)
    }
  }
}

// MARK: Detents

func window(_ source: inout Source) -> Window {
  let size = Size(width: source.number(280, 1100), height: source.number(280, 1100))
  var window = Window(
    size: size,
    safeAreaInsets: WindowInsets(
      top: source.number(0, 60), left: source.number(0, 60), bottom: source.number(0, 40),
      right: source.number(0, 60)),
    scale: [1, 2, 3][source.below(3)])
  if source.below(3) == 0 {
    window.keyboard = Keyboard(height: source.number(100, 400), in: size)
  }
  return window
}

private func contract(_ source: inout Source) -> StepContract {
  let presets: [StepContract] = [
    .tray, .apple26, .backpackFloating, .backpackNative, .floatingPanel, .panModal, .material,
    .compose, .flutter, .gorhom, .vaul, .trueSheet, .smoothSheets, .overlayContainer,
  ]
  var contract = presets[source.below(presets.count)]
  let names = ["tall", "a name of more than fifteen letters", "größer"]
  let kinds: [Detent] = [
    .hug, .medium, .large, .full, .hug(upTo: source.number(100, 700)),
    .height(source.number(20, 900)), .fraction(source.number(0, 1.2)),
    .contentFraction(source.number(0, 1.2)), .insetFromTop(source.number(0, 300)),
    .tip(peek: source.number(20, 100)), .height(source.number(20, 900)).id(names[source.below(3)]),
    .large.when(.keyboard), .height(source.number(20, 900)).programmaticOnly(),
  ]
  contract.detents = (0...source.below(4)).map { _ in kinds[source.below(kinds.count)] }
  contract.initial = contract.detents[0].id
  contract.dim = DimPolicy(
    source.number(0, 0.6), levels: [.init(contract.detents[0].id, source.number(0, 0.6))])
  contract.surface = source.below(3) == 0 ? .persistent : .presented
  contract.keyboard = KeyboardPolicy.allCases[source.below(KeyboardPolicy.allCases.count)]
  return contract
}

private func measure(_ source: inout Source) -> ContentMeasure {
  ContentMeasure(idealHeight: source.number(40, 1200), headerHeight: source.number(0, 60))
}

func detents(_ source: inout Source, _ digest: inout Digest) {
  let (contract, measure) = (contract(&source), measure(&source))
  var selection: Selection?
  for _ in 0..<2 {
    let resolution = DetentResolver.resolve(
      contract: contract, window: window(&source), measure: measure, after: selection)
    selection = resolution.selection
    digest.add(resolution.maximum)
    digest.add(resolution.surfaceWidth)
    digest.add(resolution.selectedIndex)
    digest.add(resolution.issues.count)
    for stop in resolution.stops {
      digest.add(stop.contentHeight)
      digest.add(stop.surfaceHeight)
      digest.add(stop.scrollRange)
      digest.add(stop.dim)
      digest.add(stop.frame)
    }
    let height = source.number(-50, 1200)
    digest.add(resolution.dim(atSurfaceHeight: height))
    digest.add(resolution.surfaceFrame(atSurfaceHeight: height))
  }
}

// MARK: The tray

func tray(_ source: inout Source, _ digest: inout Digest) {
  var settings = TraySettings()
  settings.springs = TraySprings(spring(&source))
  settings.release = [.tray, .tray, .smoothSheetsStepless][source.below(3)]
  settings.resistance =
    [.rubberBand(), .rubberBand(), .none, .friction()][source.below(4)]
  var tray = Tray(window: window(&source), settings: settings)
  let steps = ["first", "a step with a long name", "dritter, größer"].map { id in
    TrayStep(
      id, contract: contract(&source), measure: measure(&source),
      scrolls: [TrayScroll(id: 1, range: source.number(0, 900), offset: source.number(0, 200))])
  }
  tray.handle(.present(steps[0]))
  var clock = 0.0
  for _ in 0..<24 {
    tray.handle(event(&source, steps, clock))
    for _ in 0..<source.below(8) {
      let time = source.number(0, 0.03)
      clock += time
      digest.add(tray.advance(by: time))
    }
    digest.add(tray.timeToRest)
  }
  digest.add(tray.advance(by: .infinity))
  digest.add(tray.takeReports().count)
}

private func event(
  _ source: inout Source, _ steps: [TrayStep], _ clock: Double
) -> TrayEvent {
  switch source.below(14) {
  case 0, 1: .dragBegan(scroll: source.below(2) == 0 ? 1 : nil, time: clock)
  case 2, 3, 4, 5: .dragMoved(by: source.number(-90, 90), time: clock)
  case 6: .dragEnded(velocity: source.below(2) == 0 ? source.number(-3000, 3000) : nil, time: clock)
  case 7: .go(steps[source.below(3)])
  case 8: .present(steps[source.below(3)])
  case 9: .window(window(&source))
  case 10: .measured(measure(&source))
  case 11: .adjust(TrayEvent.Adjustment.allCases[source.below(3)])
  case 12: .select(steps[source.below(3)].contract.detents[0].id)
  default: source.below(4) == 0 ? .dismiss() : .reducedMotion(source.below(2) == 0)
  }
}

extension Digest {
  fileprivate mutating func add(_ rect: Rect) {
    add(rect.minX)
    add(rect.minY)
    add(rect.width)
    add(rect.height)
  }

  mutating func add(_ frame: TrayFrame) {
    add(Int(frame.phase.rawValue))
    add(frame.visibleHeight)
    add(frame.velocity)
    add(frame.laidOutHeight)
    add(frame.hit.surface)
    add(frame.dim)
    add(frame.opacity)
    add(frame.incoming.blur)
    for element in frame.outgoing {
      add(element.step.utf8.count)
      add(element.layer.opacity)
    }
    add(frame.cornerRadius)
    add(frame.stopIndex)
    add(Int(frame.hit.outside.rawValue))
    add(frame.scrollOffset)
  }
}
