// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport

/// An object of a script, written with a key that no object has, and where the schema describes it.
struct ScriptObject: Sendable, CustomTestStringConvertible {
  let name: String
  /// A script.
  let text: String
  /// The schema of the object; of several, each describes some of its keys.
  let schemas: @Sendable (JSONOutput) -> [JSONOutput?]

  var testDescription: String { name }

  init(
    _ name: String, _ text: String, _ schemas: @escaping @Sendable (JSONOutput) -> [JSONOutput?]
  ) {
    (self.name, self.text, self.schemas) = (name, text, schemas)
  }

  /// A script with one event.
  static func event(_ event: String) -> String {
    #"{"schema": "tray.script", "version": 1, "id": "a", "events": [\#(event)]}"#
  }

  /// A script without events, with one more member.
  static func script(_ member: String) -> String {
    #"{"schema": "tray.script", "version": 1, "id": "a", "events": [], \#(member)}"#
  }

  private static func surface(_ name: String, _ root: JSONOutput) -> JSONOutput? {
    (root["properties"]?["surface"]?["anyOf"]?.elements ?? [])
      .compactMap { $0["properties"]?[name] }.first
  }

  private static func events(_ root: JSONOutput) -> [JSONOutput] {
    root["$defs"]?["event"]?["anyOf"]?.elements ?? []
  }

  static let all = [
    ScriptObject("the script", script(#""no such key": 0"#)) { [$0] },
    ScriptObject("a spring", script(#""spring": {"response": 1, "no such key": 0}"#)) {
      [$0["properties"]?["spring"]]
    },
    ScriptObject("a surface", script(#""surface": {"no such key": 0}"#)) {
      ($0["properties"]?["surface"]?["anyOf"]?.elements ?? []).filter { $0["properties"] != nil }
    },
    ScriptObject("a sheet", script(#""surface": {"sheet": {"no such key": 0}}"#)) {
      [surface("sheet", $0)]
    },
    ScriptObject("a reveal", script(#""surface": {"reveal": {"no such key": 0}}"#)) {
      [surface("reveal", $0)]
    },
    ScriptObject("an event", event(#"{"no such key": 0}"#)) { events($0) },
    ScriptObject("a drag", event(#"{"at": 0, "drag": {"by": 1, "no such key": 0}}"#)) {
      events($0).map { $0["properties"]?["drag"] }.filter { $0 != nil }
    },
    ScriptObject("an expectation", event(#"{"at": 0, "expect": {"no such key": 0}}"#)) {
      [$0["$defs"]?["expectation"]]
    },
  ]
}

/// The schema of scripts, and the reader that it must agree with.
@Suite struct ScriptSchemaTests {
  private func problems(of text: String) throws -> [String] {
    let schema = JSONWriter.text(try #require(JSONSchema.schema("script")))
    return try SchemaValidator(schema).problems(of: text)
  }

  private func read(_ text: String) throws -> SimulationScript {
    try SimulationScript(reading: SourceText(file: "script", text))
  }

  static let fixtures: [String] = {
    ["flows/scripts", "surfaces/scripts"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path())
      return (names ?? []).sorted().map { "\(folder)/\($0)" }
    } + ["flows/whole/script.json"]
  }()

  @Test func `there are scripts to check`() {
    #expect(Self.fixtures.count == 8)
  }

  @Test(arguments: fixtures)
  func `scripts keep their schema`(_ path: String) throws {
    let text = try String(contentsOf: Fixtures.url(path), encoding: .utf8)
    #expect(try problems(of: text) == [])
  }

  // Both sides say which keys there are: the schema in its properties, the reader in its errors.
  @Test(arguments: ScriptObject.all)
  func `the schema knows the keys of the reader`(_ object: ScriptObject) throws {
    let error = #expect(throws: DocumentErrors.self) { try read(object.text) }
    let messages = (error?.errors ?? []).map(\.message)
    let message = try #require(messages.first { $0.contains("no such key") })
    let schemas = object.schemas(
      try SchemaValidator(JSONWriter.text(try #require(JSONSchema.schema("script")))).root)
    let members = schemas.flatMap { schema -> [String] in
      guard case .object(let members)? = schema?["properties"] else { return [] }
      return members.map(\.key)
    }
    #expect(Set(members) == Set(try #require(names(in: message))))
    #expect(schemas.allSatisfy { $0?["additionalProperties"] == false })
  }

  static let right = [
    #"{"at": 0, "present": "a"}"#, #"{"at": 600, "go": "a"}"#, #"{"at": 0, "select": "hug"}"#,
    #"{"at": 0, "select": {"height": 232}}"#,
    #"{"at": 0, "select": {"large": true, "when": "keyboard"}}"#, #"{"at": 0, "dismiss": true}"#,
    #"{"at": 0, "escape": true}"#, #"{"at": 0, "tapOnDim": true}"#,
    #"{"at": 0, "tapOutside": true}"#, #"{"at": 0, "adjust": "cycle"}"#,
    #"{"at": 0, "drag": {"by": -5, "during": 0.01, "scroll": 0, "velocity": 1e5}}"#,
    #"{"at": 0, "grab": true}"#, #"{"at": 0, "grab": 1}"#, #"{"at": 0, "move": -1.5}"#,
    #"{"at": 0, "release": 3}"#, #"{"at": 0, "keyboard": "down"}"#,
    #"{"at": 0, "tapAffordance": true}"#, #"{"at": 0, "lock": false}"#, #"{"at": 0, "expect": {}}"#,
    #"{"at": 0, "expect": {"phase": "dragging", "step": "a", "stop": {"fraction": 0.5}, "dim": 0,"#
      + #" "visibleHeight": 1, "scrollOffset": 0, "outside": "blocks", "position": "half","#
      + #" "section": "secondary", "progress": 1, "within": 2}}"#,
  ].map(ScriptObject.event)

  static let rightSettings = [
    #""surface": "tray""#, #""surface": {"sheet": {}}"#, #""until": 0"#, #""$schema": "s.json""#,
    #""surface": {"sheet": {"look": "native", "style": "persistent", "tip": 0, "half": 1e5,"#
      + #" "full": 2, "cards": false}}"#,
    #""surface": {"reveal": {"primary": "a", "secondary": "b"}}"#, #""reducedMotion": true"#,
    #""device": "iphone-duo:inner", "orientation": "landscape", "textSize": "ax1", "locale": "zh-Hant-TW""#,
    #""boldText": "on", "phoneLocale": "ar-EG", "system": "ios18""#,
    #""release": "reactModalSheet", "resistance": "friction", "scrollResistance": "rigid""#,
    #""spring": {"response": 0.3, "dampingRatio": 1}, "note": """#,
  ].map(ScriptObject.script)

  @Test(arguments: right + rightSettings)
  func `what the reader reads the schema allows`(_ text: String) throws {
    #expect(throws: Never.self) { try read(text) }
    #expect(try problems(of: text) == [])
  }

  static let wrong = [
    #"{"present": "a"}"#, #"{"at": -1, "present": "a"}"#, #"{"at": 601, "present": "a"}"#,
    #"{"at": 0}"#, #"{"at": 0, "present": 1}"#, #"{"at": 0, "presents": "a"}"#,
    #"{"at": 0, "present": "a", "go": "b"}"#, #"{"at": 0, "dismiss": false}"#,
    #"{"at": 0, "adjust": "up"}"#, #"{"at": 0, "keyboard": true}"#, #"{"at": 0, "lock": "yes"}"#,
    #"{"at": 0, "drag": {}}"#, #"{"at": 0, "drag": {"by": 1, "during": 0}}"#,
    #"{"at": 0, "drag": {"by": 1, "scroll": 0.5}}"#, #"{"at": 0, "drag": 100}"#,
    #"{"at": 0, "grab": false}"#, #"{"at": 0, "grab": -1}"#, #"{"at": 0, "select": 3}"#,
    #"{"at": 0, "select": {"heigth": 3}}"#, #"{"at": 0, "expect": {"phase": "rests"}}"#,
    #"{"at": 0, "expect": {"progress": 2}}"#, #"{"at": 0, "expect": {"within": -1}}"#, "3",
  ].map(ScriptObject.event)

  static let wrongSettings = [
    #""surface": "sheet""#, #""surface": {}"#, #""surface": {"sheet": {"look": "system"}}"#,
    #""surface": {"reveal": {"primary": "a"}}"#, #""surface": {"sheet": {}, "reveal": {}}"#,
    #""until": 601"#, #""reducedMotion": 1"#, #""textSize": "huge""#, #""release": "ios""#,
    #""resistance": "springy""#, #""spring": {"response": 1}"#, #""device": 16"#,
    #""orientation": "upright""#, #""spring": {"response": 1, "dampingRatio": 0}"#,
    #""boldText": true"#, #""phoneLocale": "arabic""#, #""phoneLocale": """#,
    #""title": "x""#, #""locale": "german""#, #""locale": "en_US""#, #""locale": """#,
  ].map(ScriptObject.script)

  @Test(
    arguments: wrong + wrongSettings + [
      #"{"schema": "tray.script", "version": 1, "id": "a"}"#,
      #"{"schema": "tray.script", "version": 1, "events": []}"#,
      #"{"schema": "tray.script", "version": 2, "id": "a", "events": []}"#,
      #"{"schema": "tray.flow", "version": 1, "id": "a", "events": []}"#, "[]",
    ])
  func `what the reader refuses the schema refuses`(_ text: String) throws {
    #expect(throws: DocumentErrors.self) { try read(text) }
    #expect(try problems(of: text) != [])
  }
}
