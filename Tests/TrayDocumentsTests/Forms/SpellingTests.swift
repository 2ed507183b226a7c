// SPDX-License-Identifier: MIT

import Testing
import TrayDocuments
import TrayKit

/// Types, keys and modifiers as SwiftUI spells them.
@Suite struct SpellingTests {
  /// The types of views that need no key of their own, by what Swift calls them.
  static let types: [(name: String, type: any Any.Type)] = [
    ("vstack", VStack<Text>.self), ("hstack", HStack<Text>.self), ("zstack", ZStack<Text>.self),
    ("flow", HFlow<Text>.self), ("vflow", VFlow<Text>.self), ("scroll", ScrollView<Text>.self),
    ("group", Group<Text>.self), ("spacer", Spacer.self), ("divider", Divider.self),
    ("searchfield", SearchField.self), ("color", Color.self), ("rectangle", Rectangle.self),
    ("capsule", Capsule.self), ("circle", Circle.self), ("ellipse", Ellipse.self),
    ("grid", Grid<Text>.self), ("gridrow", GridRow<Text>.self),
    ("lazyvstack", LazyVStack<Text>.self), ("lazyhstack", LazyHStack<Text>.self),
    ("viewthatfits", ViewThatFits<Text>.self), ("linebreak", LineBreak.self),
    ("list", List<Text>.self), ("form", Form<Text>.self), ("slider", Slider.self),
    ("progressview", ProgressView<Text>.self),
  ]

  @Test(arguments: types.map { ($0.name, "\($0.type)".prefix { $0 != "<" }) })
  func `a type is also read by its name in Swift`(name: String, swift: Substring) throws {
    let children = #""modifiers": [{"frame": {"width": 90}}]}"#
    let named = try SpelledView.output(#"{"type": "\#(name)", \#(children)"#)
    #expect(try SpelledView.output(#"{"type": "\#(swift)", \#(children)"#) == named)
  }

  @Test(arguments: [
    (#"{"type": "button", "title": "a"}"#, #"{"type": "button", "text": "a"}"#),
    (#"{"type": "picker", "title": "a"}"#, #"{"type": "picker", "text": "a"}"#),
    (#"{"type": "progressview", "title": "a"}"#, #"{"type": "progressview", "text": "a"}"#),
    (
      #"{"type": "toggle", "title": "a", "isOn": true}"#,
      #"{"type": "toggle", "text": "a", "on": true}"#
    ),
    (
      #"{"type": "chip", "text": "a", "isSelected": true, "systemName": "b"}"#,
      #"{"type": "chip", "text": "a", "selected": true, "systemImage": "b"}"#
    ),
    (
      #"{"type": "label", "text": "a", "systemName": "b"}"#,
      #"{"type": "label", "text": "a", "systemImage": "b"}"#
    ),
    (#"{"type": "image", "systemImage": "b"}"#, #"{"type": "image", "systemName": "b"}"#),
    (
      #"{"type": "disclosuregroup", "text": "a", "isExpanded": true}"#,
      #"{"type": "disclosuregroup", "text": "a", "expanded": true}"#
    ),
    (
      #"{"type": "text", "text": "a", "font": "headline"}"#,
      #"{"type": "text", "text": "a", "style": "headline"}"#
    ),
    (
      #"{"type": "spacer", "modifiers": [{"presentationDetents": ["hug"]}]}"#,
      #"{"type": "spacer", "modifiers": [{"detents": ["hug"]}]}"#
    ),
    (
      #"{"type": "spacer", "modifiers": [{"foregroundColor": "red"}]}"#,
      #"{"type": "spacer", "modifiers": [{"foregroundStyle": "red"}]}"#
    ),
  ])
  func `a key as SwiftUI spells it means the same`(spelled: String, written: String) throws {
    #expect(try SpelledView.output(spelled) == SpelledView.output(written))
  }

  @Test(arguments: [
    (#"{"type": "button", "text": "a", "title": "b"}"#, #"either "text" or "title""#),
    (#"{"type": "button", "title": "b", "text": "a"}"#, #"either "title" or "text""#),
    (#"{"type": "toggle", "text": "a", "on": true, "isOn": false}"#, #"either "on" or "isOn""#),
    (#"{"type": "text", "text": "a", "font": "body", "size": 9}"#, #"either "font" or "size""#),
  ])
  func `two keys that mean the same are an error that names both`(
    json: String, message: String
  ) {
    let errors = SpelledView.errors(SpelledView.flow(json))
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }

  @Test func `an error about a key names it as the document does`() {
    let errors = SpelledView.errors(SpelledView.flow(#"{"type": "button", "title": 3}"#))
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains("title") == true, "\(errors)")
  }
}
