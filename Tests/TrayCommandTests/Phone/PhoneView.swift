// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayTestSupport

/// A view that iOS drew, as a flow, with distances measured on its picture.
struct PhoneView: Decodable, Sendable {
  /// A distance between two lines of the picture.
  struct Fact: Decodable, Sendable {
    /// What was measured.
    var what: String
    /// The line from which the distance counts, as `ID.ANCHOR`.
    var from: String
    /// The line to which it counts; to the right or below where the distance is positive.
    var to: String
    /// The distance on the phone in points.
    var phone: Double
    /// How exact it was measured, in points.
    var tolerance: Double
    /// What it is about, so that one cause can be looked at alone.
    var kind: String
    /// The texts whose lines were counted.
    var texts: [Lines]?
  }

  /// The number of lines of a text.
  struct Lines: Decodable, Sendable, Hashable {
    var id: String
    var size: Double
    var lines: Int
  }

  var id: String
  var device: String
  var textSize: String
  var ios: String
  var facts: [Fact]

  /// All views, by the names of their files.
  static func all() throws -> [PhoneView] {
    try names().map { name in
      try JSONDecoder().decode(PhoneView.self, from: Data(contentsOf: folder.appending(path: name)))
    }
  }

  private static var folder: URL { Fixtures.url("conformance/phone/views") }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }

  /// The flow document.
  private func document() throws -> Data {
    let data = try Data(contentsOf: Self.folder.appending(path: id + ".json"))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try JSONSerialization.data(withJSONObject: try #require(object["document"]))
  }

  /// The version that the picture shows, as the program names it; the newest of several.
  private var system: String {
    let version = ios.split(separator: "-").last.flatMap { Double($0) } ?? 26
    return version >= 26 ? "ios26" : version >= 18 ? "ios18" : "ios17"
  }

  /// The frames that the program finds.
  func resolved() throws -> PhoneFrames {
    let url = FileManager.default.temporaryDirectory.appending(path: "phone-\(UUID()).json")
    try document().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    func output(of command: String) throws -> Data {
      let path = url.path(percentEncoded: false)
      let options = [
        "--device", device, "--text-size", textSize, "--system", system, "--format", "json",
      ]
      return Data(try run([command, path] + options).text.utf8)
    }
    let decoder = JSONDecoder()
    return try PhoneFrames(
      decoder.decode(PhoneFrames.Result.self, from: output(of: "resolve")),
      decoder.decode(PhoneFrames.Explanation.self, from: output(of: "explain")))
  }
}

/// Where the program places the views of a flow.
struct PhoneFrames: Sendable {
  /// The part of a result that is read.
  struct Result: Decodable {
    struct Window: Decodable {
      struct Insets: Decodable { var bottom: Double }
      var size: [Double]
      var safeAreaInsets: Insets
    }
    struct View: Decodable {
      var id: String
      var frame: [Double]
    }
    struct Stop: Decodable {
      var detents: [String]
      var views: [View]
    }
    struct Step: Decodable {
      var selected: String
      var stops: [Stop]
    }
    struct Case: Decodable {
      var window: Window
      var steps: [Step]
    }
    var cases: [Case]
  }

  /// The part of an explanation that is read.
  struct Explanation: Decodable {
    struct Part: Decodable {
      var view: String?
      var rule: Rule
      var parts: [Part]?
    }
    struct Rule: Decodable { var lines: [Lines]? }
    struct Lines: Decodable { var count: Int }
    struct Step: Decodable { var content: Part }
    struct Case: Decodable { var steps: [Step] }
    var cases: [Case]
  }

  private var frames: [String: [Double]] = [:]
  private let bottomInset: Double

  private var lineCounts: [String: Int] = [:]

  init(_ result: Result, _ explanation: Explanation) throws {
    let one = try #require(result.cases.first)
    let step = try #require(one.steps.first)
    let stop = try #require(
      step.stops.first { $0.detents.contains(step.selected) } ?? step.stops.last)
    for view in stop.views where frames[view.id] == nil { frames[view.id] = view.frame }
    frames["window"] = [0, 0] + one.window.size
    bottomInset = one.window.safeAreaInsets.bottom
    for step in explanation.cases.flatMap(\.steps) { count(step.content) }
  }

  private mutating func count(_ part: Explanation.Part) {
    // A text without an id of its own stands for the view around it, as in a label.
    let id = part.view?.split(separator: "#").last?.split(separator: "/").first.map(String.init)
    if let lines = part.rule.lines, let id {
      lineCounts[id] = lines.reduce(0) { $0 + $1.count }
    }
    for inner in part.parts ?? [] { count(inner) }
  }

  /// The number of lines of a text.
  func lineCount(of id: String) throws -> Int {
    try #require(lineCounts[id], "no lines of \(id)")
  }

  /// The distance of a fact in points.
  func distance(_ fact: PhoneView.Fact) throws -> Double {
    try position(fact.to) - position(fact.from)
  }

  /// Where a line of a view is: along the width for left, middle and right, else along the height.
  ///
  /// The baseline of a line of text is as far from the edge as the font's ascent or descent.
  private func position(_ name: String) throws -> Double {
    let mark = try #require(
      name.contains(":") ? name.firstIndex(of: ".") : name.lastIndex(of: "."))
    let frame = try #require(frames[String(name[..<mark])], "no view in \(name)")
    let anchor = name[name.index(after: mark)...].split(separator: ":").map(String.init)
    let size = anchor.count > 1 ? try #require(Double(anchor[1])) : 0
    let (x, y, width, height) = (frame[0], frame[1], frame[2], frame[3])
    switch anchor[0] {
    case "top": return y
    case "bottom": return y + height
    case "center": return y + height / 2
    case "left": return x
    case "right": return x + width
    case "middle": return x + width / 2
    case "first": return y + size * 1950 / 2048
    case "last": return y + height - size * 494 / 2048
    case "safeBottom": return y + height - bottomInset
    default: throw UnknownAnchor(name: name)
    }
  }

  private struct UnknownAnchor: Error { var name: String }
}
