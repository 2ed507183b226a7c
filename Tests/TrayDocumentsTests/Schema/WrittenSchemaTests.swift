// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport
import TrayKit

/// The schemas of what commands write, and what they write.
///
/// A schema allows members that it does not name, since forms may grow. Here none is allowed, so that
/// a member that is added is described as well.
@Suite struct WrittenSchemaTests {
  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(
      JSONWriter.text(try #require(JSONSchema.schema(name))), isStrict: true)
  }

  /// Where a schema leaves open what stands there: the numbers of sources, rules and views.
  private func described(_ problems: [String]) -> [String] {
    problems.filter { problem in
      let path = problem.prefix { $0 != ":" }
      return !["source.", "rules[", "rule."].contains { path.contains($0) }
    }
  }

  /// The keys of a document, wherever they stand.
  private func keys(of text: String) -> Set<String> {
    Set(text.matches(of: #/"([\w$-]+)": ?/#).map { String($0.1) })
  }

  private var resolver: Resolver { get throws { try Shared.resolver.get() } }

  private func foldable(_ posture: Posture = .flat) -> FlowCase {
    FlowCase(device: "iphone-duo", display: "inner", posture: posture, isKeyboardUp: true)
  }

  private func resolved(_ flow: FlowDocument, in one: FlowCase) throws -> [ResolvedStep] {
    let facts = LocaleFacts(identifier: one.locale)
    let window = try one.window(in: .builtIn, direction: facts.layoutDirection)
    return try flow.flow(in: one.locale).steps.map {
      try resolver.resolve($0, in: window, locale: facts)
    }
  }

  /// A flow of which no language has a string that it names.
  private func flowWithoutString() throws -> FlowDocument {
    let text = """
      {"schema":"tray.flow","version":1,"id":"f","locales":{"en":{"a":"A"},"de":{"b":"B"}},
      "steps":[{"id":"s","content":{"type":"text","text":"@a"}},
      {"id":"t","content":{"type":"text","text":"@b"}}]}
      """
    return try FlowDocument(reading: SourceText(file: "f", text))
  }

  // MARK: - Sweeps

  @Test(arguments: FlowFixture.all)
  func `a case of a sweep keeps its schema`(_ fixture: FlowFixture) throws {
    let flow = try fixture.document()
    for one in [
      FlowCase(), FlowCase(isTextBold: true, phoneLocale: "ar"), foldable(.partlyFolded),
      FlowCase(device: "iphone-se-1", textSize: .accessibility5),
    ] {
      let output = SweepOutput.resolved(
        flow: flow.id, in: one, steps: try resolved(flow, in: one))
      #expect(try validator("sweep").problems(of: JSONWriter.text(output)) == [])
    }
  }

  @Test(arguments: CaseKey.allCases)
  func `a break along an axis keeps its schema`(_ axis: CaseKey) throws {
    let text = JSONWriter.text(
      SweepOutput.walked(
        flow: "f", in: foldable(), along: axis, step: "s", at: ["x"], kind: .issue, name: "n",
        text: "t"))
    #expect(try validator("sweep").problems(of: text) == [])
    for (right, wrong) in [
      (#""from""#, #""form""#), (#""issue""#, #""isue""#), (axis.rawValue, "x"),
    ] {
      #expect(try validator("sweep").problems(of: text.replacing(right, with: wrong)) != [])
    }
  }

  // MARK: - Traces

  @Test(arguments: ["flows/show-my-plans", "surfaces/list-sheet", "surfaces/media-detail"])
  func `every line of a trace keeps its schema`(_ name: String) throws {
    let file = name.replacing("/", with: "/scripts/")
    let flow = try FlowFixture(name: "\(name).json").document()
    let script = try SimulationScript(
      reading: SourceText(
        file: file, try String(contentsOf: Fixtures.url("\(file).json"), encoding: .utf8)))
    let simulation = try Simulation(
      script, of: flow.localized, by: CaseResolver(try resolver), rate: 60)
    let lines = SimulationOutput.lines(simulation)
    let validator = try validator("trace")
    for line in lines.split(separator: "\n") {
      #expect(try validator.problems(of: String(line)) == [])
    }
    if name.hasSuffix("media-detail") {
      #expect(validator.keys.subtracting(keys(of: lines)) == [])
    }
  }

  @Test(arguments: [
    #"{"time": 0}"#, #"{"report": "x"}"#, #"{"time": "0", "report": "x"}"#,
    #"{"time": 0, "phase": "resting"}"#, "[]", "3",
  ])
  func `what is no line of a trace is refused`(_ line: String) throws {
    let schema = try #require(JSONSchema.schema("trace"))
    #expect(try SchemaValidator(JSONWriter.text(schema)).problems(of: line) != [])
  }

  // MARK: - Comparisons

  @Test func `comparisons keep their schema, and use all of it`() throws {
    var cases: [JSONOutput] = []
    for fixture in FlowFixture.all {
      let flow = try fixture.document()
      let one = foldable()
      let facts = LocaleFacts(identifier: one.locale)
      let window = try one.window(in: .builtIn, direction: facts.layoutDirection)
      for step in flow.flow(in: one.locale).steps {
        for looks in [ComparedLook.allCases, [.floating, .native]] {
          let comparison = LookComparison(
            step, on: looks, with: .init(), in: window, locale: facts,
            by: try resolver)
          cases.append(
            ComparisonOutput.compared(flow: flow.id, step: step.id, in: one, comparison))
        }
      }
    }
    let text = JSONWriter.text(ComparisonOutput.document(cases))
    let validator = try validator("comparison")
    #expect(try validator.problems(of: text) == [])
    #expect(validator.keys.subtracting(keys(of: text)) == [])
    for (right, wrong) in [(#""rows""#, #""row""#), (#""floating":"#, #""floting":"#)] {
      #expect(try validator.problems(of: text.replacing(right, with: wrong)) != [])
    }
  }

  // MARK: - Results and explanations

  /// A foldable with its keyboard, and a phone on its side, where the system has no medium detent.
  private var cases: [FlowCase] {
    [
      foldable(),
      FlowCase(device: "iphone-se-1", orientation: .landscape, textSize: .accessibility3),
    ]
  }

  @Test func `results use all of their schema and nothing else`() throws {
    let flows = try FlowFixture.all.map { try $0.document() } + [flowWithoutString()]
    let written = try cases.flatMap { one in
      let window = try one.window(in: .builtIn, direction: .leftToRight)
      return try flows.map {
        ResultOutput.resolved(
          flow: $0.id, in: one, window: window, steps: try resolved($0, in: one))
      }
    }
    let text = JSONWriter.text(ResultOutput.document(written, defaultFont: "A Font"))
    let validator = try validator("result")
    #expect(described(try validator.problems(of: text)) == [])
    #expect(validator.keys.subtracting(keys(of: text)) == [])
  }

  @Test func `explanations use all of their schema and nothing else`() throws {
    let catalogue = DeviceCatalogue.builtIn
    let (second, first) = (cases[0], cases[1])
    func explained(_ flow: FlowDocument, _ one: FlowCase) throws -> [ExplainedStep] {
      let window = try one.window(in: catalogue, direction: .leftToRight)
      return try flow.flow(in: one.locale).steps.map {
        ExplainedStep(
          $0, in: window, locale: LocaleFacts(identifier: one.locale), by: try resolver)
      }
    }
    let cases = try FlowFixture.all.map { fixture -> JSONOutput in
      let flow = try fixture.document()
      let steps = zip(try explained(flow, first), try explained(flow, second)).map {
        before, after in
        ExplanationOutput.step(
          before, detents: [], difference: ExplainedDifference(from: before, to: after))
      }
      return ExplanationOutput.explained(flow: flow.id, in: first, steps: steps, versus: second)
    }
    let text = JSONWriter.text(ExplanationOutput.document(cases))
    let validator = try validator("explanation")
    #expect(described(try validator.problems(of: text)) == [])
    #expect(validator.keys.subtracting(keys(of: text)) == [])
    let broken = text.replacing(#""offered""#, with: #""ofered""#)
    #expect(described(try validator.problems(of: broken)) != [])
  }
}
