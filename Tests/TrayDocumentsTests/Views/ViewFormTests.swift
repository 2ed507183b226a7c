// SPDX-License-Identifier: MIT

import TrayDocuments
import Testing
import TrayKit

/// Views that documents know from a table, beside the same views in Swift.
@Suite struct ViewFormTests {
  private static let two = """
    [{"type": "text", "text": "a", "style": "title"}, {"type": "text", "text": "bcd"}]
    """

  @ViewBuilder private static var pair: some View {
    Text("a").font(.title)
    Text("bcd")
  }

  static let grids = [
    SpelledView(
      #"{"type": "grid", "children": [{"type": "gridrow", "children": \#(two)},"#
        + #" {"type": "divider"}, {"type": "gridrow", "children": \#(two)}]}"#
    ) {
      Grid {
        GridRow { pair }
        Divider()
        GridRow { pair }
      }
    },
    SpelledView(
      #"{"type": "grid", "alignment": "topTrailing", "horizontalSpacing": 3, "verticalSpacing": 4,"#
        + #" "children": [{"type": "gridrow", "alignment": "firstTextBaseline","#
        + #" "children": \#(two)}, {"repeat": ["x", "y"], "as": {"type": "text","#
        + #" "text": "$item"}}]}"#
    ) {
      Grid(alignment: .topTrailing, horizontalSpacing: 3, verticalSpacing: 4) {
        GridRow(alignment: .firstTextBaseline) { pair }
        ForEach(["x", "y"], id: \.self) { Text($0) }
      }
    },
    SpelledView(
      #"{"type": "lazyvgrid", "columns": [{"fixed": 70}, {"adaptive": {"minimum": 40}}],"#
        + #" "children": \#(two)}"#
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { pair }
    },
    SpelledView(
      #"{"type": "lazyvgrid", "columns": [{}, {"flexible": {"minimum": 20, "maximum": 60},"#
        + #" "spacing": 1, "alignment": "bottomTrailing"}], "alignment": "leading","#
        + #" "spacing": 5, "children": \#(two)}"#
    ) {
      LazyVGrid(
        columns: [
          GridItem(),
          GridItem(.flexible(minimum: 20, maximum: 60), spacing: 1, alignment: .bottomTrailing),
        ], alignment: .leading, spacing: 5
      ) { pair }
    },
    SpelledView(
      #"{"type": "lazyhgrid", "rows": [{"fixed": 30}, {"fixed": 40}], "alignment": "top","#
        + #" "spacing": 2, "children": \#(two)}"#
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))], alignment: .top, spacing: 2) {
        pair
      }
    },
  ]

  static let containers = [
    SpelledView(#"{"type": "lazyvstack", "children": \#(two)}"#) { LazyVStack { pair } },
    SpelledView(
      #"{"type": "lazyvstack", "alignment": "trailing", "spacing": 3, "children": \#(two)}"#
    ) { LazyVStack(alignment: .trailing, spacing: 3) { pair } },
    SpelledView(
      #"{"type": "lazyhstack", "alignment": "lastTextBaseline", "spacing": 3,"#
        + #" "children": \#(two)}"#
    ) { LazyHStack(alignment: .lastTextBaseline, spacing: 3) { pair } },
    SpelledView(
      #"{"type": "viewthatfits", "axes": "horizontal", "children": [{"type": "image","#
        + #" "name": "a", "width": 9000, "height": 10}, {"type": "text", "text": "a"}]}"#
    ) {
      ViewThatFits(in: .horizontal) {
        Image("a").environment(\.imageSizes, ["a": Size(width: 9000, height: 10)])
        Text("a")
      }
    },
    SpelledView(#"{"type": "viewthatfits", "children": \#(two)}"#) { ViewThatFits { pair } },
    SpelledView(
      #"{"type": "geometryreader", "children": \#(two), "modifiers": [{"frame":"#
        + #" {"height": 80}}]}"#
    ) { GeometryReader { _ in pair }.frame(height: 80) },
    SpelledView(
      #"{"type": "flow", "children": [{"type": "text", "text": "a"}, {"type": "linebreak"},"#
        + #" {"type": "text", "text": "b"}]}"#
    ) {
      HFlow {
        Text("a")
        LineBreak()
        Text("b")
      }
    },
    SpelledView(#"{"type": "ellipse"}"#) { Ellipse() },
    SpelledView(#"{"type": "calendar", "system": "hebrew", "date": "2021-12-20"}"#) {
      CalendarMonth(
        containing: CivilDate(dayNumber: 18_981), in: .hebrew, localeIdentifier: "en"
      ).map { CalendarGrid(month: $0) }
    },
    SpelledView(#"{"type": "calendar", "date": "2026-12-24", "selected": [30, 31], "today": 24}"#) {
      CivilMonth("2026-12").map { CalendarGrid(month: $0, selected: 30...31, today: 24) }
    },
  ]

  static let lists = [
    SpelledView(#"{"type": "list", "children": \#(two)}"#) { List { pair } },
    SpelledView(#"{"type": "form", "children": \#(two)}"#) { Form { pair } },
    SpelledView(
      #"{"type": "list", "modifiers": [{"listStyle": "plain"}], "children": [{"type": "section","#
        + #" "header": "Above", "children": \#(two), "footer": [{"type": "text","#
        + #" "text": "Below"}]}, {"type": "section", "children": []}]}"#
    ) {
      List {
        Section {
          pair
        } header: {
          Text("Above")
        } footer: {
          Text("Below")
        }
        Section {}
      }.listStyle(.plain)
    },
  ]

  static let controls = [
    SpelledView(#"{"type": "label", "text": "Map", "systemImage": "map"}"#) {
      Label("Map", systemImage: "map")
    },
    SpelledView(#"{"type": "label", "title": \#(two), "image": "pin"}"#) {
      Label {
        pair
      } icon: {
        Image("pin")
      }
    },
    SpelledView(#"{"type": "toggle", "text": "On", "on": true}"#) {
      Toggle("On", isOn: .constant(true))
    },
    SpelledView(#"{"type": "toggle", "label": \#(two)}"#) {
      Toggle(isOn: .constant(false)) { pair }
    },
    SpelledView(#"{"type": "stepper", "text": "Count", "value": 2}"#) {
      Stepper("Count", value: .constant(2))
    },
    SpelledView(#"{"type": "slider", "value": 0.5}"#) { Slider(value: .constant(0.5)) },
    SpelledView(#"{"type": "textfield", "title": "Name", "focused": true}"#) { FocusedField() },
    SpelledView(
      #"{"type": "textfield", "title": "Name", "prompt": "Your name", "axis": "vertical"}"#
    ) {
      TextField("Name", text: .constant(""), prompt: Text("Your name"), axis: .vertical)
    },
    SpelledView(#"{"type": "securefield", "title": "Word", "text": "abc"}"#) {
      SecureField("Word", text: .constant("abc"))
    },
    SpelledView(
      #"{"type": "picker", "text": "Kind", "selection": "b", "children": ["#
        + #"{"type": "text", "text": "one", "modifiers": [{"tag": "a"}]},"#
        + #" {"type": "text", "text": "other", "modifiers": [{"tag": "b"}]}]}"#
    ) {
      Picker("Kind", selection: .constant("b")) {
        Text("one").tag("a")
        Text("other").tag("b")
      }
    },
    SpelledView(
      #"{"type": "disclosuregroup", "text": "More", "expanded": true, "children": \#(two)}"#
    ) { DisclosureGroup("More", isExpanded: .constant(true)) { pair } },
    SpelledView(#"{"type": "disclosuregroup", "label": \#(two), "children": \#(two)}"#) {
      DisclosureGroup {
        pair
      } label: {
        pair
      }
    },
    SpelledView(#"{"type": "progressview"}"#) { ProgressView() },
    SpelledView(#"{"type": "progressview", "text": "Loading", "value": 1, "total": 4}"#) {
      ProgressView("Loading", value: 1, total: 4)
    },
  ]

  static let all = grids + containers + lists + controls

  @Test(arguments: all)
  func `a view is what it is in Swift`(_ spelled: SpelledView) throws {
    try spelled.check(TestCase())
    try spelled.check(TestCase(device: "iphone-se-1", textSize: .accessibility2, locale: "ar"))
  }

  @Test(arguments: all)
  func `what was read is written so that it reads the same`(_ spelled: SpelledView) throws {
    let document = try FlowDocument(
      reading: SourceText(file: "a", SpelledView.flow(spelled.json)))
    let text = JSONWriter.text(document.output)
    let again = try FlowDocument(reading: SourceText(file: "b", text))
    #expect(again.output == document.output)
    let one = TestCase()
    let resolver = try Shared.resolver.get()
    let (first, second) = (
      resolver.resolve(document.flow(in: "en").steps[0], in: try one.window()),
      resolver.resolve(again.flow(in: "en").steps[0], in: try one.window())
    )
    #expect(Frames.summary(first) == Frames.summary(second))
  }

  @Test(
    arguments: [
      (#"{"type": "grid", "spacing": 3}"#, "unknown key \"spacing\"", nil),
      (#"{"type": "gridRow"}"#, "unknown", "gridrow"),
      (#"{"type": "lazyvgird"}"#, "unknown", "lazyvgrid"),
      (#"{"type": "lazyvgrid"}"#, "the key \"columns\" is missing; expected an array", nil),
      (
        #"{"type": "lazyvgrid", "columns": [{"fixed": 3, "flexible": {}}]}"#,
        "expected either \"fixed\" or \"flexible\", found both", nil
      ),
      (
        #"{"type": "lazyvgrid", "columns": [{"adaptive": {}}]}"#,
        "the key \"minimum\" is missing; expected a number", nil
      ),
      (#"{"type": "lazyhgrid", "rows": [{"fixed": -1}]}"#, "a number from 0 to 100000", nil),
      (#"{"type": "viewthatfits", "axes": "vertcal"}"#, "expected one of vertical", "vertical"),
      (#"{"type": "toggle"}"#, "the key \"text\" is missing; expected a string", nil),
      (
        #"{"type": "toggle", "text": "a", "label": []}"#,
        "expected either \"text\" or \"label\", found both", nil
      ),
      (#"{"type": "toggle", "text": "a", "on": 1}"#, "expected true or false", nil),
      (#"{"type": "textfield", "text": "a"}"#, "the key \"title\" is missing", nil),
      (#"{"type": "picker", "text": "a", "selecton": "b"}"#, "unknown key", "selection"),
      (
        #"{"type": "section", "header": 3}"#, "expected a string or an array, found the number 3",
        nil
      ),
      (
        #"{"type": "section", "header": "@none"}"#, "no language of the document has the string",
        nil
      ),
      (#"{"type": "slider", "value": 3}"#, "a number from 0 to 1", nil),
    ] as [(String, String, String?)])
  func `what is invalid is an error, with the nearest name`(
    json: String, message: String, suggestion: String?
  ) {
    let errors = SpelledView.errors(SpelledView.flow(json))
    #expect(errors.count == 1, "\(errors)")
    let error = errors.first ?? ""
    #expect(error.contains(message) || suggestion != nil, "\(errors)")
    if let suggestion { #expect(error.hasSuffix("[\(suggestion)]"), "\(errors)") }
  }
}

/// A field with the focus.
private struct FocusedField: View {
  @FocusState private var field: Int?
  var body: some View { TextField("Name", text: .constant("")).focused($field, equals: nil) }
}
