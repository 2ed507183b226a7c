// SPDX-License-Identifier: MIT

import Testing
import TrayDocuments
import TrayKit

@Suite struct DeviceReadingTests {
  private let catalogue = DeviceCatalogue.builtIn

  @Test func `what is written is read back`() throws {
    let text = JSONWriter.text(DeviceOutput.document(catalogue))
    #expect(try DeviceCatalogue(reading: SourceText(file: "devices.json", text)) == catalogue)
  }

  @Test func `another catalogue replaces by id`() throws {
    let other = try DeviceCatalogue(reading: SourceText(file: "own.json", Self.own))
    let merged = catalogue.merging(other)
    #expect(merged.devices.count == 36)
    #expect(merged.ids.firstIndex(of: "iphone-8") == catalogue.ids.firstIndex(of: "iphone-8"))
    #expect(merged["iphone-8"]?.name == "Mine")
    #expect(merged["watch"]?.displays[0].cornerRadius == 30)
    #expect(merged["watch"]?.keyboardFrame() == nil)
  }

  private static let own = """
    { "schema": "tray.devices", "version": 1, "devices": [
      { "id": "iphone-8", "name": "Mine", "scale": 2, "displays": [ { "id": "main",
        "size": { "width": 300, "height": 500 }, // narrower
        "portrait": { "horizontal": "compact", "vertical": "regular", "keyboard": 200 },
        "landscape": { "horizontal": "compact", "vertical": "compact", "keyboard": 900 } } ] },
      { "id": "watch", "name": "W", "scale": 2, "displays": [ { "id": "main", "cornerRadius": 30,
        "size": { "width": 200, "height": 240 },
        "portrait": { "horizontal": "compact", "vertical": "compact" },
        "landscape": { "horizontal": "compact", "vertical": "compact" } } ] } ] }
    """

  @Test func `a keyboard is no taller than its window`() throws {
    let other = try DeviceCatalogue(reading: SourceText(file: "own.json", Self.own))
    #expect(
      other["iphone-8"]?.keyboardFrame(orientation: .landscape)
        == Rect(x: 0, y: 0, width: 500, height: 300))
  }

  private func errors(_ text: String) -> [String] {
    do {
      _ = try DeviceCatalogue(reading: SourceText(file: "d", text))
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `mistakes are all named`() {
    let text = """
      { "schema": "tray.devices", "version": 1, "sources": { "table": "a table" }, "devices": [
        { "id": "My Phone", "name": "x", "scale": 0, "source": ["tabel"], "displays": [] },
        { "id": "a", "name": "a", "scale": 2, "displays": [ { "id": "main",
          "size": { "width": -1, "height": 1e9 },
          "portrait": { "insets": { "botom": 3 }, "horizontal": "wide", "vertical": "regular" },
          "lanscape": { } } ] }, { "id": "a" } ] }
      """
    let found = errors(text)
    #expect(found.count == 13)
    #expect(
      found.first
        == "d:2:11: error: expected lower-case letters, digits and hyphens, "
        + "found the string \"My Phone\" (at devices[0].id)")
    #expect(found.contains { $0.contains("did you mean \"table\"? (at devices[0].source[0])") })
    #expect(found.contains { $0.contains("\"lanscape\"") && $0.contains("\"landscape\"?") })
    #expect(found.contains { $0.contains("another device has the id \"a\" already") })
  }

  @Test(arguments: [
    (
      "{\"schema\": \"tray.devices\", \"version\": 2, \"future\": 1}",
      "d:1:39: error: the document needs a program that reads version 2 of tray.devices; "
        + "this one reads version 1 (at version)"
    ),
    (
      "{\"schema\": \"tray.device\", \"version\": 1}",
      "d:1:12: error: expected \"tray.devices\", found the string \"tray.device\"; "
        + "did you mean \"tray.devices\"? (at schema)"
    ),
    (
      "{\"schema\": \"tray.devices\"}",
      "d:1:1: error: the key \"version\" is missing; expected the version, 1 or less"
    ),
  ])
  func `other schemas and newer versions are refused`(text: String, message: String) {
    #expect(errors(text) == [message])
  }
}
