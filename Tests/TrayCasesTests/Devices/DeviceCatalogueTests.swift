// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayKit

/// A row of the published device tables: size and insets in portrait, insets in landscape.
struct DeviceRow: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Double
  let height: Double
  let portrait: WindowInsets
  let landscape: WindowInsets

  var testDescription: String { id }

  init(
    _ id: String, _ width: Double, _ height: Double, top: Double, bottom: Double = 0,
    side: Double = 0, below: Double = 0
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.portrait = WindowInsets(top: top, left: 0, bottom: bottom, right: 0)
    self.landscape = WindowInsets(top: 0, left: side, bottom: below, right: side)
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
  private let catalogue = DeviceCatalogue.builtIn

  @Test func `every device has a name of its own`() {
    #expect(catalogue.devices.count == 35)
    #expect(Set(catalogue.ids).count == 35)
    #expect(Device.builtIn.map(\.id) == catalogue.ids)
  }

  /// The platform's lists of compatible devices.
  @Test(
    arguments: [
      ("iphone-x", SystemVersion.ios17, .ios17), ("iphone-xr", .ios17, .ios18),
      ("iphone-11", .ios17, .ios26), ("iphone-15", .ios17, .ios26),
      ("iphone-16-pro", .ios18, .ios26), ("iphone-17-pro", .ios26, .ios26),
    ] as [(String, SystemVersion, SystemVersion)])
  func `a device shows no system that it never got`(
    _ id: String, _ oldest: SystemVersion, _ newest: SystemVersion
  ) throws {
    let found = try SystemVersion.allCases.map { system in
      try FlowCase(device: id, system: system).window(in: catalogue, direction: .leftToRight).system
    }
    #expect(found == SystemVersion.allCases.map { min(max($0, oldest), newest) })
    #expect(try Window.device(id).system == newest)
  }

  @Test(arguments: DeviceRow.all)
  func `sizes and insets are those of the table`(_ row: DeviceRow) throws {
    let device = try #require(catalogue[row.id])
    let upright = try #require(device.window(orientation: .portrait))
    let turned = try #require(device.window(orientation: .landscape))
    #expect(upright.size == Size(width: row.width, height: row.height))
    #expect(turned.size == Size(width: row.height, height: row.width))
    #expect(upright.safeAreaInsets == row.portrait)
    #expect(turned.safeAreaInsets == row.landscape)
  }

  @Test(arguments: Orientation.allCases)
  func `every window is sound`(_ orientation: Orientation) throws {
    for device in catalogue.devices {
      #expect(device.scale == 2 || device.scale == 3)
      for display in device.displays {
        let window = try #require(device.window(display: display.id, orientation: orientation))
        let frame = try #require(
          device.keyboardFrame(display: display.id, orientation: orientation))
        #expect(frame.maxY == window.size.height && frame.width == window.size.width)
        #expect(frame.height >= 190 && frame.height < window.size.height)
        #expect(frame.height > window.safeAreaInsets.bottom)
        #expect(window.safeAreaInsets.top + window.safeAreaInsets.bottom < window.size.height / 2)
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
    #expect(outer.safeAreaInsets == WindowInsets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(duo.keyboardFrame() == Rect(x: 0, y: 389, width: 466, height: 289))
    #expect(outer.divisions.isEmpty)
    let wide = try #require(duo.window(display: "inner", orientation: .landscape))
    #expect(wide.divisions == [Rect(x: 455.5, y: 0, width: 40, height: 669)])
    let tall = try #require(duo.window(display: "inner", orientation: .portrait))
    #expect(tall.divisions == [Rect(x: 0, y: 455.5, width: 669, height: 40)])
    #expect(duo.display("inner")?.division?.margin == 20)
    #expect(duo.window(display: "cover", orientation: .portrait) == nil)
  }
}

extension Window {
  fileprivate var classes: [SizeClass] { [horizontalSizeClass, verticalSizeClass] }
}
