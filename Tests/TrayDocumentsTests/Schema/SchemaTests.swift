// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport
import TrayKit

@Suite struct SchemaTests {
  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(JSONWriter.text(try #require(JSONSchema.schema(name))))
  }

  static let flows = FlowFixture.all

  @Test(arguments: flows)
  func `flows keep their schema`(_ flow: FlowFixture) throws {
    #expect(try validator("flow").problems(of: try flow.text()).isEmpty)
    let written = JSONWriter.text(try flow.document().output)
    #expect(try validator("flow").problems(of: written).isEmpty)
  }

  @Test func `encoded flows keep their schema`() throws {
    let flow = try FlowFixture.all[0].document().flow(in: "en")
    let encoded = try FlowDocument(encoding: flow, in: try TestCase().environment())
    #expect(try validator("flow").problems(of: JSONWriter.text(encoded.output)).isEmpty)
  }

  @Test func `devices keep their schema`() throws {
    let written = JSONWriter.text(DeviceOutput.document(.builtIn))
    #expect(try validator("devices").problems(of: written).isEmpty)
  }

  @Test(arguments: flows)
  func `results keep their schema`(_ flow: FlowFixture) throws {
    let cases = try TestCase.all.map { one in
      let steps = try flow.document().flow(in: one.locale).steps.map {
        try Shared.resolver.get().resolve($0, in: try one.window(), locale: one.facts)
      }
      let value = FlowCase(
        device: one.device, orientation: one.orientation, textSize: one.textSize,
        locale: one.locale, isKeyboardUp: one.isKeyboardUp)
      return ResultOutput.resolved(
        flow: flow.name, in: value, window: try one.window(), steps: steps)
    }
    let text = JSONWriter.text(ResultOutput.document(cases))
    #expect(try validator("result").problems(of: text) == [])
  }

  /// A view inside the smallest flow.
  private func flow(_ view: String) -> String {
    """
    {"schema": "tray.flow", "version": 1, "id": "a",
      "steps": [{"id": "b", "content": \(view)}]}
    """
  }

  @Test(arguments: [
    #"{"type": "text", "txt": "a"}"#, #"{"type": "lable"}"#, #"{"type": "lazyvgrid"}"#,
    #"{"type": "textfield", "text": "a"}"#, #"{"type": "slider", "value": 2}"#,
    #"{"type": "lazyvgrid", "columns": [{"adaptive": {}}]}"#,
    #"{"type": "color", "modifiers": [{"gridCellAnchor": 3}]}"#, #"{"type": "chip"}"#, "3",
    #"{"type": "text", "text": 3}"#, #"{"type": "text", "text": "a", "size": 0}"#,
    #"{"type": "vstack", "alignment": "top"}"#, #"{"type": "vstack", "children": {}}"#,
    #"{"type": "color", "modifiers": [{"pad": 3}]}"#, #"{"type": "color", "modifiers": [{}]}"#,
    #"{"type": "color", "modifiers": [{"padding": 3, "bold": true}]}"#,
    #"{"type": "color", "modifiers": [{"detents": ["hugs"]}]}"#,
    #"{"type": "color", "modifiers": [{"detents": [{"smaller": ["hug"], "id": "s"}]}]}"#,
    #"{"type": "calendar", "month": "2026-13"}"#, #"{"type": "calendar", "month": 3}"#,
    #"{"repeat": "abc", "as": {"type": "color"}}"#,
    #"{"type": "color", "modifiers": [{"frame": {"width": 3, "minWidth": 4}}]}"#,
  ])
  func `what the reader refuses, the schema refuses`(_ view: String) throws {
    #expect(throws: DocumentErrors.self) {
      try FlowDocument(reading: SourceText(file: "a", flow(view)))
    }
    #expect(try !validator("flow").problems(of: flow(view)).isEmpty)
  }

  @Test(arguments: [
    #"{"schema": "tray.flow", "version": 1, "id": "", "steps": []}"#,
    #"{"schema": "tray.flow", "version": 1, "id": "a", "steps": [{"id": "", "content": {"type": "color"}}]}"#,
  ])
  func `an empty name is refused`(_ text: String) throws {
    let error = #expect(throws: DocumentErrors.self) {
      try FlowDocument(reading: SourceText(file: "a", text))
    }
    #expect(
      error?.errors.map(\.message) == [
        "expected a name that is not empty, found the string \"\""
      ])
    #expect(try !validator("flow").problems(of: text).isEmpty)
  }

  @Test(arguments: [
    #"{"schema": "tray.flow", "version": 2, "id": "a", "steps": []}"#,
    #"{"schema": "tray.flows", "version": 1, "id": "a", "steps": []}"#,
    #"{"schema": "tray.flow", "version": 1, "id": "a"}"#, "[]",
  ])
  func `other documents are refused`(_ text: String) throws {
    #expect(try !validator("flow").problems(of: text).isEmpty)
    #expect(try !validator("result").problems(of: text).isEmpty)
    #expect(try !validator("devices").problems(of: text).isEmpty)
  }

  @Test func `a result with a missing height is refused`() throws {
    let one = TestCase()
    let step = Step("a") { Text("a") }
    let resolved = try Shared.resolver.get().resolve(step, in: try one.window())
    let output = ResultOutput.document([
      ResultOutput.resolved(flow: "a", in: FlowCase(), window: try one.window(), steps: [resolved])
    ])
    let text = JSONWriter.text(output)
    #expect(try validator("result").problems(of: text).isEmpty)
    let broken = text.replacing("\"surfaceHeight\"", with: "\"surfaceHight\"")
    #expect(try !validator("result").problems(of: broken).isEmpty)
  }

  @Test func `names that have no schema are refused`() {
    #expect(Set(JSONSchema.names).count == JSONSchema.names.count)
    #expect(JSONSchema.schema("layout") == nil)
  }

  // Both sides say which keys there are: the schema in its properties, the reader in its errors.
  @Test(arguments: ViewTypes.all)
  func `the schema knows the keys of the reader`(_ type: String) throws {
    let known = try #require(ViewTypes.keys(of: type))
    let keys = try validator("flow").root.keys(ofView: type)
    let spellings = keys.filter {
      $0.value["description"]?.string?.hasPrefix("Another spelling of") == true
    }
    #expect(Set(keys.map(\.key)).subtracting(spellings.map(\.key)) == known)
  }
}
