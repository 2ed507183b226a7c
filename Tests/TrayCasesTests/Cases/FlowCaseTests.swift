// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayKit

/// What the phone's language and Bold Text change in a case.
@Suite struct FlowCaseTests {
  private let cases: CaseResolver

  init() throws { cases = CaseResolver(try Resolver()) }

  private static let flow = LocalizedFlow(
    Flow("texts") {
      Step("style") { Text("One\nTwo\nThree").id("text").detents([.hug]) }
      Step("size") { Text("One\nTwo\nThree").font(.system(size: 17)).id("text").detents([.hug]) }
    }, languages: ["en"])

  private func textSizes(of flow: LocalizedFlow, in flowCase: FlowCase) throws -> [Size] {
    try cases.resolve(flow, in: flowCase).steps.map {
      try #require($0.selectedLayout.frame(ofViewWithID: "text")).size
    }
  }

  // Pictures of phones in Arabic: 2.0 points a line in a text style, none in a font by size.
  @Test(
    arguments: [
      ("en", "ar", 6), ("en", "ar-EG", 6), ("ar", nil, 6), ("ar", "en", 0), ("en", "de", 0),
    ]
      as [(String, String?, Double)])
  func `the phone's language decides how high three Latin lines of a style are`(
    locale: String, phone: String?, addition: Double
  ) throws {
    let plain = try textSizes(of: Self.flow, in: FlowCase())
    let found = try textSizes(of: Self.flow, in: FlowCase(locale: locale, phoneLocale: phone))
    let additions = zip(found, plain).map { $0.height - $1.height }
    #expect(zip(additions, [addition, 0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(additions)")
  }

  // The direction is that of the texts.
  @Test(arguments: [("en", "ar", LayoutDirection.leftToRight), ("ar", "en", .rightToLeft)])
  func `texts keep their direction on a phone in another language`(
    locale: String, phone: String, direction: LayoutDirection
  ) throws {
    let found = try cases.resolve(
      Self.flow, in: FlowCase(locale: locale, phoneLocale: phone))
    #expect(found.window.layoutDirection == direction)
    #expect(found.locale.identifier == locale && found.locale.phoneLanguage == phone)
  }

  // Bold Text adds 200 on the scale from 100 to 900.
  @Test(arguments: [
    (Font.Weight.regular, Font.Weight.semibold), (.medium, .bold), (.semibold, .heavy),
  ])
  func `bold text is as wide as a text two weights heavier`(
    weight: Font.Weight, heavier: Font.Weight
  ) throws {
    func flow(_ weight: Font.Weight) -> LocalizedFlow {
      LocalizedFlow(
        Flow("weights") {
          Step("text") { Text("Handgloves, 1984").fontWeight(weight).id("text") }
        })
    }
    let bold = try textSizes(of: flow(weight), in: FlowCase(isTextBold: true))
    #expect(try bold == textSizes(of: flow(heavier), in: FlowCase()))
    let plain = try textSizes(of: flow(weight), in: FlowCase())
    #expect(try #require(bold.first).width > #require(plain.first).width)
  }

  @Test func `a sweep has the heights of each case alone`() throws {
    var axes = CaseAxes()
    axes.phoneLocales = ["en", "ar"]
    axes.boldTexts = [false, true]
    axes.textSizes = [.large, .accessibility1]
    axes.systems = [.ios18, .ios26]
    var swept: [FlowCase: [Double]] = [:]
    try Sweep(of: [Self.flow], over: axes, by: cases).forEach {
      swept[$0.flowCase] = $0.steps.map(\.measure.idealHeight).map { $0 ?? .nan }
    }
    #expect(swept.count == 16)
    for (flowCase, heights) in swept {
      let alone = try cases.resolve(Self.flow, in: flowCase).steps.map(\.measure.idealHeight)
      #expect(heights == alone, "\(flowCase.words)")
    }
  }

  @Test func `words name the phone's language and bold text only where they are set`() {
    #expect(FlowCase().words == "iphone-16-pro, portrait, text large, en, keyboard down")
    #expect(
      FlowCase(isTextBold: true, phoneLocale: "ar").words
        == "iphone-16-pro, portrait, text large, bold text, en, phone in ar, keyboard down")
  }
}
