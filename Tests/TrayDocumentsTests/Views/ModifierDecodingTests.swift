// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayKit

@Suite struct ModifierDecodingTests {
  private static let words = "Some words that need more than a line on any phone that there is."

  /// A modifier of a text, and the same in Swift.
  private static func modified<Content: View>(
    _ modifier: String, @ViewBuilder _ view: @escaping @Sendable (Text) -> Content
  ) -> SpelledView {
    SpelledView(#"{"type": "text", "text": "\#(words)", "modifiers": [\#(modifier)]}"#) {
      view(Text(words))
    }
  }

  static let frames = [
    modified(#"{"frame": {"width": 90}}"#) { $0.frame(width: 90) },
    modified(#"{"frame": {"width": 90, "height": 300, "alignment": "bottomTrailing"}}"#) {
      $0.frame(width: 90, height: 300, alignment: .bottomTrailing)
    },
    modified(#"{"frame": {"width": null}}"#) { $0.frame(width: nil, height: nil) },
    modified(#"{"frame": {"minWidth": null}}"#) { $0.frame(minWidth: nil) },
    modified(
      #"{"frame": {"minWidth": 10, "idealWidth": 20, "maxWidth": 90, "minHeight": 30,"#
        + #" "idealHeight": 40, "maxHeight": "infinity", "alignment": "top"}}"#
    ) {
      $0.frame(
        minWidth: 10, idealWidth: 20, maxWidth: 90, minHeight: 30, idealHeight: 40,
        maxHeight: .infinity, alignment: .top)
    },
    modified(#"{"padding": 7}"#) { $0.padding(7) },
    modified(#"{"padding": true}"#) { $0.padding() },
    modified(#"{"padding": {"all": 9, "horizontal": 5, "top": 3, "trailing": 1}}"#) {
      $0.padding(EdgeInsets(top: 3, leading: 5, bottom: 9, trailing: 1))
    },
    modified(#"{"padding": {"vertical": 4, "leading": 2}}"#) {
      $0.padding(EdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 0))
    },
    modified(#"{"fixedSize": true}"#) { $0.fixedSize() },
    modified(#"{"fixedSize": {"horizontal": false}}"#) {
      $0.fixedSize(horizontal: false, vertical: true)
    },
    modified(#"{"layoutPriority": 2}"#) { $0.layoutPriority(2) },
    modified(#"{"offset": {"x": 5}}"#) { $0.offset(x: 5) },
    modified(#"{"offset": {"x": 5, "y": -6}}"#) { $0.offset(x: 5, y: -6) },
    modified(#"{"position": {"x": 50, "y": 60}}"#) { $0.position(x: 50, y: 60) },
    modified(#"{"aspectRatio": {"ratio": 2, "contentMode": "fit"}}"#) {
      $0.aspectRatio(2, contentMode: .fit)
    },
    modified(#"{"aspectRatio": {"contentMode": "fill"}}"#) { $0.aspectRatio(contentMode: .fill) },
    modified(#"{"id": "a"}"#) { $0.id("a") },
    modified(#"{"padding": 3}, {"frame": {"width": 100}}, {"padding": 2}"#) {
      $0.padding(3).frame(width: 100).padding(2)
    },
  ]

  static let layers = [
    modified(#"{"overlay": {"type": "color", "id": "c"}}"#) { $0.overlay { Color.gray.id("c") } },
    modified(
      #"{"overlay": {"alignment": "topTrailing", "content": {"type": "text", "text": "!"}}}"#
    ) { $0.overlay(alignment: .topTrailing) { Text("!") } },
    modified(#"{"background": {"content": {"type": "rectangle", "id": "c"}}}"#) {
      $0.background { Rectangle().id("c") }
    },
    modified(
      #"{"safeAreaInset": {"edge": "bottom", "content": {"type": "text", "text": "bar"}}}"#
    ) { $0.safeAreaInset(edge: .bottom) { Text("bar") } },
    modified(
      #"{"safeAreaInset": {"edge": "top", "alignment": "leading", "spacing": 3,"#
        + #" "content": {"type": "text", "text": "bar"}}}"#
    ) { $0.safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { Text("bar") } },
    modified(
      #"{"safeAreaInset": {"edge": "trailing", "alignment": "firstTextBaseline","#
        + #" "content": {"type": "text", "text": "bar"}}}"#
    ) { $0.safeAreaInset(edge: .trailing, alignment: .firstTextBaseline) { Text("bar") } },
    modified(
      #"{"safeAreaInset": {"edge": "leading", "content": {"type": "text", "text": "bar"}}}"#
    ) { $0.safeAreaInset(edge: .leading) { Text("bar") } },
  ]

  static let settings = [
    modified(#"{"font": "title"}"#) { AnyView($0).font(.title) },
    modified(#"{"font": {"style": "caption", "weight": "black", "italic": true}}"#) {
      AnyView($0).font(.caption).fontWeight(.black).italic()
    },
    modified(#"{"font": {"style": "body", "leading": "tight"}}"#) {
      AnyView($0).font(.body.leading(.tight))
    },
    modified(#"{"font": {"leading": "loose"}}"#) { AnyView($0).font(.body.leading(.loose)) },
    modified(#"{"fontWeight": "bold"}"#) { AnyView($0).fontWeight(.bold) },
    modified(#"{"bold": true}"#) { AnyView($0).bold() },
    modified(#"{"bold": false}, {"bold": true}"#) { AnyView($0).bold(false).bold() },
    modified(#"{"italic": true}"#) { AnyView($0).italic() },
    modified(#"{"monospacedDigit": true}"#) { AnyView($0).monospacedDigit() },
    modified(#"{"lineLimit": 1}"#) { $0.lineLimit(1) },
    modified(#"{"lineLimit": null}, {"lineLimit": 1}"#) { $0.lineLimit(nil).lineLimit(1) },
    modified(#"{"lineLimit": {"min": 4, "max": 5}}"#) { $0.lineLimit(4...5) },
    modified(#"{"lineLimit": 1}, {"truncationMode": "middle"}"#) {
      $0.lineLimit(1).truncationMode(.middle)
    },
    modified(#"{"lineLimit": 1}, {"minimumScaleFactor": 0.6}"#) {
      $0.lineLimit(1).minimumScaleFactor(0.6)
    },
    modified(#"{"lineSpacing": 8}"#) { $0.lineSpacing(8) },
    modified(#"{"lineHeight": 31}"#) { $0.lineHeight(31) },
    modified(#"{"tracking": 2}"#) { AnyView($0).tracking(2) },
    modified(#"{"kerning": 2}"#) { AnyView($0).kerning(2) },
    modified(#"{"baselineOffset": -2}"#) { AnyView($0).baselineOffset(-2) },
    modified(#"{"allowsTightening": true}"#) { $0.allowsTightening(true) },
    modified(#"{"multilineTextAlignment": "trailing"}"#) { $0.multilineTextAlignment(.trailing) },
    SpelledView(
      #"{"type": "button", "text": "Go", "modifiers": [{"controlSize": "large"},"#
        + #" {"buttonStyle": "borderedProminent"}]}"#
    ) { Button("Go") {}.controlSize(.large).buttonStyle(.borderedProminent) },
  ]

  static let declarations = [
    modified(#"{"detents": ["medium", {"height": 300}]}"#) { $0.detents([.medium, .height(300)]) },
    modified(#"{"detents": {"detents": ["hug", "large"], "initial": "large"}}"#) {
      $0.detents([.hug, .large], initial: .large)
    },
    modified(#"{"detents": ["large", {"fraction": 0.25}]}, {"dim": {"fraction(0.25)": 0.5}}"#) {
      $0.detents([.large, .fraction(0.25)])
        .dim(DimPolicy(levels: [.init(.fraction(0.25), 0.5)]))
    },
    modified(#"{"dim": 0.5}"#) { $0.dim(0.5) },
    modified(#"{"dim": {"onTap": "collapse", "default": 0.5}}"#) { $0.dim(0.5, onTap: .collapse) },
    modified(#"{"footprint": "pass"}"#) { $0.footprint(.pass) },
    modified(#"{"dismissal": ["drag"]}"#) { $0.dismissal([.drag]) },
    modified(#"{"dismissal": {"default": ["escape"], "hug": []}}"#) {
      $0.dismissal(DismissalPolicy(.escape, levels: [.init(.hug, [])]))
    },
    modified(#"{"keyboard": "lift"}"#) { $0.keyboard(.lift) },
    modified(#"{"readableWidth": 300}"#) { $0.readableWidth(300) },
    modified(#"{"readableWidth": null}"#) { $0.readableWidth(nil) },
    modified(#"{"surfaceWidth": {"readable": 300, "placement": "trailing"}}"#) {
      $0.surfaceWidth(WidthPolicy(readableWidth: 300, placement: .trailing))
    },
    modified(#"{"surface": "persistent"}"#) { $0.surface(.persistent) },
    modified(#"{"dim": 0.1}, {"dim": 0.9}"#) { $0.dim(0.1).dim(0.9) },
  ]

  @Test(arguments: frames + layers + settings + declarations)
  func `a modifier is what it is in Swift`(_ spelled: SpelledView) throws {
    try spelled.check(TestCase())
    try spelled.check(TestCase(device: "iphone-se-1", textSize: .accessibility2, locale: "ar"))
  }

  @Test func `every modifier is tested`() {
    let error = SpelledView.errors(
      SpelledView.flow(#"{"type": "color", "modifiers": [{"no such": 0}]}"#))
    let names =
      error.first?.components(separatedBy: "one of ").last?
      .components(separatedBy: ", ") ?? []
    let all =
      Self.frames + Self.layers + Self.settings + Self.declarations + ModifierFormTests.all
    for name in names { #expect(all.contains { $0.json.contains("{\"\(name)\":") }, "\(name)") }
    #expect(names.count == 72)
  }

  @Test(arguments: [
    (#"{"pading": 3}"#, #"unknown modifier "pading"; expected one of frame, padding,"#),
    (#"{}"#, "the name of one modifier as its only key"),
    (#"{"padding": 3, "bold": true}"#, "the name of one modifier as its only key"),
    (#""padding""#, "expected an object, found the string \"padding\""),
    (#"{"padding": "3"}"#, "expected a number, true or an object"),
    (#"{"padding": {"left": 3}}"#, #"unknown key "left""#),
    (#"{"frame": {"width": 3, "minWidth": 4}}"#, "use two frames"),
    (#"{"frame": {"width": "3"}}"#, "expected a number, \"infinity\" or null"),
    (#"{"fixedSize": 3}"#, "expected true, false or an object"),
    (#"{"aspectRatio": {"ratio": 3}}"#, "the key \"contentMode\" is missing"),
    (#"{"overlay": {"alignment": "top"}}"#, "the key \"content\" is missing; expected a view"),
    (#"{"safeAreaInset": {"edge": "left", "content": {"type": "color"}}}"#, "one of top, leading"),
    (
      #"{"safeAreaInset": {"edge": "top", "alignment": "top", "content": {"type": "color"}}}"#,
      "expected one of leading, center, trailing"
    ),
    (#"{"lineLimit": 0}"#, "a whole number from 1 to 10000"),
    (#"{"dim": 2}"#, "expected a number from 0 to 1"),
    (#"{"dim": "dark"}"#, "expected a number from 0 to 1, or an object of them by detent"),
    (#"{"detents": {"initial": "hug"}}"#, "\"detents\""),
    (#"{"surfaceWidth": "wide"}"#, "edgeAttached"),
  ])
  func `what is invalid is an error`(modifier: String, message: String) {
    let errors = SpelledView.errors(
      SpelledView.flow(#"{"type": "color", "modifiers": [\#(modifier)]}"#))
    #expect(errors.contains { $0.contains(message) }, "\(errors)")
  }
}
