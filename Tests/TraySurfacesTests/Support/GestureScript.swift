// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces

/// Timed events for a tray, chosen at random but the same for the same seed.
struct GestureScript {
  var settings = TraySettings()
  var window = Trays.window()
  var events: [(time: Double, event: TrayEvent)] = []
  private var generator: SeededGenerator
  private var clock = 0.0
  private var steps: [TrayStep] = []

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    let spring = Spring(
      response: generator.uniform(0.15...0.6), dampingRatio: generator.uniform(0.6...1.2))
    settings.springs = TraySprings(spring)
    if generator.below(3) == 0 {
      settings.springs.height = Spring(response: generator.uniform(0.15...0.6), dampingRatio: 1)
    }
    let rules: [ReleaseRule] = [
      .tray, .tray, .apple26, .floatingPanel, .compose, .gorhom, .vaul, .smoothSheetsStepless,
    ]
    settings.release = rules[generator.below(rules.count)]
    let resistances: [EndResistance] = [.rubberBand(), .rubberBand(), .none, .rigid, .friction()]
    settings.resistance = resistances[generator.below(resistances.count)]
    if generator.below(4) == 0 { settings.scrollResistance = .rigid }
    settings.scrolling.expandsFirst = generator.below(4) != 0
    settings.scrolling.downwards = ScrollRules.Downwards.allCases[max(generator.below(6) - 3, 0)]
    if generator.below(4) == 0 { settings.touch.slop = generator.uniform(0...20) }
    steps = (0..<3).map { step(named: "step \($0)") }
    addEvents()
  }

  /// Events for a surface with settings and steps of its own.
  init(
    seed: UInt64, settings: TraySettings,
    step: (_ id: String, _ generator: inout SeededGenerator) -> TrayStep
  ) {
    generator = SeededGenerator(state: seed)
    self.settings = settings
    for number in 0..<3 { steps.append(step("step \(number)", &generator)) }
    addEvents()
  }

  /// Whether a release may end between two stops.
  var restsAnywhere: Bool { settings.release.choice == .anywhere }

  private mutating func addEvents() {
    add(.present(steps[0], isAnimated: generator.below(4) != 0), after: 0)
    while clock < 0.9 { addSomething() }
  }

  private mutating func step(named id: String) -> TrayStep {
    let heights = (0...generator.below(3)).map { _ in (generator.uniform(80...820)).rounded() }
    var contract = Trays.contract(
      heights, dims: heights.map { _ in generator.uniform(0...0.6) },
      surface: generator.below(3) == 0 ? .persistent : .presented)
    if generator.below(3) == 0 { contract.detents.append(.hug) }
    if generator.below(4) == 0 { contract.keyboard = .lift }
    if generator.below(4) == 0 { contract.width = .readable(generator.uniform(200...380)) }
    if generator.below(5) == 0 { contract.dismissal.vetoed = .all }
    if generator.below(6) == 0 { contract.detents[0].isProgrammaticOnly = true }
    if generator.below(6) == 0 { contract.detents.append(.hidden) }
    if generator.below(5) == 0 {
      contract.rules.topGap = .window(generator.uniform(-200...80).rounded())
    }
    if generator.below(5) == 0 { contract.rules.beyondLargest = .lift }
    if generator.below(5) == 0 { contract.rules.contentLayout = .keepLargest }
    if generator.below(5) == 0 { contract.tapOnDim = .collapse }
    if generator.below(6) == 0 { contract.rules.card = FloatingCard() }
    if generator.below(6) == 0 { contract.grabber = .reserve(24) }
    if generator.below(6) == 0 { contract.safeArea = .outside }
    if generator.below(6) == 0 { contract.keyboard = .largest }
    return TrayStep(
      id, contract: contract,
      measure: anyMeasure(),
      dragsByHandleOnly: generator.below(8) == 0,
      noDragZones: generator.below(4) == 0 ? [anyZone()] : [],
      scrolls: (1...Self.scrollCount).map { anyScroll($0) })
  }

  private static let scrollCount = 2

  private mutating func anyZone() -> Rect {
    Rect(
      x: generator.uniform(0...300), y: generator.uniform(0...300),
      width: generator.uniform(0...200), height: generator.uniform(0...200))
  }

  private mutating func anyScroll(_ id: Int) -> TrayScroll {
    TrayScroll(id: id, range: generator.uniform(0...900), offset: generator.uniform(0...200))
  }

  /// A view that scrolls, or none.
  private mutating func anyScrollID() -> Int? {
    let id = generator.below(2 * Self.scrollCount) + 1
    return id > Self.scrollCount ? nil : id
  }

  private mutating func add(_ event: TrayEvent, after pause: Double) {
    clock += pause
    events.append((clock, event))
  }

  private mutating func addSomething() {
    let pause = generator.uniform(0.01...0.25)
    switch generator.below(16) {
    case 0...5: addDrag(after: pause)
    case 6: add(.go(steps[generator.below(3)]), after: pause)
    case 7: add(.select(anyDetent()), after: pause)
    case 8: add(.keyboard(generator.below(2) == 0 ? nil : anyKeyboard()), after: pause)
    case 9: add(.measured(anyMeasure()), after: pause)
    case 10: add(.adjust(TrayEvent.Adjustment.allCases[generator.below(3)]), after: pause)
    case 11:
      let events: [TrayEvent] = [
        .tapOnDim, .tapOutside, .escape, .dismiss(), .present(steps[generator.below(3)]),
      ]
      add(events[generator.below(events.count)], after: pause)
    case 12, 13: addTouch(after: pause)
    case 14:
      let id = generator.below(Self.scrollCount) + 1
      add(.scrolled(anyScroll(id)), after: pause)
    default:
      if generator.below(3) == 0 {
        add(.reducedMotion(generator.below(2) == 0), after: pause)
      } else {
        changeWindow()
        add(.window(window), after: pause)
      }
    }
  }

  /// Another size, sometimes in two halves.
  private mutating func changeWindow() {
    window.size = Size(
      width: generator.uniform(300...900).rounded(),
      height: generator.uniform(400...900).rounded())
    window.safeAreaInsets = WindowInsets(
      top: generator.uniform(0...60).rounded(), bottom: generator.uniform(0...40).rounded())
    window.scale = Double(generator.below(3) + 1)
    window.posture = generator.below(4) == 0 ? .partlyFolded : .flat
    let (middle, isFlat) = (
      generator.uniform(100...300).rounded(), generator.below(2) == 0
    )
    window.divisions = [
      isFlat
        ? Rect(x: 0, y: middle, width: window.size.width, height: 20)
        : Rect(x: middle, y: 0, width: 20, height: window.size.height)
    ]
  }

  /// Something that changes around a finger.
  private mutating func anyChange() -> TrayEvent {
    switch generator.below(5) {
    case 0:
      changeWindow()
      return .window(window)
    case 1: return .keyboard(generator.below(2) == 0 ? nil : anyKeyboard())
    case 2: return .measured(anyMeasure())
    case 3: return .select(anyDetent())
    default: return .go(steps[generator.below(3)])
    }
  }

  private mutating func anyKeyboard() -> Keyboard {
    Keyboard(height: generator.uniform(100...350).rounded(), in: window.size)
  }

  private mutating func anyMeasure() -> ContentMeasure {
    ContentMeasure(
      idealHeight: generator.uniform(100...700).rounded(),
      bottomSection: generator.below(6) == 0 ? ContentMeasure.BottomSection(height: 60) : nil)
  }

  private mutating func anyDetent() -> DetentID {
    let detents = steps[generator.below(3)].contract.detents
    return detents[generator.below(detents.count)].id
  }

  /// A finger anywhere in the window: a tap, or a drag once it has crossed the slop.
  private mutating func addTouch(after pause: Double) {
    var point = Point(x: generator.uniform(0...400), y: generator.uniform(0...850))
    let scroll = generator.below(2) == 0 ? anyScrollID() : nil
    add(.touchBegan(point, scroll: scroll, time: clock + pause), after: pause)
    for _ in 0..<generator.below(8) {
      let wait = generator.uniform(0.002...0.03)
      point.x += generator.uniform(-10...10)
      point.y += generator.uniform(-60...60)
      add(.touchMoved(point, time: clock + wait), after: wait)
    }
    let wait = generator.uniform(0.001...0.06)
    add(generator.below(8) == 0 ? .touchCancelled : .touchEnded(time: clock + wait), after: wait)
  }

  private mutating func addDrag(after pause: Double) {
    add(.dragBegan(scroll: anyScrollID(), time: clock + pause), after: pause)
    for _ in 0...generator.below(6) {
      let wait = generator.uniform(0.002...0.03)
      add(.dragMoved(by: generator.uniform(-120...120), time: clock + wait), after: wait)
      if generator.below(8) == 0 { add(anyChange(), after: 0.001) }
    }
    let wait = generator.uniform(0.001...0.06)
    let velocity = generator.below(3) == 0 ? generator.uniform(-4000...4000) : nil
    add(.dragEnded(velocity: velocity, time: clock + wait), after: wait)
  }
}
