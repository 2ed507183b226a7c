// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TraySurfaces
import Testing
import TrayTestSupport

/// A rest that a release chose between two stops: the content stays as high as it was left.
@Suite struct RestBetweenStopsTests {
  private static let size = Size(width: 390, height: 844)
  private static let landscape = Window(
    size: Size(width: 844, height: 300), verticalSizeClass: .compact)

  /// A persistent tray, left at a height above its lowest stop of 100 points.
  private static func left(
    at height: Double, _ contract: StepContract, window: Window = Trays.window(),
    dismissal: ReleaseRule.Dismissal = ReleaseRule.Dismissal(isCandidate: false)
  ) -> Tray {
    let rule = ReleaseRule(lookAhead: .here, choice: .anywhere, dismissal: dismissal)
    var tray = Tray(window: window, settings: TraySettings(release: rule))
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.drag(by: height - tray.frame.visibleHeight)
    tray.run()
    _ = tray.takeReports()
    return tray
  }

  private static func contract(_ heights: [Double] = [100, 700]) -> StepContract {
    Trays.contract(heights, surface: .persistent)
  }

  private static func height(of tray: Tray, after events: TrayEvent...) -> Double {
    var tray = tray
    for event in events {
      tray.handle(event)
      tray.run()
    }
    return tray.frame.visibleHeight
  }

  // MARK: Surroundings

  /// 400 and 300 points of keyboard, though the tallest stop has room for 144 of them alone.
  @Test(arguments: [KeyboardPolicy.grow, .lift])
  func `a keyboard moves it by its own height as far as there is room`(policy: KeyboardPolicy) {
    var contract = Self.contract()
    contract.keyboard = policy
    var tray = Self.left(at: 400, contract)
    let top = tray.frame.position
    tray.handle(.keyboard(Keyboard(height: 300, in: Self.size)))
    tray.run()
    #expect(tray.frame.position == top - 300)
    tray.handle(.keyboard(Keyboard(height: 500, in: Self.size)))
    tray.run()
    #expect(tray.frame.position == 0)
    tray.handle(.keyboard(nil))
    tray.run()
    #expect(tray.frame.position == top)
  }

  @Test(arguments: [KeyboardPolicy.largest, .fill])
  func `a keyboard that sends it elsewhere gives it back`(policy: KeyboardPolicy) {
    var contract = Self.contract()
    contract.keyboard = policy
    let tray = Self.left(at: 300, contract)
    let keyboard = TrayEvent.keyboard(Keyboard(height: 100, in: Self.size))
    #expect(Self.height(of: tray, after: keyboard) >= 800)
    #expect(Self.height(of: tray, after: keyboard, .keyboard(nil)) == 300)
  }

  @Test func `a step that is left while the keyboard is up is found where it was`() {
    var contract = Self.contract()
    contract.keyboard = .largest
    let tray = Self.left(at: 300, contract)
    let height = Self.height(
      of: tray, after: .keyboard(Keyboard(height: 100, in: Self.size)),
      .go(TrayStep("b", contract: Self.contract([200]))), .keyboard(nil),
      .go(TrayStep("a", contract: contract)))
    #expect(height == 300)
  }

  @Test func `a window too low for it gives it back as well`() {
    let tray = Self.left(at: 400, Self.contract())
    #expect(Self.height(of: tray, after: .window(Self.landscape)) == 300)
    #expect(
      Self.height(of: tray, after: .window(Self.landscape), .window(Trays.window())) == 400)
  }

  @Test func `a window that takes the stop beside it away leaves it alone`() {
    var contract = Self.contract([100])
    contract.detents += [.medium, .large]
    // Medium is 472: 0.56 of 844, floored; it is off in a window of compact height.
    let tray = Self.left(at: 450, contract)
    #expect(tray.selectedStop?.contains(.medium) == true)
    var compact = Trays.window(height: 500)
    compact.verticalSizeClass = .compact
    #expect(Self.height(of: tray, after: .window(compact)) == 450)
    #expect(Self.height(of: tray, after: .window(compact), .window(Trays.window())) == 450)
  }

  // MARK: Stops that come and go

  @Test func `a stop that comes between leaves it alone`() {
    var contract = Self.contract()
    contract.detents.append(.hug)
    var tray = Self.left(at: 400, contract)
    #expect(tray.selectedStop?.contains(.height(100)) == true)
    tray.handle(.measured(ContentMeasure(idealHeight: 350)))
    tray.run()
    #expect(tray.frame.visibleHeight == 400)
    #expect(tray.selectedStop?.contains(.hug) == true, "the nearest stop is another one now")
  }

  @Test func `stops that no drag reaches go without a trace`() {
    var contract = Self.contract()
    let hidden = [Detent.height(200), .height(300)].map { $0.programmaticOnly() }
    contract.detents += hidden
    let tray = Self.left(at: 370, contract)
    #expect(tray.selectedStop?.contains(.height(100)) == true)
    contract.detents.removeLast(2)
    #expect(Self.height(of: tray, after: .go(TrayStep("a", contract: contract))) == 370)
  }

  @Test func `no stop that a drag cannot reach becomes its end`() {
    var contract = Self.contract([60, 500])
    let tray = Self.left(at: 100, contract)
    contract = Self.contract([150, 500])
    contract.detents.append(.hidden.programmaticOnly())
    #expect(Self.height(of: tray, after: .go(TrayStep("a", contract: contract))) == 150)
  }

  @Test func `between nothing and the first stop it keeps its height too`() {
    var contract = Self.contract([500])
    contract.detents.append(.hidden)
    contract.safeArea = .outside
    contract.initial = .height(500)
    var window = Trays.window()
    window.safeAreaInsets.bottom = 34
    let tray = Self.left(at: 20, contract, window: window)
    // The keyboard's 300 points take the place of the inset's 34.
    let keyboard = TrayEvent.keyboard(Keyboard(height: 300, in: Self.size))
    #expect(isClose(Self.height(of: tray), 20, within: 1e-9))
    #expect(isClose(Self.height(of: tray, after: keyboard), 286, within: 1e-9))
    #expect(isClose(Self.height(of: tray, after: keyboard, .keyboard(nil)), 20, within: 1e-9))
  }

  // MARK: Wishes

  @Test(arguments: [100.0, 700])
  func `a stop that is chosen is what counts from then on`(height: Double) {
    let tray = Self.left(at: 380, Self.contract())
    let keyboard = Keyboard(height: 50, in: Self.size)
    #expect(
      Self.height(of: tray, after: .select(.height(height)), .keyboard(keyboard)) == height + 50)
  }

  @Test func `a tap on the dim collapses it from above its smallest stop`() {
    var contract = Trays.contract([100, 700], dims: [0.2, 0.4])
    contract.tapOnDim = .collapse
    let tray = Self.left(at: 200, contract)
    #expect(tray.selectedStop?.contains(.height(100)) == true)
    #expect(Self.height(of: tray, after: .tapOnDim) == 100)
  }

  @Test(arguments: [1.0, 2, 3])
  func `it rests on whole pixels`(scale: Double) {
    var window = Trays.window()
    window.scale = scale
    let tray = Self.left(at: 333.37, Self.contract(), window: window)
    let pixels = tray.frame.visibleHeight * scale
    #expect(
      isClose(pixels, pixels.rounded(), within: 1e-9)
        && isClose(pixels, 333.37 * scale, within: 0.5))
    #expect(tray.frame.position == 844 - tray.frame.visibleHeight)
  }

  @Test func `half a pixel beside a stop is the stop`() {
    let tray = Self.left(at: 699.7, Self.contract())
    #expect(tray.frame.visibleHeight == 700 && tray.frame.stopIndex == 1)
    #expect(tray.selectedStop?.surfaceHeight == 700)
  }
}
