// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import TrayGeometry
import Testing
import TrayTestSupport

/// A row of the published device tables: size and insets in portrait, insets in landscape.
struct DeviceRow: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Double
  let height: Double
  let portrait: SideInsets
  let landscape: SideInsets

  var testDescription: String { id }

  init(
    _ id: String, _ width: Double, _ height: Double, top: Double, bottom: Double = 0,
    side: Double = 0, below: Double = 0
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.portrait = SideInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.landscape = SideInsets(top: 0, left: side, bottom: below, right: side)
  }

  static let all = [
    DeviceRow("iphone-se-1", 320, 568, top: 20),
    DeviceRow("iphone-se-3", 375, 667, top: 20),
    DeviceRow("iphone-8-plus", 414, 736, top: 20),
    DeviceRow("iphone-x", 375, 812, top: 44, bottom: 34, side: 44, below: 21),
    DeviceRow("iphone-11", 414, 896, top: 44, bottom: 34, side: 44, below: 21),
    DeviceRow("iphone-13-mini", 375, 812, top: 50, bottom: 34, side: 50, below: 21),
    DeviceRow("iphone-14", 390, 844, top: 47, bottom: 34, side: 47, below: 21),
    DeviceRow("iphone-13-pro-max", 428, 926, top: 47, bottom: 34, side: 47, below: 21),
    DeviceRow("iphone-15", 393, 852, top: 59, bottom: 34, side: 59, below: 21),
    DeviceRow("iphone-16-plus", 430, 932, top: 59, bottom: 34, side: 59, below: 21),
    DeviceRow("iphone-16-pro", 402, 874, top: 62, bottom: 34, side: 62, below: 21),
    DeviceRow("iphone-17-pro", 402, 874, top: 62, bottom: 34, side: 62, below: 20),
    DeviceRow("iphone-16-pro-max", 440, 956, top: 62, bottom: 34, side: 62, below: 21),
  ]
}

@Suite struct DeviceCatalogueTests {
  private let catalogue: DeviceCatalogue

  init() throws { catalogue = try DeviceCatalogue.builtIn() }

  @Test func `the program holds the fixture`() throws {
    let bytes = try Data(contentsOf: Fixtures.url("../Sources/CTrayDevices/devices.json"))
    let file = SourceText(file: "devices.json", bytes: Array(bytes))
    #expect(try DeviceCatalogue(reading: file) == catalogue)
    #expect(catalogue.devices.count == 35)
    #expect(Set(catalogue.ids).count == 35)
  }

  @Test(arguments: DeviceRow.all)
  func `sizes and insets are those of the table`(_ row: DeviceRow) throws {
    let device = try #require(catalogue[row.id])
    let upright = try #require(device.window(orientation: .portrait))
    let turned = try #require(device.window(orientation: .landscape))
    #expect(upright.size == Size(width: row.width, height: row.height))
    #expect(turned.size == Size(width: row.height, height: row.width))
    #expect(upright.insets == row.portrait)
    #expect(turned.insets == row.landscape)
  }

  @Test(arguments: Orientation.allCases)
  func `every window is sound`(_ orientation: Orientation) throws {
    for device in catalogue.devices {
      #expect(device.scale == 2 || device.scale == 3)
      for display in device.displays {
        let window = try #require(device.window(display: display.id, orientation: orientation))
        let frame = try #require(window.keyboardFrame)
        #expect(frame.maxY == window.size.height && frame.width == window.size.width)
        #expect(frame.height >= 190 && frame.height < window.size.height)
        #expect(frame.height > window.insets.bottom)
        #expect(window.insets.top + window.insets.bottom < window.size.height / 2)
      }
    }
  }

  @Test func `size classes tell phones from tablets`() throws {
    let classes = { (id: String, orientation: Orientation) in
      try #require(catalogue[id]?.window(orientation: orientation)).classes
    }
    #expect(try classes("iphone-16-pro", .portrait) == [.compact, .regular])
    #expect(try classes("iphone-16-pro", .landscape) == [.compact, .compact])
    #expect(try classes("iphone-16-pro-max", .landscape) == [.regular, .compact])
    #expect(try classes("ipad-mini", .portrait) == [.regular, .regular])
  }

  @Test func `the foldable has two displays and a division`() throws {
    let duo = try #require(catalogue["iphone-duo"])
    #expect(duo.displays.map(\.id) == ["outer", "inner"])
    let outer = try #require(duo.window(orientation: .portrait))
    #expect(outer.size == Size(width: 466, height: 678))
    #expect(outer.insets == SideInsets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(outer.keyboardFrame == Rect(x: 0, y: 389, width: 466, height: 289))
    #expect(outer.divisions.isEmpty)
    let wide = try #require(duo.window(display: "inner", orientation: .landscape))
    #expect(wide.divisions.map(\.frame) == [Rect(x: 455.5, y: 0, width: 40, height: 669)])
    let tall = try #require(duo.window(display: "inner", orientation: .portrait))
    #expect(tall.divisions.map(\.frame) == [Rect(x: 0, y: 455.5, width: 669, height: 40)])
    #expect(tall.divisions.map(\.margin) == [20])
    #expect(duo.window(display: "cover", orientation: .portrait) == nil)
  }

  @Test func `another catalogue replaces by id`() throws {
    let other = try DeviceCatalogue(reading: SourceText(file: "own.json", Self.own))
    let merged = catalogue.merging(other)
    #expect(merged.devices.count == 36)
    #expect(merged.ids.firstIndex(of: "iphone-8") == catalogue.ids.firstIndex(of: "iphone-8"))
    #expect(merged["iphone-8"]?.name == "Mine")
    #expect(merged["watch"]?.displays[0].cornerRadius == 30)
    #expect(merged["watch"]?.window(orientation: .portrait)?.keyboardFrame == nil)
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
      other["iphone-8"]?.window(orientation: .landscape)?.keyboardFrame
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

extension DeviceWindow {
  fileprivate var classes: [SizeClass] { [horizontalSizeClass, verticalSizeClass] }
}
