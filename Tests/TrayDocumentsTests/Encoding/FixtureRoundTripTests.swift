// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing
import TrayKit

/// The document of a flow, and the same flow in Swift.
private struct Mood: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("What are you in the mood for?").font(.title2).fontWeight(.bold).id("title")
      SearchField("Neighbourhood, station or street", isFocused: true)
      HFlow(spacing: 8) {
        Chip("Sushi", isSelected: true)
        ForEach(["Ramen", "Tacos", "Something light"], id: \.self) { Chip($0) }
      }
      .id("answers")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(["Old Town, near the river", "Central Station"], id: \.self) { place in
            HStack(spacing: 12) {
              Image("pin").environment(\.imageSizes, ["pin": Size(width: 24, height: 24)])
              Text(place).lineLimit(2)
              Spacer(minLength: 0)
            }
            .padding(.vertical, 12)
            Divider()
          }
        }
      }
      CalendarGrid(
        month: CivilMonth("2026-12") ?? CivilDate(dayNumber: 0).civilMonth, selected: 3...9)
    }
    .padding(EdgeInsets(top: 24, leading: 20, bottom: 8, trailing: 20))
    .frame(maxWidth: .infinity, alignment: .leading)
    .detents(
      [.hug, .fraction(0.6), .height(480).id("tall"), .large.when(.keyboard)], initial: .hug
    )
    .dim(0.35, onTap: .ignore)
    .footprint(.block)
    .dismissal([.drag, .escape])
    .keyboard(.grow)
    .readableWidth(500)
  }

  static let document = """
    {
      "schema": "tray.flow", "version": 1, "id": "mood",
      "steps": [{
        "id": "mood",
        "contract": {
          "detents": ["hug", {"fraction": 0.6}, {"height": 480, "id": "tall"},
            {"large": {"when": "keyboard"}}],
          "initial": "hug", "dim": 0.35, "tapOnDim": "ignore", "outside": "block",
          "dismissal": ["drag", "escape"], "keyboard": "grow", "width": {"readable": 500}
        },
        "content": {
          "type": "vstack", "alignment": "leading", "spacing": 16,
          "children": [
            {"type": "text", "text": "What are you in the mood for?", "style": "title2",
              "weight": "bold", "id": "title"},
            {"type": "searchfield", "prompt": "Neighbourhood, station or street", "focused": true},
            {"type": "flow", "id": "answers", "spacing": 8, "children": [
              {"type": "chip", "text": "Sushi", "selected": true},
              {"repeat": ["Ramen", "Tacos", "Something light"],
                "as": {"type": "chip", "text": "$item"}}]},
            {"type": "scroll", "children": [
              {"type": "vstack", "alignment": "leading", "spacing": 0, "children": [
                {"repeat": ["Old Town, near the river", "Central Station"],
                  "as": {"type": "group", "children": [
                    {"type": "hstack", "spacing": 12, "children": [
                      {"type": "image", "name": "pin", "width": 24, "height": 24},
                      {"type": "text", "text": "$item", "lineLimit": 2},
                      {"type": "spacer", "minLength": 0}],
                      "modifiers": [{"padding": {"vertical": 12}}]},
                    {"type": "divider"}]}}]}]},
            {"type": "calendar", "month": "2026-12", "selected": [3, 9]}
          ],
          "modifiers": [
            {"padding": {"horizontal": 20, "top": 24, "bottom": 8}},
            {"frame": {"maxWidth": "infinity", "alignment": "leading"}}
          ]
        },
        "bottom": {"type": "button", "text": "Continue", "style": "borderedProminent",
          "controlSize": "large", "modifiers": [{"padding": 16}]}
      }]
    }
    """
}

@Suite struct FixtureRoundTripTests {
  private func summaries(_ steps: [Step], _ one: TestCase) throws -> [[String]] {
    try steps.map {
      Frames.summary(try Shared.resolver.get().resolve($0, in: one.window(), locale: one.facts))
    }
  }

  private func read(_ text: String) throws -> FlowDocument {
    try FlowDocument(reading: SourceText(file: "again.json", text))
  }

  @Test func `there are fixtures`() { #expect(FlowFixture.all.count >= 4) }

  @Test(arguments: FlowFixture.all, TestCase.all)
  func `a document survives the way through text`(_ flow: FlowFixture, _ one: TestCase) throws {
    let document = try flow.document()
    let again = try read(JSONWriter.text(document.output))
    #expect(again.output == document.output)
    let before = try summaries(document.flow(in: one.locale).steps, one)
    #expect(try summaries(again.flow(in: one.locale).steps, one) == before)
  }

  @Test(arguments: FlowFixture.all, TestCase.all)
  func `a tree survives the way through a document`(_ flow: FlowFixture, _ one: TestCase) throws {
    let steps = try flow.document().flow(in: one.locale)
    let encoded = try FlowDocument(encoding: steps, in: one.environment())
    let again = try read(JSONWriter.text(encoded.output)).flow(in: one.locale)
    #expect(try summaries(again.steps, one) == summaries(steps.steps, one))
  }

  @Test(arguments: TestCase.all)
  func `Swift and JSON give the same step`(_ one: TestCase) throws {
    let step = Step("mood") {
      Mood()
    } bottom: {
      Button("Continue") {}.buttonStyle(.borderedProminent).controlSize(.large).padding()
    }
    let document = try read(Mood.document).flow(in: one.locale)
    #expect(try summaries([step], one) == summaries(document.steps, one))
    let resolver = try Shared.resolver.get()
    let first = resolver.resolve(step, in: try one.window(), locale: one.facts)
    let second = resolver.resolve(document.steps[0], in: try one.window(), locale: one.facts)
    #expect(first.issues == second.issues)
  }
}
