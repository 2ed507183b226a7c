// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayDetents
import Foundation
import TrayGeometry
import Testing

/// A file of cases from one sheet system.
struct ConformanceFile: Decodable {
  var system: String
  var preset: String
  var source: String
  var basis: String
  var cases: [ConformanceCase]
  /// Scenarios, or parts of them, that aren't met or belong elsewhere.
  var left: [Left]?

  struct Left: Decodable {
    var scenario: Int
    var reason: String
  }

  /// The folder that holds one folder for each system.
  static let folder = Fixtures.url("conformance/detents")

  /// All cases of all systems, in a fixed order.
  static func allCases() throws -> [ConformanceCase] {
    try all().flatMap { file in
      file.cases.map {
        var copy = $0
        copy.system = file.system
        copy.preset = file.preset
        return copy
      }
    }
  }

  /// All files, in a fixed order.
  static func all() throws -> [ConformanceFile] {
    let systems = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try systems.map { system in
      let url = folder.appending(path: system).appending(path: "resolution.json")
      return try JSONDecoder().decode(ConformanceFile.self, from: try Data(contentsOf: url))
    }
  }
}

/// One case: a window, detents, and what the system's own tests expect.
struct ConformanceCase: Decodable, CustomTestStringConvertible, Sendable {
  var system: String?
  var preset: String?
  var scenario: Int
  var name: String
  var window: WindowData
  /// `top` for a surface that hangs from the upper edge.
  var edge: String?
  var detents: [DetentData]
  var ideal: Double?
  var initial: String?
  var after: After?
  var dim: DimData?
  var contentFit: String?
  var contentLayout: String?
  var usePresetDetents: Bool?
  var tolerance: Double?
  var expect: Expectation

  var testDescription: String { "\(system ?? "?") \(scenario): \(name)" }

  struct WindowData: Decodable, Sendable {
    var size: [Double]
    var insets: [Double]
    var scale: Double
    var keyboard: Double?

    var window: Window {
      let size = Size(width: size[0], height: size[1])
      return Window(
        size: size,
        safeAreaInsets: WindowInsets(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
        scale: scale, keyboard: keyboard.map { Keyboard(height: $0, in: size) })
    }
  }

  struct DimData: Decodable, Sendable {
    var opacity: Double
    var levels: [String: Double]

    var policy: DimPolicy {
      DimPolicy(
        opacity,
        levels: levels.sorted { $0.key < $1.key }.map {
          DimPolicy.Level(DetentData.identity($0.key), $0.value)
        })
    }
  }

  struct After: Decodable, Sendable {
    var id: String
    var height: Double
    var ideal: Double?
    var travel: String?
  }

  struct Expectation: Decodable, Sendable {
    var heights: [Double]?
    var layoutHeights: [Double]?
    var ids: [[String]]?
    var count: Int?
    var tops: [String: Double]?
    /// Lower edges of a surface that hangs from the upper edge.
    var bottoms: [String: Double]?
    /// The heights of the stops that a drag can reach.
    var draggable: [Double]?
    /// A live height, the surface's upper edge and height there, and the edges of what shows of it.
    var lives: [[Double]]?
    var scrollInsets: [String: Double]?
    var selected: String?
    var selectedTop: Double?
    var selectedFrame: [Double]?
    var dropped: [String]?
    var x: Double?
    var width: Double?
    /// Pairs of a live surface height and the dim there.
    var dims: [[Double]]?
    /// The names of the issues, in order.
    var issues: [String]?
  }

  func resolve() throws -> Resolution {
    var contract = try #require(Presets.named(preset ?? ""))
    if usePresetDetents != true {
      contract.detents = try detents.map { try $0.detent() }
      contract.initial = initial.map { DetentData.identity($0) }
    }
    if let dim { contract.dim = dim.policy }
    if contentFit == "limit" { contract.rules.contentFit = .limit }
    if contentLayout == "keepLargest" { contract.rules.contentLayout = .keepLargest }
    let previous = after.map {
      Selection(
        DetentData.identity($0.id), contentHeight: $0.height,
        travel: $0.travel == "up" ? .up : .none, idealHeight: $0.ideal, width: window.size[0])
    }
    return DetentResolver.resolve(
      contract: contract, window: edge == "top" ? window.window.upsideDown : window.window,
      measure: ContentMeasure(idealHeight: ideal), after: previous)
  }
}

/// A detent as the files spell it: a name, or an object with one kind and perhaps an `id`.
enum DetentData: Decodable, Sendable {
  case name(String)
  case object([String: Value])

  enum Value: Decodable, Sendable {
    case number(Double)
    case text(String)
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self = .name(name)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  /// An identity by name; a whole number means a height, a broken one a fraction.
  static func identity(_ name: String) -> DetentID {
    guard let number = Double(name) else { return DetentID(name) }
    return number < 1 ? .fraction(number) : .height(number)
  }

  func detent() throws -> Detent {
    switch self {
    case .name(let name): return try #require(Self.plain[name])
    case .object(let object):
      var found: Detent?
      for (key, value) in object where key != "id" && key != "programmaticOnly" {
        found = try Self.detent(key, value)
      }
      var detent = try #require(found)
      if object["programmaticOnly"] != nil { detent = detent.programmaticOnly() }
      guard case .text(let id) = object["id"] else { return detent }
      return detent.id(id)
    }
  }

  private static let plain: [String: Detent] = [
    "hug": .hug, "medium": .medium, "large": .large, "full": .full, "hidden": .hidden,
  ]

  private static func detent(_ key: String, _ value: Value) throws -> Detent? {
    switch (key, value) {
    case ("height", .number(let points)): return .height(points)
    case ("fraction", .number(let fraction)): return .fraction(fraction)
    case ("contentFraction", .number(let fraction)): return .contentFraction(fraction)
    case ("insetFromTop", .number(let points)): return .insetFromTop(points)
    case ("belowSafeArea", .number(let points)):
      return .custom("belowSafeArea") { $0.regionSize.height - $0.regionInsets.top - points }
    case ("aboveSafeArea", .number(let points)):
      return .custom("aboveSafeArea") { $0.regionInsets.bottom + points }
    case ("nothing", .text(let name)): return .custom(name) { _ in nil }
    case ("relative", .object(let parts)):
      guard case .text(let other) = parts["to"], case .number(let offset) = parts["offset"] else {
        return nil
      }
      return .relative("relative", to: DetentID(other), offset: offset)
    default: return nil
    }
  }
}

/// The presets by the names that files use.
enum Presets {
  static let all: [(name: String, contract: StepContract)] = [
    ("tray", .tray), ("apple26", .apple26), ("backpackFloating", .backpackFloating),
    ("backpackNative", .backpackNative), ("floatingPanel", .floatingPanel),
    ("panModal", .panModal), ("material", .material), ("compose", .compose),
    ("flutter", .flutter), ("gorhom", .gorhom), ("vaul", .vaul), ("trueSheet", .trueSheet),
    ("smoothSheets", .smoothSheets), ("overlayContainer", .overlayContainer),
  ]

  static func named(_ name: String) -> StepContract? {
    all.first { $0.name == name }?.contract
  }
}
