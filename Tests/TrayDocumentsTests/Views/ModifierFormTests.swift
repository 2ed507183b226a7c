// SPDX-License-Identifier: MIT

import TrayDocuments
import Testing
import TrayKit

/// Modifiers that documents know from a table, beside the same modifiers in Swift.
@Suite struct ModifierFormTests {
  /// A text in a modifier beside others in a container, and the same in Swift.
  private static func modified<Content: View>(
    _ modifier: String, @ViewBuilder _ view: @escaping @Sendable (Text) -> Content
  ) -> SpelledView {
    SpelledView(
      #"{"type": "vstack", "children": [{"type": "text", "text": "Some words", "modifiers": ["#
        + modifier + #"]}, {"type": "text", "text": "below"}]}"#
    ) {
      VStack {
        view(Text("Some words"))
        Text("below")
      }
    }
  }

  /// A cell of a grid in a modifier.
  private static func cell<Content: View>(
    _ modifier: String, @ViewBuilder _ view: @escaping @Sendable (Text) -> Content
  ) -> SpelledView {
    SpelledView(
      #"{"type": "grid", "children": [{"type": "gridrow", "children": [{"type": "text","#
        + #" "text": "a", "modifiers": ["# + modifier + #"]}, {"type": "text", "text": "b"}]},"#
        + #" {"type": "gridrow", "children": [{"type": "text", "text": "longer"},"#
        + #" {"type": "color"}]}]}"#
    ) {
      Grid {
        GridRow {
          view(Text("a"))
          Text("b")
        }
        GridRow {
          Text("longer")
          Color.gray
        }
      }
    }
  }

  static let layouts = [
    cell(#"{"gridCellColumns": 2}"#) { $0.gridCellColumns(2) },
    cell(#"{"gridCellUnsizedAxes": "horizontal"}"#) { $0.gridCellUnsizedAxes(.horizontal) },
    cell(#"{"gridCellAnchor": "bottomTrailing"}"#) { $0.gridCellAnchor(.bottomTrailing) },
    cell(#"{"gridCellAnchor": {"x": 0.25, "y": 1}}"#) {
      $0.gridCellAnchor(UnitPoint(x: 0.25, y: 1))
    },
    cell(#"{"gridColumnAlignment": "trailing"}"#) { $0.gridColumnAlignment(.trailing) },
    modified(#"{"containerRelativeFrame": "horizontal"}"#) {
      $0.containerRelativeFrame(.horizontal)
    },
    modified(
      #"{"containerRelativeFrame": {"axes": "horizontal", "count": 3, "span": 2, "spacing": 6,"#
        + #" "alignment": "leading"}}"#
    ) {
      $0.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6, alignment: .leading)
    },
    modified(#"{"alignmentGuide": {"guide": "leading", "value": 30}}"#) {
      $0.alignmentGuide(.leading) { _ in 30 }
    },
    modified(#"{"alignmentGuide": {"guide": "firstTextBaseline", "value": 3}}"#) {
      $0.alignmentGuide(.firstTextBaseline) { _ in 3 }
    },
    SpelledView(
      #"{"type": "flow", "children": [{"type": "text", "text": "a"}, {"type": "color","#
        + #" "modifiers": [{"startInNewLine": true}, {"flexibility": "minimum"}]}]}"#
    ) {
      HFlow {
        Text("a")
        Color.gray.startInNewLine().flexibility(.minimum)
      }
    },
    SpelledView(
      #"{"type": "list", "children": [{"type": "text", "text": "a", "modifiers": ["#
        + #"{"listRowInsets": {"leading": 40, "top": 3}}]}, {"type": "text", "text": "b","#
        + #" "modifiers": [{"listRowInsets": 2}]}]}"#
    ) {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 3, leading: 40, bottom: 0, trailing: 0))
        Text("b").listRowInsets(EdgeInsets(.all, 2))
      }
    },
    modified(#"{"hidden": true}"#) { $0.hidden() },
    modified(#"{"hidden": false}"#) { $0 },
    modified(#"{"tag": "a"}"#) { $0.tag("a") },
    modified(#"{"padding": {"leading": 9}}, {"environment": {"layoutDirection": "rightToLeft"}}"#) {
      $0.padding(.leading, 9).environment(\.layoutDirection, .rightToLeft)
    },
    modified(#"{"environment": {"dynamicTypeSize": "accessibility1"}}"#) {
      $0.dynamicTypeSize(.accessibility1)
    },
  ]

  static let styles = [
    modified(#"{"textCase": "uppercase"}"#) { $0.textCase(.uppercase) },
    modified(#"{"fontDesign": "monospaced"}"#) { $0.fontDesign(.monospaced) },
    SpelledView(
      #"{"type": "label", "text": "a", "systemImage": "b", "modifiers": ["#
        + #"{"labelStyle": "titleOnly"}]}"#
    ) { Label("a", systemImage: "b").labelStyle(.titleOnly) },
    SpelledView(#"{"type": "toggle", "text": "a", "modifiers": [{"labelsHidden": true}]}"#) {
      Toggle("a", isOn: .constant(false)).labelsHidden()
    },
    SpelledView(#"{"type": "list", "modifiers": [{"listStyle": "inset"}]}"#) {
      List {}.listStyle(.inset)
    },
    SpelledView(
      #"{"type": "picker", "text": "a", "children": [{"type": "text", "text": "b"}],"#
        + #" "modifiers": [{"pickerStyle": "segmented"}]}"#
    ) { Picker("a", selection: .constant("")) { Text("b") }.pickerStyle(.segmented) },
    SpelledView(
      #"{"type": "textfield", "title": "a", "modifiers": [{"textFieldStyle": "roundedBorder"}]}"#
    ) { TextField("a", text: .constant("")).textFieldStyle(.roundedBorder) },
    SpelledView(
      #"{"type": "toggle", "text": "a", "modifiers": [{"toggleStyle": "button"}]}"#
    ) { Toggle("a", isOn: .constant(false)).toggleStyle(.button) },
    modified(#"{"disabled": true}"#) { $0.disabled(true) },
  ]

  static let looks = [
    modified(#"{"foregroundStyle": "red"}, {"tint": "blue"}, {"opacity": 0.5}"#) {
      AnyView($0).foregroundStyle(.red).tint(.blue).opacity(0.5)
    },
    modified(#"{"cornerRadius": 8}, {"clipped": true}, {"border": "gray"}"#) {
      $0.cornerRadius(8).clipped().border(.gray)
    },
    modified(#"{"shadow": {"radius": 3, "y": 1}}, {"zIndex": 2}, {"rotationEffect": 45}"#) {
      $0.shadow(radius: 3, y: 1).zIndex(2).rotationEffect(.degrees(45))
    },
    modified(#"{"scaleEffect": 2}, {"blur": 1}, {"accessibilityLabel": "a"}"#) {
      $0.scaleEffect(2).blur(radius: 1).accessibilityLabel("a")
    },
    modified(#"{"accessibilityHidden": true}"#) { $0.accessibilityHidden(true) },
  ]

  static let reveals = [
    modified(#"{"morphSource": "save"}"#) { $0.morphSource("save") },
    modified(#"{"morphDestination": {"id": "save", "cornerRadius": 8}}"#) {
      $0.morphDestination("save", cornerRadius: 8)
    },
  ]

  static let all = layouts + styles + looks + reveals

  @Test(arguments: all)
  func `a modifier is what it is in Swift`(_ spelled: SpelledView) throws {
    try spelled.check(TestCase())
    try spelled.check(TestCase(device: "iphone-se-1", textSize: .accessibility2, locale: "ar"))
  }

  @Test(arguments: all)
  func `what was read is written so that it reads the same`(_ spelled: SpelledView) throws {
    let document = try FlowDocument(
      reading: SourceText(file: "a", SpelledView.flow(spelled.json)))
    let again = try FlowDocument(
      reading: SourceText(file: "b", JSONWriter.text(document.output)))
    #expect(again.output == document.output)
  }

  @Test(
    arguments: [
      (#"{"gridCellColums": 2}"#, "unknown modifier", "gridCellColumns"),
      (#"{"gridCellColumns": 0}"#, "a whole number from 1 to 1000", nil),
      (#"{"gridCellAnchor": "botom"}"#, "expected one of center", "bottom"),
      (#"{"gridCellAnchor": {"x": 1}}"#, "the key \"y\" is missing", nil),
      (#"{"gridCellAnchor": 3}"#, "or an object, found the number 3", nil),
      (#"{"containerRelativeFrame": {"count": 3}}"#, "the key \"axes\" is missing", nil),
      (#"{"alignmentGuide": {"guide": "center", "value": 3}}"#, "expected one of leading", nil),
      (#"{"environment": {"layoutDirecton": "rightToLeft"}}"#, "unknown key", "layoutDirection"),
      (#"{"listStyle": "insetGroupd"}"#, "expected one of automatic, plain", "insetGrouped"),
      (#"{"shadow": {"x": 3}}"#, "the key \"radius\" is missing", nil),
      (#"{"opacity": 2}"#, "a number from 0 to 1", nil),
      (#"{"morphSource": {"cornerRadius": 8}}"#, "the key \"id\" is missing", nil),
    ] as [(String, String, String?)])
  func `what is invalid is an error, with the nearest name`(
    modifier: String, message: String, suggestion: String?
  ) {
    let errors = SpelledView.errors(
      SpelledView.flow(#"{"type": "color", "modifiers": [\#(modifier)]}"#))
    #expect(errors.count == 1, "\(errors)")
    let error = errors.first ?? ""
    #expect(error.contains(message), "\(errors)")
    if let suggestion { #expect(error.hasSuffix("[\(suggestion)]"), "\(errors)") }
  }
}
