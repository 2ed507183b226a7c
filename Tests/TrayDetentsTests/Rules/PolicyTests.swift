// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

/// Each policy of the rules by itself, in a window of 400 × 1000 with insets 60 and 40: at most 900.
@Suite struct PolicyTests {
  private let window = Window(
    size: Size(width: 400, height: 1000), safeAreaInsets: WindowInsets(top: 60, bottom: 40))

  private func resolve(
    _ detents: [Detent], _ measure: ContentMeasure = ContentMeasure(idealHeight: 300),
    _ change: (inout StepContract) -> Void = { _ in }
  ) -> Resolution {
    var contract = StepContract(detents: detents)
    change(&contract)
    return DetentResolver.resolve(contract: contract, window: window, measure: measure)
  }

  // The maximum ends 100 below the top with a gap of 60 + 40, the safe area is 900 high.
  @Test(arguments: [
    (ResolutionRules.FractionBase.maximum, 430.0), (.safeArea, 450), (.window, 500),
  ])
  func `a fraction has the base that the rules name`(
    _ base: ResolutionRules.FractionBase, _ expected: Double
  ) {
    let resolution = resolve([.fraction(0.5)]) {
      $0.rules.topGap = .safeArea(plus: 40)
      $0.rules.fractionBase = base
    }
    #expect(resolution.heights == [expected])
  }

  @Test(arguments: [
    (ResolutionRules.TopGap.statusBar(extra: 10, upTo: 20), 900.0),
    (.statusBar(extra: 10, upTo: 60), 890), (.safeArea(plus: 21), 879), (.window(0), 960),
    (.window(-200), 1160), (.window(-5000), 1960), (.window(5000), 0), (.window(.nan), 900),
  ])
  func `the top gap is what the rules say`(_ gap: ResolutionRules.TopGap, _ expected: Double) {
    #expect(resolve([.large]) { $0.rules.topGap = gap }.maximum == expected)
  }

  @Test(arguments: [
    (Detent.hug(upTo: 200), 200.0), (.hug(upTo: 400), 300), (.hug(upToFraction: 0.25), 225),
    (.hug(upToFraction: 0.5), 300),
  ])
  func `a hugging height has a cap in points or as a fraction`(
    _ detent: Detent, _ expected: Double
  ) {
    #expect(resolve([detent]).heights == [expected])
  }

  @Test(arguments: [
    (ResolutionRules.Unmeasured.drop, [900.0]), (.maximum, [900]), (.height(150), [150, 900]),
  ])
  func `unmeasured content is left out, takes all, or takes so many points`(
    _ rule: ResolutionRules.Unmeasured, _ expected: [Double]
  ) {
    let resolution = resolve([.hug, .large], .unmeasured) { $0.rules.unmeasured = rule }
    #expect(resolution.heights == expected)
    #expect(resolution.issues.contains(.contentIsUnmeasured) == (rule == .drop))
  }

  @Test(arguments: [(ResolutionRules.FirstSelection.smallest, 300.0), (.largest, 700)])
  func `the first stop is the smallest or the largest that shows`(
    _ rule: ResolutionRules.FirstSelection, _ expected: Double
  ) {
    let detents: [Detent] = [.hidden, .height(300), .height(700), .large.programmaticOnly()]
    let resolution = resolve(detents) { $0.rules.firstSelection = rule }
    #expect(resolution.selectedStop.contentHeight == expected)
  }

  @Test(arguments: [(GrabberPolicy.overlay, 340.0), (.reserve(24), 364), (.reserve(-5), 340)])
  func `a reserved grabber adds its height to the surface`(
    _ grabber: GrabberPolicy, _ expected: Double
  ) {
    let stop = resolve([.hug]) { $0.grabber = grabber }.selectedStop
    #expect(stop.contentHeight == 300)
    #expect(stop.surfaceHeight == expected)
  }

  // Content 300, section 70, inset 40. Inside, a hug holds both, and a fixed height gives way.
  @Test(arguments: [
    (ResolutionRules.SectionCounting.added, [200.0, 300], [310.0, 410]),
    (.inside, [130, 300], [240, 410]), (.overlay, [200, 370], [240, 410]),
  ])
  func `a bottom section lies below the height asked for, or inside`(
    _ counting: ResolutionRules.SectionCounting, _ content: [Double], _ surface: [Double]
  ) {
    let measure = ContentMeasure(
      idealHeight: 300, bottomSection: ContentMeasure.BottomSection(height: 70))
    let resolution = resolve([.height(200), .hug], measure) {
      $0.rules.bottomSection = counting
    }
    #expect(resolution.heights == content)
    #expect(resolution.stops.map { $0.surfaceHeight } == surface)
  }

  @Test(arguments: [(SafeAreaPolicy.outside, 240.0, 40.0), (.inside, 200, 40)])
  func `the bottom inset is the surface's or the content's`(
    _ policy: SafeAreaPolicy, _ surface: Double, _ inset: Double
  ) {
    let stop = resolve([.height(200)]) { $0.safeArea = policy }.selectedStop
    #expect(stop.surfaceHeight == surface)
    #expect(stop.scrollInset == inset)
  }

  // Content of 300 that becomes 300.4 and 300.7; a height that counts is rounded up.
  @Test(arguments: [(0.0, 301.0, 301.0), (0.5, 300, 301), (1, 300, 300)])
  func `changes within the dead band move nothing`(
    _ pixels: Double, _ small: Double, _ greater: Double
  ) {
    let first = resolve([.hug]) { $0.rules.deadBandPixels = pixels }
    for (ideal, expected) in [(300.4, small), (300.7, greater)] {
      var contract = StepContract(detents: [.hug])
      contract.rules.deadBandPixels = pixels
      let next = DetentResolver.resolve(
        contract: contract, window: window, measure: ContentMeasure(idealHeight: ideal),
        after: first.selection)
      #expect(next.heights == [expected])
    }
  }

  @Test(arguments: [
    (OutsideTouches.block, 0.4, false), (.pass, 0.4, true), (.passWhereUndimmed, 0.4, false),
    (.block, 0, false), (.pass, 0, true), (.passWhereUndimmed, 0, true),
  ])
  func `touches pass by a rule of their own, whatever the dim`(
    _ outside: OutsideTouches, _ dim: Double, _ expected: Bool
  ) {
    let stop = resolve([.hug]) {
      $0.outside = outside
      $0.dim = DimPolicy(dim)
    }.selectedStop
    #expect(stop.passesTouches == expected)
    #expect(stop.dim == dim)
  }

  @Test func `an edge-attached surface fills what the side insets leave`() {
    var wide = Phones.plain(1200, 800)
    wide.safeAreaInsets = WindowInsets(left: 84, right: 20)
    let contract = StepContract(detents: [.large], width: .edgeAttached)
    let resolver = DetentResolver(contract: contract, window: wide)
    #expect(resolver.surfaceX == 84)
    #expect(resolver.surfaceWidth == 1096)
  }
}

/// Each condition and each thing a closure may look at, by itself.
@Suite struct DetentContextTests {
  private static let window = Window(
    size: Size(width: 400, height: 1000), safeAreaInsets: WindowInsets(top: 60, bottom: 40))

  private static func changed(_ change: (inout Window) -> Void) -> Window {
    var window = window
    change(&window)
    return window
  }

  @Test(arguments: [
    (DetentCondition.keyboard, window.withKeyboard(300)),
    (.horizontal(.regular), changed { $0.horizontalSizeClass = .regular }),
    (.vertical(.compact), changed { $0.verticalSizeClass = .compact }),
    (.posture(.partlyFolded), changed { $0.posture = .partlyFolded }),
    (.screenReader, changed { $0.isScreenReaderOn = true }),
    (.textSizeAtLeast(.xLarge), changed { $0.dynamicTypeSize = .xLarge }),
  ])
  func `a detent exists only while its condition holds`(
    _ condition: DetentCondition, _ holding: Window
  ) {
    let detents: [Detent] = [.height(100), .height(200).when(condition)]
    #expect(resolve(detents, in: Self.window).heights == [100])
    #expect(resolve(detents, in: holding).heights == [100, 200])
    let opposite: [Detent] = [.height(100), .height(200).when(!condition)]
    #expect(resolve(opposite, in: holding).heights == [100])
  }

  @Test func `a closure sees width, traits, header and section`() {
    let window = Self.changed {
      $0.horizontalSizeClass = .regular
      $0.dynamicTypeSize = .accessibility2
      $0.layoutDirection = .rightToLeft
      $0.isScreenReaderOn = true
    }
    let measure = ContentMeasure(
      idealHeight: 300, headerHeight: 50,
      bottomSection: ContentMeasure.BottomSection(height: 70))
    let detent = Detent.custom("all") { context in
      let traits =
        context.horizontalSizeClass == .regular && context.verticalSizeClass == .regular
        && context.dynamicTypeSize == .accessibility2 && context.layoutDirection == .rightToLeft
        && context.posture == .flat && context.isScreenReaderOn && !context.isKeyboardUp
      guard traits, context.regionInsets.top == 60, context.regionSize.height == 1000 else {
        return nil
      }
      return context.surfaceWidth + context.headerHeight + context.bottomSectionHeight
    }
    let resolution = DetentResolver.resolve(
      contract: StepContract(detents: [detent]), window: window, measure: measure)
    // 400 wide, a header of 50, a section of 70.
    #expect(resolution.heights == [520])
  }
}
