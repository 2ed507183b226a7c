// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing
import TrayKit

@Suite struct FlowReadingTests {
  private static let strings = """
    {
      "schema": "tray.flow", "version": 1, "id": "f", "$schema": "flow.schema.json",
      "note": "What is shown in each language.",
      "locales": {
        "en": {"hello": "Hello", "name": "@nobody", "only": "Only here", "price": "$5"},
        "de": {"hello": "Hallo"},
        "de-AT": {"hello": "Servus"},
      },
      "steps": [{"id": "s", "content": {"type": "vstack", "children": [
        {"type": "text", "text": "@hello"}, {"type": "text", "text": "@name"},
        {"type": "text", "text": "@@hello"}, {"type": "text", "text": "$$item"},
        {"type": "text", "text": "@price"}, {"type": "text", "text": "a@b $5"},
        {"repeat": ["@hello", "@@x", "$$y", "z"], "as": {"type": "text", "text": "$item"}},
        {"repeat": ["a", "b"], "as": {"repeat": ["$item", "c"], "as":
          {"type": "text", "text": "$item"}}},
        {"type": "text", "text": "@only"},
      ]}}],
    }
    """

  private func texts(_ language: String) throws -> (texts: [String], issues: [StepIssue]) {
    let document = try FlowDocument(reading: SourceText(file: "f", Self.strings))
    let step = document.flow(in: language).steps[0]
    let resolved = try Shared.resolver.get().resolve(step, in: try TestCase().window())
    let tree = try #require(resolved.layouts.first).content.tree
    let shown = tree.textNodes.compactMap { tree.text(of: $0)?.runs.map(\.text).joined() }
    return (shown, resolved.issues)
  }

  @Test func `texts are put in for strings and items`() throws {
    let shown = try texts("en")
    #expect(
      shown.texts == [
        "Hello", "@nobody", "@hello", "$item", "$5", "a@b $5", "Hello", "@x", "$y", "z", "a", "c",
        "b", "c", "Only here",
      ])
    #expect(shown.issues.isEmpty)
  }

  @Test func `a special language takes what it lacks from the general one`() throws {
    #expect(try texts("de").texts.first == "Hallo")
    #expect(try texts("de-CH").texts.first == "Hallo")
    #expect(try texts("de-AT").texts.first == "Servus")
    #expect(try texts("DE-at").texts.first == "Servus")
    #expect(try texts("en-GB").texts.first == "Hello")
  }

  @Test func `what is missing comes from the first language with an issue`() throws {
    let shown = try texts("de")
    #expect(shown.texts.last == "Only here")
    #expect(
      shown.issues
        == ["name", "price", "only"].map {
          .stringIsMissing(key: $0, language: "de", shown: "en")
        })
  }

  @Test func `a document knows its languages`() throws {
    let document = try FlowDocument(reading: SourceText(file: "f", Self.strings))
    #expect(document.languages == ["en", "de", "de-AT"])
    #expect(document.hasStrings(in: "en") && document.hasStrings(in: "DE-ch"))
    #expect(!document.hasStrings(in: "d") && !document.hasStrings(in: "den"))
    #expect(document.stepIDs == ["s"])
  }

  // MARK: - Mistakes

  private static let broken = """
    {
      "schema": "tray.flow", "version": 1, "id": "f", "local": {},
      "locales": {"en": {"title": "Title", "count": 3}},
      "steps": [
        {"id": "a", "content": {"type": "vstack", "spacing": "8", "children": [
          {"type": "text", "text": "@titel", "style": "heading"},
          {"type": "chip", "text": "$item", "selcted": true},
          {"type": "chipp", "text": "x"},
          {"repeat": ["x"], "as": {"type": "chip", "text": "$itme"}}],
          "modifiers": [{"padding": {"left": 3}}, {"frames": {}}]}},
        {"id": "a", "contract": {"detents": ["hugs"]}, "bottom": 3}
      ]
    }
    """

  private static let types =
    "text, vstack, hstack, zstack, flow, vflow, scroll, group, spacer, divider, chip, button,"
    + " searchfield, calendar, image, color, rectangle, capsule, circle, roundedrectangle, grid,"
    + " gridrow, lazyvstack, lazyhstack, lazyvgrid, lazyhgrid, viewthatfits, geometryreader,"
    + " linebreak, ellipse, list, form, section, label, toggle, stepper, slider, textfield,"
    + " securefield, picker, disclosuregroup, progressview"

  private static let expected = [
    "2:51 local: unknown key \"local\"; expected one of $schema, schema, version, note, locales,"
      + " id, steps",
    "3:49 locales.en.count: expected a string, found the number 3",
    "5:58 steps[0].content.spacing: expected a number, found the string \"8\"",
    "6:32 steps[0].content.children[0].text: no language of the document has the string"
      + " \"titel\"; a doubled @ shows one [@title]",
    "6:51 steps[0].content.children[0].style: expected one of largeTitle, title, title2, title3,"
      + " headline, subheadline, body, callout, footnote, caption, caption2, found the string"
      + " \"heading\" [headline]",
    "7:32 steps[0].content.children[1].text: \"$item\" stands for nothing here; \"$item\" does in"
      + " a repeat, and a doubled $ shows one",
    "7:41 steps[0].content.children[1].selcted: unknown key \"selcted\"; expected one of repeat,"
      + " type, text, selected, systemImage, id, modifiers [selected]",
    "8:16 steps[0].content.children[2].type: expected one of \(types), found the string"
      + " \"chipp\" [chip]",
    "9:56 steps[0].content.children[3].as.text: \"$itme\" stands for nothing here; \"$item\" does"
      + " in a repeat, and a doubled $ shows one [$item]",
    "10:34 steps[0].content.modifiers[0].padding.left: unknown key \"left\"; expected one of all,"
      + " horizontal, vertical, top, leading, bottom, trailing",
  ]

  @Test func `a broken document reports everything at once`() {
    let errors = SpelledView.errors(Self.broken)
    #expect(Array(errors.prefix(10)) == Self.expected)
    #expect(errors.count == 15)
    #expect(errors[10].hasPrefix("10:48 steps[0].content.modifiers[1].frames: unknown modifier"))
    #expect(errors[10].hasSuffix("[frame]"))
    #expect(
      Array(errors.dropFirst(11)) == [
        "11:5 steps[1]: the key \"content\" is missing; expected a view",
        "11:12 steps[1].id: another step has the id \"a\" already",
        "11:42 steps[1].contract.detents[0]: expected one of hug, medium, large, full, hidden, tip,"
          + " found the string \"hugs\" [hug]",
        "11:62 steps[1].bottom: expected an object, found the number 3",
      ])
  }

  @Test(arguments: [
    (
      #"{"schema": "tray.flow", "version": 2, "id": "a", "steps": [], "tempo": 3}"#,
      "1:36 version: the document needs a program that reads version 2 of tray.flow; this one reads"
        + " version 1"
    ),
    (
      #"{"schema": "tray.result", "version": 1}"#,
      "1:12 schema: expected \"tray.flow\", found the string \"tray.result\""
    ),
    (
      #"{"schema": "tray.flow", "version": 1, "id": "a", "id": "b", "steps": []}"#,
      "1:50 id: "
    ),
    (#"{"schema": "tray.flow", "version": 0, "id": "a", "steps": []}"#, "1:36 version: expected"),
    (#"[]"#, "1:1 : expected an object, found an array"),
    (#"{"schema": "tray.flow", "version": 1, "id": "a", "steps": {}}"#, "1:59 steps: expected"),
    (
      #"{"schema": "tray.flow", "version": 1, "id": "a", "locales": {"german": {}}, "steps": []}"#,
      "1:62 locales.german: expected a language tag, such as de or ar-EG"
    ),
  ])
  func `a document of another kind is refused`(text: String, error: String) {
    let errors = SpelledView.errors(text)
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.hasPrefix(error) == true, "\(errors)")
  }

  // Ten levels of repeats, each of ten items, would be 10,000,000,000 views; eight views fit.
  @Test func `repeats are counted before they are made`() {
    var view = #"{"type": "color"}"#
    for _ in 0..<10 {
      view = #"{"repeat": ["1","2","3","4","5","6","7","8","9","0"], "as": \#(view)}"#
    }
    #expect(
      SpelledView.errors(SpelledView.flow(view)) == [
        "2:13 steps[0]: the step has more than 100000 views after its repeats"
      ])
    let few =
      #"{"repeat": ["1","2"], "as": {"repeat": ["1","2","3","4"], "as": {"type": "color"}}}"#
    #expect(SpelledView.errors(SpelledView.flow(few)).isEmpty)
  }

  @Test func `what is nested too deeply is refused`() {
    var view = #"{"type": "color"}"#
    for _ in 0..<130 { view = #"{"type": "vstack", "children": [\#(view)]}"# }
    let errors = SpelledView.errors(SpelledView.flow(view))
    #expect(errors.count == 1)
    #expect(errors.first?.contains("256") == true)
  }
}
