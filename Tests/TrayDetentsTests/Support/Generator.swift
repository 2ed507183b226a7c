// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayTestSupport

/// A seeded source of contracts, windows and measures; the same seed gives the same cases.
struct Generator: RandomNumberGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A plausible window; now and then an odd one.
  mutating func window() -> Window {
    var size = Size(
      width: number(100...1400).rounded(.down), height: number(100...1400).rounded(.down))
    if chance(0.2) { size = Size(width: number(0...900), height: number(0...900)) }
    if chance(0.02) { size.height = pick([0, -5, .nan, .infinity, 1e300]) }
    var window = Window(
      size: size,
      safeAreaInsets: WindowInsets(
        top: pick([0, 20, 24, 59, 62, number(0...80)]), left: pick([0, 0, 59, number(0...90)]),
        bottom: pick([0, 21, 34, number(0...60)]), right: pick([0, 0, 59, 84])),
      scale: pick([1, 2, 3, 1.5, 2.625]),
      horizontalSizeClass: pick(SizeClass.allCases), verticalSizeClass: pick(SizeClass.allCases),
      dynamicTypeSize: pick(DynamicTypeSize.allCases),
      layoutDirection: pick(LayoutDirection.allCases))
    if chance(0.02) { window.safeAreaInsets.top = pick([-1, .nan, .infinity, 1e9]) }
    if chance(0.01) { window.scale = pick([0, -1, .nan, 1e-300, 1e300]) }
    if chance(0.3) {
      window.keyboard = Keyboard(height: number(0...500), in: size)
      if chance(0.1) { window.keyboard?.isConsumedByHost = true }
      if chance(0.1) { window.keyboard?.frame.origin.y = pick([.nan, -1e6, 1e6, 0]) }
    }
    if chance(0.1) {
      window.posture = .partlyFolded
      window.divisions = [
        Rect(x: 0, y: number(0...900), width: size.width, height: number(0...40))
      ]
    }
    return window
  }

  mutating func length() -> Double {
    if chance(0.03) { return pick([-1, .nan, .infinity, -.infinity, 1e308, -0.0]) }
    return chance(0.5) ? number(0...1200).rounded(.down) : number(0...1200)
  }

  mutating func detent(_ index: Int) -> Detent {
    var detent: Detent
    switch Int.random(in: 0..<16, using: &self) {
    case 0: detent = .hug
    case 1: detent = .hug(upTo: length())
    case 2: detent = .medium
    case 3: detent = .large
    case 4: detent = .full
    case 5: detent = .hidden
    case 6: detent = .tip(peek: number(0...100))
    case 7, 8: detent = .height(length())
    case 9, 10: detent = .fraction(chance(0.05) ? length() : number(0...1.2))
    case 11: detent = .contentFraction(number(0...1.5))
    case 12: detent = .insetFromTop(number(0...500))
    case 13:
      let share = number(0...1)
      let isOff = chance(0.2)
      detent = .custom("custom\(index)") { isOff ? nil : $0.maximumDetentValue * share }
    case 14: detent = .smaller("smaller\(index)", .hug, .fraction(number(0...1)))
    default:
      detent = .relative(
        "relative\(index)", to: pick([.hug, .medium, .large]), factor: number(0...1.5))
    }
    if chance(0.15) {
      detent = detent.when(pick([.keyboard, !.keyboard, .vertical(.compact), .screenReader]))
    }
    return chance(0.05) ? detent.programmaticOnly() : detent
  }

  /// The contracts to start from; made once, because they are large values.
  private static let bases = [StepContract.tray, .tray, .tray] + Presets.all.map { $0.contract }

  mutating func contract() -> StepContract {
    var contract = pick(Self.bases)
    contract.detents = (0..<Int.random(in: 0...6, using: &self)).map { detent($0) }
    contract.keyboard = pick(KeyboardPolicy.allCases)
    contract.safeArea = pick(SafeAreaPolicy.allCases)
    contract.rules.contentFit = pick(ResolutionRules.ContentFit.allCases)
    contract.rules.bottomSection = pick(ResolutionRules.SectionCounting.allCases)
    contract.grabber = chance(0.2) ? .reserve(number(0...30)) : .overlay
    if chance(0.2) {
      contract.rules.topGap = pick([
        .window(number(-300...100)), .safeArea(plus: number(-50...50)), .window(.nan),
      ])
    }
    contract.width.placement = pick(WidthPolicy.Placement.allCases)
    if chance(0.15) {
      contract.width.form = pick([.form, .page, FormSize(width: number(0...900))])
    }
    if chance(0.3) { contract.initial = contract.detents.first?.id }
    return contract
  }

  mutating func measure() -> ContentMeasure {
    var measure = ContentMeasure(
      idealHeight: chance(0.05) ? nil : length(), headerHeight: chance(0.3) ? number(0...100) : 0)
    if chance(0.3) {
      measure.bottomSection = ContentMeasure.BottomSection(
        height: number(0...150), includesBottomInset: chance(0.3), isOverlay: chance(0.2))
    }
    if chance(0.2) {
      measure.focusedField = FocusedField(
        frame: Rect(x: 0, y: length(), width: 100, height: length()), scrollOffset: length(),
        margin: length())
    }
    return measure
  }
}

/// One generated question.
struct GeneratedCase {
  var contract: StepContract
  var window: Window
  var measure: ContentMeasure

  init(_ generator: inout Generator) {
    contract = generator.contract()
    window = generator.window()
    measure = generator.measure()
  }

  func resolve(after previous: Selection? = nil) -> Resolution {
    DetentResolver.resolve(
      contract: contract, window: window, measure: measure, after: previous)
  }
}
