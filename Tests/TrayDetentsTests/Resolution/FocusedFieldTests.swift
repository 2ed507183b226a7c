// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct FocusedFieldTests {
  private let window = Phones.plain(390, 800)

  @Test func `a field above the keyboard needs no scrolling`() throws {
    let stop = try focus(Rect(x: 0, y: 100, width: 200, height: 36), keyboard: 300).stop
    #expect(stop.viewportHeight == 500)
    #expect(stop.focusOffset == 0)
  }

  @Test func `a field below the viewport is scrolled up as far as it needs`() throws {
    let stop = try focus(Rect(x: 0, y: 700, width: 200, height: 36), keyboard: 300).stop
    // 736 − 500 of the viewport above the keyboard.
    #expect(stop.focusOffset == 236)
  }

  @Test func `the offset that shows the field already is kept`() throws {
    let frame = Rect(x: 0, y: 700, width: 200, height: 36)
    #expect(try focus(frame, keyboard: 300, offset: 300).stop.focusOffset == 300)
    #expect(try focus(frame, keyboard: 300, offset: 720).stop.focusOffset == 400)
  }

  @Test func `a margin is kept where there is room for it`() throws {
    let frame = Rect(x: 0, y: 700, width: 200, height: 36)
    #expect(try focus(frame, keyboard: 300, margin: 10).stop.focusOffset == 246)
    // The content ends at 900: it scrolls by 400 and no further.
    let last = Rect(x: 0, y: 870, width: 200, height: 30)
    #expect(try focus(last, keyboard: 300, margin: 10).stop.focusOffset == 400)
  }

  @Test func `a field higher than the viewport shows its upper edge with an issue`() throws {
    let (stop, issues) = try focus(
      Rect(x: 0, y: 200, width: 200, height: 600), keyboard: 300)
    #expect(stop.focusOffset == 200)
    #expect(issues == [.focusedFieldIsHidden(.large, by: 100)])
  }

  @Test func `KEY-06 a section over the content does not hide the field`() throws {
    let measure = ContentMeasure(
      idealHeight: 900,
      bottomSection: ContentMeasure.BottomSection(height: 56, isOverlay: true),
      focusedField: FocusedField(frame: Rect(x: 0, y: 800, width: 200, height: 36)))
    let stop = DetentResolver.resolve(
      contract: StepContract(detents: [.large]), window: window.withKeyboard(336),
      measure: measure
    ).selectedStop
    // The lower edge at 836 stands on the section: 464 − 56 show, so 836 − 408 are above them.
    #expect(stop.focusOffset == 428)
  }

  @Test func `an ignored keyboard still hides what it covers`() throws {
    let stop = try focus(
      Rect(x: 0, y: 480, width: 200, height: 36), keyboard: 300, policy: .ignore
    ).stop
    #expect(stop.viewportHeight == 800)
    #expect(stop.focusOffset == 16)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a frame that is invalid is an issue`(_ y: Double) throws {
    let (stop, issues) = try focus(Rect(x: 0, y: y, width: 10, height: 10), keyboard: 300)
    #expect(stop.focusOffset == nil)
    #expect(issues.count == 1)
  }

  @Test(arguments: [51, 52] as [UInt64])
  func `the offset shows the field, is reachable, and is the nearest that does`(_ seed: UInt64) {
    var generator = Generator(seed: seed)
    for _ in 0..<5_000 {
      let field = FocusedField(
        frame: Rect(
          x: 0, y: generator.number(0...900), width: 10, height: generator.number(0...100)),
        scrollOffset: generator.number(0...900))
      let ideal = max(generator.number(0...1_000), field.frame.maxY)
      let resolution = DetentResolver.resolve(
        contract: StepContract(detents: [.large]),
        window: window.withKeyboard(generator.number(0...500)),
        measure: ContentMeasure(idealHeight: ideal, focusedField: field))
      let stop = resolution.selectedStop
      let offset = stop.focusOffset ?? -1
      let isHidden = resolution.issues.contains { issue in
        if case .focusedFieldIsHidden = issue { true } else { false }
      }
      let shows =
        field.frame.minY >= offset - 1e-9
        && field.frame.maxY <= offset + stop.viewportHeight + 1e-9
      #expect(shows || isHidden)
      #expect(offset >= 0 && offset <= stop.scrollRange + 1e-9)
      let present = min(field.scrollOffset, stop.scrollRange)
      let isShown =
        field.frame.minY >= present && field.frame.maxY <= present + stop.viewportHeight
      if isShown { #expect(offset == present) }
    }
  }

  private func focus(
    _ frame: Rect, keyboard: Double, offset: Double = 0, margin: Double = 0,
    policy: KeyboardPolicy = .grow
  ) throws -> (stop: Stop, issues: [DetentIssue]) {
    let resolution = DetentResolver.resolve(
      contract: StepContract(detents: [.large], keyboard: policy),
      window: window.withKeyboard(keyboard),
      measure: ContentMeasure(
        idealHeight: 900,
        focusedField: FocusedField(frame: frame, scrollOffset: offset, margin: margin)))
    return (resolution.selectedStop, resolution.issues)
  }
}
