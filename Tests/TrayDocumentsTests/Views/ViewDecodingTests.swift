// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing
import TrayKit

@Suite struct ViewDecodingTests {
  private static let month = CivilMonth("2026-12") ?? CivilDate(dayNumber: 0).civilMonth
  private static let words = "Some words that need more than a line on any phone that there is."

  static let texts = [
    SpelledView(#"{"type": "text", "text": "a"}"#) { Text("a") },
    SpelledView(#"{"type": "text", "text": "a", "style": "largeTitle", "weight": "heavy"}"#) {
      Text("a").font(.largeTitle).fontWeight(.heavy)
    },
    SpelledView(#"{"type": "text", "text": "a", "style": "title2", "bold": true, "italic": true}"#)
    { Text("a").font(.title2).bold().italic() },
    SpelledView(#"{"type": "text", "text": "a", "size": 31, "weight": 650}"#) {
      Text("a").font(.system(size: 31)).fontWeight(Font.Weight(value: 650))
    },
    SpelledView(#"{"type": "text", "text": "a1", "design": "monospaced"}"#) {
      Text("a1").font(.system(.body, design: .monospaced))
    },
    SpelledView(#"{"type": "text", "text": "a", "family": "Inter", "size": 20}"#) {
      Text("a").font(.custom("Inter", size: 20))
    },
    SpelledView(#"{"type": "text", "text": "a", "family": "Inter", "style": "caption"}"#) {
      Text("a").font(.custom("Inter", size: 12, relativeTo: .caption))
    },
    SpelledView(#"{"type": "text", "text": "a", "family": "Inter", "fixedSize": 20}"#) {
      Text("a").font(.custom("Inter", fixedSize: 20))
    },
    SpelledView(#"{"type": "text", "text": "\#(words)", "lineLimit": 1}"#) {
      Text(words).lineLimit(1)
    },
    SpelledView(#"{"type": "text", "text": "a", "lineLimit": 3, "reservesSpace": true}"#) {
      Text("a").lineLimit(3, reservesSpace: true)
    },
    SpelledView(#"{"type": "text", "text": "a", "lineLimit": {"min": 2, "max": 3}}"#) {
      Text("a").lineLimit(2...3)
    },
    SpelledView(#"{"type": "text", "text": "a", "lineLimit": {"min": 2}}"#) {
      Text("a").lineLimit(2...)
    },
    SpelledView(
      #"{"type": "text", "text": "\#(words)", "lineSpacing": 9, "tracking": 3,"#
        + #" "multilineTextAlignment": "center", "truncationMode": "head"}"#
    ) {
      Text(words).tracking(3).lineSpacing(9).multilineTextAlignment(.center).truncationMode(.head)
    },
    SpelledView(
      #"{"type": "text", "text": "\#(words)", "lineLimit": 1, "minimumScaleFactor": 0.5}"#
    ) { Text(words).lineLimit(1).minimumScaleFactor(0.5) },
    SpelledView(
      #"{"type": "text", "style": "title", "runs": [{"text": "a", "weight": "bold"},"#
        + #" {"text": "b", "style": "caption", "tracking": 4}]}"#
    ) { AnyView(Text("a").fontWeight(.bold) + Text("b").font(.caption).tracking(4)).font(.title) },
    SpelledView(#"{"type": "text", "runs": []}"#) { Text("") },
  ]

  static let controls = [
    SpelledView(#"{"type": "chip", "text": "a"}"#) { Chip("a") },
    SpelledView(#"{"type": "chip", "text": "a", "selected": true, "systemImage": "star"}"#) {
      Chip("a", isSelected: true, systemImage: "star")
    },
    SpelledView(#"{"type": "button", "text": "Go"}"#) { Button("Go") {} },
    SpelledView(
      #"{"type": "button", "text": "Go", "style": "bordered", "controlSize": "mini"}"#
    ) { Button("Go") {}.buttonStyle(.bordered).controlSize(.mini) },
    SpelledView(
      #"{"type": "button", "children": [{"type": "text", "text": "a"}, {"type": "color"}]}"#
    ) {
      Button {
      } label: {
        Text("a")
        Color.gray
      }
    },
    SpelledView(#"{"type": "searchfield"}"#) { SearchField("") },
    SpelledView(#"{"type": "searchfield", "prompt": "a", "text": "b", "focused": true}"#) {
      SearchField("a", text: "b", isFocused: true)
    },
    SpelledView(#"{"type": "calendar", "month": "2026-12"}"#) { CalendarGrid(month: month) },
    SpelledView(
      #"{"type": "calendar", "month": "2026-12", "selected": [3, 9], "firstWeekday": "monday","#
        + #" "cellHeight": 30, "rowSpacing": 1, "showsWeekdays": false,"#
        + #" "alwaysShowsSixWeeks": true}"#
    ) {
      CalendarGrid(
        month: month, selected: 3...9, firstWeekday: .monday, cellHeight: 30, rowSpacing: 1,
        showsWeekdays: false, alwaysShowsSixWeeks: true)
    },
  ]

  static let pictures = [
    SpelledView(#"{"type": "image", "name": "a", "width": 30, "height": 20}"#) {
      Image("a").environment(\.imageSizes, ["a": Size(width: 30, height: 20)])
    },
    SpelledView(#"{"type": "image", "name": "a"}"#) { Image("a") },
    SpelledView(#"{"type": "image", "systemName": "star"}"#) { Image(systemName: "star") },
    SpelledView(#"{"type": "image", "name": "a", "resizable": true}"#) { Image("a").resizable() },
    SpelledView(#"{"type": "color", "color": "red"}"#) { Color.red },
    SpelledView(#"{"type": "color"}"#) { Color.gray },
    SpelledView(#"{"type": "rectangle"}"#) { Rectangle() },
    SpelledView(#"{"type": "capsule"}"#) { Capsule() },
    SpelledView(#"{"type": "circle"}"#) { Circle() },
    SpelledView(#"{"type": "roundedrectangle", "cornerRadius": 8}"#) {
      RoundedRectangle(cornerRadius: 8)
    },
    SpelledView(#"{"type": "spacer"}"#) { Spacer() },
    SpelledView(#"{"type": "spacer", "minLength": 30}"#) { Spacer(minLength: 30) },
    SpelledView(#"{"type": "divider"}"#) { Divider() },
  ]

  private static let two = """
    [{"type": "text", "text": "a", "style": "title"}, {"type": "text", "text": "bcd"}]
    """

  @ViewBuilder private static var pair: some View {
    Text("a").font(.title)
    Text("bcd")
  }

  static let containers = [
    SpelledView(#"{"type": "vstack"}"#) { VStack {} },
    SpelledView(#"{"type": "vstack", "children": \#(two)}"#) { VStack { pair } },
    SpelledView(
      #"{"type": "vstack", "alignment": "trailing", "spacing": 3, "children": \#(two)}"#
    ) { VStack(alignment: .trailing, spacing: 3) { pair } },
    SpelledView(#"{"type": "hstack", "children": \#(two)}"#) { HStack { pair } },
    SpelledView(
      #"{"type": "hstack", "alignment": "lastTextBaseline", "spacing": -2, "children": \#(two)}"#
    ) { HStack(alignment: .lastTextBaseline, spacing: -2) { pair } },
    SpelledView(#"{"type": "zstack", "children": \#(two)}"#) { ZStack { pair } },
    SpelledView(
      #"{"type": "zstack", "alignment": "trailingFirstTextBaseline", "children": \#(two)}"#
    ) { ZStack(alignment: .trailingFirstTextBaseline) { pair } },
    SpelledView(#"{"type": "flow", "children": \#(two)}"#) { HFlow { pair } },
    SpelledView(
      #"{"type": "flow", "alignment": "top", "spacing": 300, "rowSpacing": 2,"#
        + #" "justified": true, "children": \#(two)}"#
    ) {
      HFlow(alignment: .top, itemSpacing: 300, rowSpacing: 2, justified: true) { pair }
    },
    SpelledView(#"{"type": "vflow", "children": \#(two)}"#) { VFlow { pair } },
    SpelledView(
      #"{"type": "vflow", "alignment": "leading", "itemSpacing": 900, "columnSpacing": 2,"#
        + #" "children": \#(two)}"#
    ) { VFlow(alignment: .leading, itemSpacing: 900, columnSpacing: 2) { pair } },
    SpelledView(#"{"type": "scroll", "children": \#(two)}"#) { ScrollView { pair } },
    SpelledView(#"{"type": "scroll", "axes": "horizontal", "children": \#(two)}"#) {
      ScrollView(.horizontal) { pair }
    },
    SpelledView(#"{"type": "scroll", "axes": "both", "children": \#(two)}"#) {
      ScrollView([.horizontal, .vertical]) { pair }
    },
    SpelledView(#"{"type": "group", "children": \#(two), "modifiers": [{"padding": 5}]}"#) {
      Group { pair }.padding(5)
    },
    SpelledView(#"{"type": "group", "children": \#(two), "id": "both"}"#) {
      Group { pair }.id("both")
    },
    SpelledView(#"{"repeat": ["a", "b"], "as": {"type": "chip", "text": "$item"}}"#) {
      ForEach(["a", "b"], id: \.self) { Chip($0) }
    },
    SpelledView(#"{"repeat": [], "as": {"type": "chip", "text": "$item"}}"#) { EmptyView() },
  ]

  @Test(arguments: texts + controls + pictures + containers)
  func `a view is what it is in Swift`(_ spelled: SpelledView) throws {
    try spelled.check(TestCase())
    try spelled.check(TestCase(device: "iphone-se-1", textSize: .accessibility2, locale: "de"))
  }

  /// A view of each type at least.
  static let all = texts + controls + pictures + containers + ViewFormTests.all

  @Test func `every type is tested`() {
    for type in ViewTypes.all {
      #expect(Self.all.contains { $0.json.contains("\"type\": \"\(type)\"") }, "\(type)")
    }
    #expect(ViewTypes.all.count == 42)
  }

  @Test(arguments: [
    (#"{"type": "text"}"#, "key \"text\" is missing; expected a string"),
    (#"{"type": "text", "text": "a", "runs": []}"#, "either \"text\" or \"runs\", found both"),
    (#"{"type": "text", "text": "a", "style": "body", "size": 3}"#, "either \"style\" or \"size\""),
    (#"{"type": "text", "text": "a", "fixedSize": 3}"#, "expected \"family\" beside \"fixedSize\""),
    (#"{"type": "text", "text": "a", "family": "I", "fixedSize": 3, "size": 3}"#, "\"fixedSize\""),
    (#"{"type": "text", "text": "a", "family": "I", "design": "serif"}"#, "\"design\", found both"),
    (#"{"type": "text", "text": "a", "weight": 1001}"#, "a whole number from 1 to 1000"),
    (#"{"type": "text", "text": "a", "lineLimit": 0}"#, "a whole number from 1 to 10000"),
    (#"{"type": "text", "text": "a", "lineLimit": {"min": 3, "max": 2}}"#, "below the least one"),
    (#"{"type": "text", "text": "a", "reservesSpace": true}"#, "expected \"lineLimit\" beside"),
    (#"{"type": "text", "text": "a", "minimumScaleFactor": 2}"#, "a number from 0 to 1"),
    (#"{"type": "button"}"#, "the key \"text\" is missing"),
    (#"{"type": "button", "text": "a", "children": []}"#, "either \"text\" or \"children\""),
    (#"{"type": "image"}"#, "expected \"name\" or \"systemName\""),
    (#"{"type": "image", "name": "a", "systemName": "b"}"#, "\"systemName\", found both"),
    (#"{"type": "image", "name": "a", "width": 3}"#, "expected both \"width\" and \"height\""),
    (#"{"type": "image", "name": "a", "width": -3, "height": 3}"#, "a number from 0 to 100000"),
    (#"{"type": "calendar", "month": "2026-13"}"#, "a month such as \"2026-12\""),
    (#"{"type": "calendar", "month": "2026-02", "selected": [3, 30]}"#, "number from 1 to 28"),
    (#"{"type": "calendar", "date": "2026-02-29"}"#, "a day such as \"2026-12-24\""),
    (
      #"{"type": "calendar", "system": "julian", "date": "2026-02-03"}"#, "one of gregorian, hebrew"
    ),
    (#"{"type": "calendar", "system": "hebrew"}"#, "the key \"date\" is missing"),
    (
      #"{"type": "calendar", "system": "hebrew", "date": "2026-02-03", "month": "2026-02"}"#,
      "not \"month\""
    ),
    (
      #"{"type": "calendar", "month": "2026-02", "selected": [9, 3]}"#, "the first and the last day"
    ),
    (#"{"type": "vstack", "alignment": "top"}"#, "expected one of leading, center, trailing"),
    (#"{"type": "roundedrectangle"}"#, "the key \"cornerRadius\" is missing"),
    (#"{"repeat": ["a"]}"#, "the key \"as\" is missing; expected a view"),
    (#"{"repeat": [3], "as": {"type": "color"}}"#, "expected a string, found the number 3"),
    (#"["a"]"#, "expected an object, found an array"), (#"{}"#, "the key \"type\" is missing"),
  ])
  func `what is invalid is an error`(json: String, message: String) {
    let errors = SpelledView.errors(SpelledView.flow(json))
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
