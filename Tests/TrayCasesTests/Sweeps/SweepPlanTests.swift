// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayKit

@Suite struct SweepPlanTests {
  private static func plan(walked: CaseKey? = nil) throws -> SweepPlan {
    let flow = LocalizedFlow(Flow("f") { Step("s") { Color.red } })
    var axes = CaseAxes()
    axes.devices = ["a", "b", "c"].map { CaseAxes.DeviceName($0) }
    axes.textSizes = [.large, .accessibility1]
    axes.locales = ["en", "de"]
    axes.keyboards = [false, true]
    return SweepPlan([(flow, axes), (flow, axes)], walked: walked)
  }

  // 3 devices × 2 text sizes × 2 locales × 2 keyboards, for each of two flows.
  @Test func `every combination is there once`() throws {
    let plan = try Self.plan()
    let places = (0..<plan.count).map { plan.place($0) }
    #expect(plan.count == 48)
    for section in 0..<2 {
      #expect(Set(places.filter { $0.section == section }.map(\.flowCase)).count == 24)
    }
  }

  // The devices of the catalogue, and of the others what their types and the two languages have.
  @Test(
    arguments: [
      (.device, 35), (.orientation, 2), (.posture, 2), (.system, 3), (.textSize, 12),
      (.boldText, 2), (.locale, 2), (.phoneLocale, 2), (.keyboard, 2),
    ] as [(CaseKey, Int)])
  func `each value of every axis makes a case`(key: CaseKey, count: Int) {
    var axes = CaseAxes()
    axes.setAll(key, languages: ["en", "ar"])
    let flow = LocalizedFlow(Flow("f") { Step("s") { Color.red } })
    let plan = SweepPlan([(flow, axes)])
    #expect(plan.count == count)
    #expect(Set((0..<plan.count).map { plan.place($0).flowCase }).count == count)
    #expect(Set(axes.cases(defaultLocale: "en")).count == count)
  }

  @Test func `languages change slowest and keyboards fastest`() throws {
    let plan = try Self.plan()
    let cases = (0..<24).map { plan.place($0).flowCase }
    #expect(
      cases.map(\.locale) == Array(repeating: "en", count: 12) + Array(repeating: "de", count: 12))
    #expect(cases.prefix(12).map(\.textSize).prefix(6).allSatisfy { $0 == .large })
    #expect(cases.prefix(4).map(\.device) == ["a", "a", "b", "b"])
    #expect(cases.prefix(3).map(\.isKeyboardUp) == [false, true, false])
  }

  @Test func `an axis that is walked makes no cases`() throws {
    let plan = try Self.plan(walked: .device)
    #expect(plan.count == 16)
    #expect((0..<8).allSatisfy { plan.place($0).flowCase.device == "a" })
  }

  @Test(arguments: [1, 2, 7, 48, 100])
  func `parts follow each other and differ by one at most`(_ count: Int) throws {
    let plan = try Self.plan()
    let parts = (1...count).map { plan.part($0, of: count) }
    #expect(parts.flatMap(Array.init) == Array(0..<48))
    #expect(parts.allSatisfy { [48 / count, (48 + count - 1) / count].contains($0.count) })
  }
}
