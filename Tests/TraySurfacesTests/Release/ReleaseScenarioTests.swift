// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// Releases of other systems under the rules that stand for them.
@Suite struct ReleaseScenarioTests {
  private static let systems = [
    "apple26", "compose", "flutter", "floatingpanel", "material", "overlaycontainer",
    "smooth-sheets", "vaul",
  ]

  private static let presets: [String: ReleaseRule] = [
    "apple26": .apple26, "compose": .compose, "flutter": .flutter,
    "floatingPanel": .floatingPanel, "floatingPanelProjecting": .floatingPanelProjecting,
    "material": .material, "overlayContainer": .overlayContainer, "smoothSheets": .smoothSheets,
    "smoothSheetsStepless": .smoothSheetsStepless, "vaul": .vaul,
  ]

  private static func cases() throws -> [(system: String, preset: String, golden: Golden)] {
    try systems.flatMap { system in
      let file = try Golden.file("conformance/release/\(system).json")
      return try file["cases"].list.map { golden in
        (
          system, golden["preset"].isNull ? try file["preset"].text : try golden["preset"].text,
          golden
        )
      }
    }
  }

  @Test func `all cases are there`() throws {
    #expect(try Self.cases().count == 129)
  }

  @Test(arguments: try cases())
  func `the release ends where its system ends it`(
    system: String, preset: String, golden: Golden
  ) throws {
    var rule = try #require(Self.presets[preset])
    if case .number(let speed) = golden["dismissalSpeed"] { rule.dismissal.speed = speed }
    if case .number(let reach) = golden["reach"] {
      rule.choice = .stepped(.init(reach: .points(reach), speed: 125))
    }
    let stops = try golden["stops"].numbers
    let anchor = try golden["anchor"].number
    let release = Release(
      height: try golden["height"].number, velocity: try golden["velocity"].number,
      movement: try golden["height"].number - anchor,
      anchor: stops.firstIndex(of: anchor) ?? 0,
      isDismissible: try golden["dismissible"].flag, windowHeight: 900)
    let target = rule.target(of: release, among: stops)
    let expected: Release.Target =
      if case .number(let height) = golden["expect"] {
        if rule.choice == .anywhere, !stops.contains(height) {
          .height(height)
        } else {
          .stop(try #require(stops.firstIndex(of: height)))
        }
      } else {
        .dismissed
      }
    #expect(target == expected, "\(system) \(golden)")
    try check(golden, in: rule, stops, release, target)
  }

  /// The same gesture on a tray, where no rubber band and no stop at 0 makes it another one.
  private func check(
    _ golden: Golden, in rule: ReleaseRule, _ stops: [Double], _ release: Release,
    _ target: Release.Target
  ) throws {
    guard let lowest = stops.first, let highest = stops.last, lowest > 0, release.height > 0,
      release.height <= highest, release.height >= lowest || release.isDismissible
    else { return }
    var settings = TraySettings()
    settings.release = rule
    let surface: SurfaceMode = release.isDismissible ? .presented : .persistent
    var tray = Trays.resting(
      stops, at: stops[release.anchor], surface: surface, windowHeight: 900, settings: settings)
    tray.drag(by: release.movement, velocity: release.velocity)
    switch target {
    case .dismissed: #expect(tray.phase == .dismissing || tray.phase == .hidden)
    case .stop(let index): #expect(tray.targetHeight == stops[index])
    case .height(let height):
      tray.run()
      #expect(isClose(tray.frame.visibleHeight, height, within: 1e-9))
    }
  }

  @Test func `rules without published cases do what their sources say`() {
    func target(
      _ rule: ReleaseRule, _ height: Double, _ velocity: Double, from anchor: Int = 1
    ) -> Release.Target {
      rule.target(
        of: Release(
          height: height, velocity: velocity, movement: height - [200, 500, 800][anchor],
          anchor: anchor, isDismissible: true, windowHeight: 900),
        among: [200, 500, 800])
    }
    #expect(target(.gorhom, 500, 800) == .stop(2) && target(.gorhom, 500, 700) == .stop(1))
    #expect(target(.panModal, 490, -301) == .stop(0) && target(.panModal, 490, -300) == .stop(1))
    #expect(target(.softwareMansion, 510, 601) == .stop(2))
    #expect(target(.zaschka, 590, 0) == .stop(2) && target(.zaschka, 589, 0) == .stop(1))
    #expect(target(.fittedSheets, 501, 1) == .stop(2) && target(.fittedSheets, 499, -1) == .stop(0))
    #expect(target(.fittedSheets, 190, -2500, from: 0) == .dismissed)
    #expect(target(.reactSpring, 600, 1000) == .stop(2))
    #expect(target(.reactModalSheet, 495, -1200) == .stop(0))
    #expect(target(.sheetPresentation, 190, -800, from: 0) == .dismissed)
    #expect(target(.wave, 640, 100) == .stop(2))
  }

  @Test(arguments: [
    (350.0, 0.0, Release.Target.height(350)), (350, 100, .height(399.9)), (350, -1000, .stop(0)),
    (350, 1e4, .stop(1)), (500, 0, .stop(1)), (200, 0, .stop(0)), (900, -100, .stop(1)),
  ])
  func `a rule without steps rests where it lands, between its ends`(
    height: Double, velocity: Double, target: Release.Target
  ) {
    let rule = ReleaseRule(
      choice: .anywhere, dismissal: ReleaseRule.Dismissal(isCandidate: false))
    let found = rule.target(of: Release(height: height, velocity: velocity), among: [200, 500])
    switch (found, target) {
    case (.height(let one), .height(let two)): #expect(isClose(one, two, within: 1e-9))
    default: #expect(found == target)
    }
  }

  @Test(arguments: [(99.0, Release.Target.dismissed), (101, .stop(0)), (201, .height(201))])
  func `without steps height zero still competes`(height: Double, target: Release.Target) {
    let rule = ReleaseRule(lookAhead: .here, choice: .anywhere)
    let release = Release(height: height, velocity: 0, isDismissible: true)
    #expect(rule.target(of: release, among: [200, 500]) == target)
  }

  /// Not the rules that look at how far a finger moved, in whichever direction.
  @Test(arguments: [
    ReleaseRule.tray, .apple26, .floatingPanel, .floatingPanelProjecting, .panModal, .gorhom,
    .softwareMansion, .material, .compose, .flutter, .smoothSheets, .smoothSheetsStepless,
    .overlayContainer, .wave, .sheetPresentation, ReleaseRule(choice: .anywhere),
    ReleaseRule(lookAhead: .seconds(0.2), choice: .anywhere),
    ReleaseRule(choice: .paged(.projected)), ReleaseRule(choice: .paged(.halfPage)),
  ])
  func `a faster finger never goes less far`(rule: ReleaseRule) {
    var generator = SeededGenerator(state: 21)
    for _ in 0..<500 {
      let stops = (0...generator.below(3)).map { _ in generator.uniform(50...800) }.sorted()
      let height = generator.uniform(0...900)
      let anchor = generator.below(stops.count)
      var before = -1.0
      for velocity in stride(from: -5000.0, through: 5000, by: 250) {
        let target = rule.target(
          of: Release(
            height: height, velocity: velocity, anchor: anchor, isDismissible: true,
            windowHeight: 900), among: stops)
        let place =
          switch target {
          case .stop(let index): stops[index]
          case .height(let height): height
          case .dismissed: 0.0
          }
        guard place >= before, place <= stops[stops.count - 1] else {
          Issue.record("from \(height) at \(velocity) among \(stops): \(place) after \(before)")
          return
        }
        before = place
      }
    }
  }

  /// Numbers that aren't finite count as 0, also where they were set later.
  @Test(arguments: [
    ReleaseRule(choice: .paged(.projected)), ReleaseRule(choice: .paged(.halfPage)), .tray,
    .floatingPanel, .compose, .smoothSheetsStepless, .fittedSheets, .panModal,
  ])
  func `numbers that are not finite count as nothing`(rule: ReleaseRule) {
    for value in [Double.nan, .infinity, -.infinity] {
      var odd = Release(height: 0, velocity: 0)
      (odd.height, odd.velocity, odd.movement, odd.windowHeight) = (value, value, value, value)
      #expect(
        rule.target(of: odd, among: [100, 300])
          == rule.target(of: Release(height: 0, velocity: 0), among: [100, 300]))
    }
  }

  /// Two stops that a top gap cut down to one height.
  @Test(arguments: [Paging.Rule.projected, .halfPage], [150.0, 200, 250])
  func `pages of no length are legal`(rule: Paging.Rule, height: Double) {
    let rule = ReleaseRule(choice: .paged(rule))
    let target = rule.target(of: Release(height: height, velocity: 10), among: [200, 200])
    #expect(target == .stop(0) || target == .stop(1))
  }

  @Test func `odd releases are legal`() {
    let odd = Release(height: .nan, velocity: .infinity, anchor: 99, isDismissible: false)
    #expect(ReleaseRule.compose.target(of: odd, among: [100]) == .stop(0))
    #expect(ReleaseRule.tray.target(of: odd, among: []) == .dismissed)
  }
}
