// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing
import TrayKit

/// A contract as a document says it, and the same contract in Swift.
struct SpelledContract: Sendable, CustomTestStringConvertible {
  let json: String
  let contract: StepContract

  init(_ json: String, _ contract: StepContract) {
    self.json = json
    self.contract = contract
  }

  var testDescription: String { json }

  /// The contract of a step that declares these detents.
  static func detents(_ json: String, _ detents: Detent...) -> SpelledContract {
    SpelledContract(#"{"detents": [\#(json)]}"#, StepContract(detents: detents))
  }
}

@Suite struct ContractDecodingTests {
  static let members = [
    SpelledContract("{}", StepContract()),
    SpelledContract(
      #"{"detents": ["hug", "large"], "initial": "large"}"#,
      StepContract(detents: [.hug, .large], initial: .large)),
    SpelledContract(
      #"{"detents": [{"fraction": 0.6}], "initial": {"fraction": 0.6}}"#,
      StepContract(detents: [.fraction(0.6)], initial: .fraction(0.6))),
    SpelledContract(
      #"{"detents": [{"fraction": 0.33333333}], "initial": "fraction(0.333)"}"#,
      StepContract(detents: [.fraction(0.33333333)], initial: .fraction(0.33333333))),
    SpelledContract(#"{"dim": 0.35}"#, StepContract(dim: DimPolicy(0.35))),
    SpelledContract(
      #"{"detents": ["hug", {"height": 90}], "dim": {"hug": 0.35, "height(90)": 0.5}}"#,
      StepContract(
        detents: [.hug, .height(90)],
        dim: DimPolicy(levels: [.init(.hug, 0.35), .init(.height(90), 0.5)]))),
    SpelledContract(
      #"{"dim": {"default": 0.1, "largestUndimmed": "medium"}}"#,
      StepContract(dim: DimPolicy(0.1, largestUndimmed: .medium))),
    SpelledContract(#"{"tapOnDim": "ignore"}"#, StepContract(tapOnDim: .ignore)),
    SpelledContract(#"{"tapOnDim": "dismiss"}"#, StepContract(tapOnDim: .dismiss)),
    SpelledContract(#"{"tapOnDim": "collapse"}"#, StepContract(tapOnDim: .collapse)),
    SpelledContract(#"{"outside": "block"}"#, StepContract(outside: .block)),
    SpelledContract(#"{"outside": "pass"}"#, StepContract(outside: .pass)),
    SpelledContract(
      #"{"outside": "passWhereUndimmed"}"#, StepContract(outside: .passWhereUndimmed)),
    SpelledContract(#"{"dismissal": []}"#, StepContract(dismissal: .none)),
    SpelledContract(
      #"{"dismissal": ["drag", "tapOutside", "escape"]}"#,
      StepContract(dismissal: DismissalPolicy(.all))),
    SpelledContract(
      #"{"dismissal": {"default": ["drag"], "large": ["escape"]}}"#,
      StepContract(dismissal: DismissalPolicy(.drag, levels: [.init(.large, .escape)]))),
    SpelledContract(#"{"keyboard": "grow"}"#, StepContract(keyboard: .grow)),
    SpelledContract(#"{"keyboard": "lift"}"#, StepContract(keyboard: .lift)),
    SpelledContract(#"{"keyboard": "fill"}"#, StepContract(keyboard: .fill)),
    SpelledContract(#"{"keyboard": "largest"}"#, StepContract(keyboard: .largest)),
    SpelledContract(#"{"keyboard": "ignore"}"#, StepContract(keyboard: .ignore)),
    SpelledContract(#"{"width": "edgeAttached"}"#, StepContract(width: .edgeAttached)),
    SpelledContract(
      #"{"width": {"form": "page"}}"#, StepContract(width: WidthPolicy(form: .page))),
    SpelledContract(
      #"{"width": {"form": {"width": 500, "height": 400}}}"#,
      StepContract(width: WidthPolicy(form: FormSize(width: 500, height: 400)))),
    SpelledContract(
      #"{"dismissal": {"default": ["drag", "escape"], "vetoed": ["drag"]}}"#,
      StepContract(dismissal: DismissalPolicy([.drag, .escape], vetoed: .drag))),
    SpelledContract(#"{"width": {}}"#, StepContract(width: WidthPolicy())),
    SpelledContract(#"{"width": {"readable": null}}"#, StepContract(width: .edgeAttached)),
    SpelledContract(
      #"{"width": {"readable": 300, "scalesWithTextSize": true, "placement": "leading"}}"#,
      StepContract(
        width: WidthPolicy(readableWidth: 300, scalesWithTextSize: true, placement: .leading))),
    SpelledContract(#"{"surface": "presented"}"#, StepContract(surface: .presented)),
    SpelledContract(#"{"surface": "persistent"}"#, StepContract(surface: .persistent)),
  ]

  static let detents: [SpelledContract] = [
    .detents(#""hug""#, .hug), .detents(#""medium""#, .medium), .detents(#""large""#, .large),
    .detents(#""full""#, .full), .detents(#""hidden""#, .hidden), .detents(#""tip""#, .tip()),
    .detents(#"{"hug": true}"#, .hug), .detents(#"{"hug": {}}"#, .hug),
    .detents(#"{"hug": {"upTo": 300}}"#, .hug(upTo: 300)),
    .detents(#"{"hug": {"upToFraction": 0.5}}"#, .hug(upToFraction: 0.5)),
    .detents(#"{"tip": {"peek": 88}}"#, .tip(peek: 88)),
    .detents(#"{"height": 480, "id": "tall"}"#, .height(480).id("tall")),
    .detents(#"{"fraction": 0.6}"#, .fraction(0.6)),
    .detents(#"{"contentFraction": 0.5}"#, .contentFraction(0.5)),
    .detents(#"{"insetFromTop": 90}"#, .insetFromTop(90)),
    .detents(
      #"{"large": true, "programmaticOnly": true}, "hug""#, .large.programmaticOnly(), .hug),
    .detents(
      #"{"smaller": ["hug", {"fraction": 0.5}], "id": "s"}"#, .smaller("s", .hug, .fraction(0.5))),
    .detents(
      #"{"greater": ["hug", {"height": 90}], "id": "g"}"#, .greater("g", .hug, .height(90))),
    .detents(
      #""hug", {"relative": {"to": "hug", "factor": 1.5, "offset": -8}, "id": "r"}"#, .hug,
      .relative("r", to: .hug, factor: 1.5, offset: -8)),
    .detents(
      #"{"height": 90}, {"relative": {"to": "height(90)"}, "id": "r"}"#, .height(90),
      .relative("r", to: .height(90))),
    .detents(
      #"{"large": {"when": "keyboard", "id": "typing"}}"#, .large.id("typing").when(.keyboard)),
    .detents(#"{"height": 9, "when": {"not": "keyboard"}}"#, .height(9).when(!.keyboard)),
    .detents(
      #"{"height": 9, "when": {"all": ["keyboard", "compactWidth", "partlyFolded"]}}"#,
      .height(9).when(
        .both(.both(.keyboard, .horizontal(.compact)), .posture(.partlyFolded)))),
    .detents(
      #"{"height": 9, "when": {"any": ["screenReader", {"textSizeAtLeast": "ax3"}]}}"#,
      .height(9).when(.screenReader || .textSizeAtLeast(.accessibility3))),
  ]

  private func contract(_ json: String) throws -> StepContract {
    let text = SpelledView.flow(#"{"type": "color"}"#, contract: json)
    let flow = try FlowDocument(reading: SourceText(file: "f", text)).flow(in: "en")
    return try Shared.resolver.get().resolve(flow.steps[0], in: try TestCase().window()).contract
  }

  @Test(arguments: members + detents)
  func `a contract is what it is in Swift`(_ spelled: SpelledContract) throws {
    #expect(Frames.contract(try contract(spelled.json)) == Frames.contract(spelled.contract))
  }

  // The same contract through the encoder, as the base of a step, and as modifiers of its root.
  @Test(arguments: members + detents)
  func `a contract survives the encoder`(_ spelled: SpelledContract) throws {
    let environment = try TestCase().environment()
    let base = spelled.contract
    let flow = try FlowDocument(
      encoding: Step("s", base: base) { Color.gray }, in: environment)
    let again = try FlowDocument(
      reading: SourceText(file: "f", JSONWriter.text(flow.output))
    ).flow(in: "en-US")
    let resolver = try Shared.resolver.get()
    let read = resolver.resolve(again.steps[0], in: try TestCase().window()).contract
    #expect(Frames.contract(read) == Frames.contract(base))
  }

  @Test(arguments: [
    "always", "keyboard", "noKeyboard", "compactWidth", "regularWidth", "compactHeight",
    "regularHeight", "partlyFolded", "flat", "screenReader", "accessibilityTextSize",
  ])
  func `conditions have names`(_ name: String) throws {
    let read = try contract(#"{"detents": [{"height": 9, "when": "\#(name)"}]}"#)
    let expected: [String: DetentCondition] = [
      "always": .always, "keyboard": .keyboard, "noKeyboard": !.keyboard,
      "compactWidth": .horizontal(.compact), "regularWidth": .horizontal(.regular),
      "compactHeight": .vertical(.compact), "regularHeight": .vertical(.regular),
      "partlyFolded": .posture(.partlyFolded), "flat": .posture(.flat),
      "screenReader": .screenReader, "accessibilityTextSize": .textSizeAtLeast(.accessibility1),
    ]
    #expect(read.detents[0].condition == expected[name])
  }

  @Test(arguments: [
    (
      #"{"initial": "hug"}"#,
      [#"2:49 steps[0].contract.initial: expected "detents" beside "initial""#]
    ),
    (
      #"{"detents": ["hug", "large"], "initial": "larg"}"#,
      [
        #"2:78 steps[0].contract.initial: no detent of the step is called "larg"; expected one of"#
          + " hug, large [large]"
      ]
    ),
    (
      #"{"detents": [], "initial": "hug"}"#,
      [
        #"2:64 steps[0].contract.initial: no detent of the step is called "hug"; it declares none"#
      ]
    ),
    (
      #"{"detents": ["hug"], "dim": {"tall": 0.5, "hug": 2}}"#,
      [
        #"2:66 steps[0].contract.dim.tall: no detent of the step is called "tall"; expected "hug""#,
        "2:86 steps[0].contract.dim.hug: expected a number from 0 to 1, found the number 2",
      ]
    ),
    (
      #"{"detents": ["huge"], "initial": "hug"}"#,
      [
        #"2:50 steps[0].contract.detents[0]: expected one of hug, medium, large, full, hidden, tip,"#
          + #" found the string "huge" [hug]"#
      ]
    ),
    (
      #"{"detents": [{"height": 3, "fraction": 4}]}"#,
      [
        "2:64 steps[0].contract.detents[0].fraction: expected only one of height, fraction"
      ]
    ),
    (
      #"{"detents": [{"heigth": 3, "when": "keyboard"}, "hug"]}"#,
      [
        #"2:51 steps[0].contract.detents[0].heigth: unknown key "heigth"; expected one of hug,"#
          + " medium, large, full, hidden, tip, height, fraction, contentFraction, insetFromTop,"
          + " smaller, greater, relative, id, when, programmaticOnly [height]"
      ]
    ),
    (
      #"{"detents": [{"smaller": ["hug", "large"]}]}"#,
      [
        #"2:50 steps[0].contract.detents[0]: the key "id" is missing; expected a name for the detent"#
      ]
    ),
    (
      #"{"detents": [{"hug": {"upTo": 3, "upToFraction": 0.5}}]}"#,
      [
        #"2:86 steps[0].contract.detents[0].hug.upToFraction: expected either "upTo" or"#
          + #" "upToFraction", found both"#
      ]
    ),
    (
      #"{"detents": [{"height": 3, "when": "keybord"}]}"#,
      [
        "2:72 steps[0].contract.detents[0].when: expected one of always, keyboard, noKeyboard,"
          + " compactWidth, regularWidth, compactHeight, regularHeight, partlyFolded, flat,"
          + #" screenReader, accessibilityTextSize, found the string "keybord" [keyboard]"#
      ]
    ),
    (
      #"{"dismissal": ["swipe"]}"#,
      [
        #"2:52 steps[0].contract.dismissal[0]: expected one of drag, tapOutside, escape, found the"#
          + #" string "swipe""#
      ]
    ),
  ])
  func `what is invalid is an error with its place`(json: String, errors: [String]) {
    #expect(
      SpelledView.errors(SpelledView.flow(#"{"type": "color"}"#, contract: json)) == errors)
  }
}
