// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayDetents
import TrayGeometry
import TrayTestSupport

/// A frame of a sheet that a phone showed, or that its developers printed.
struct SheetFact: Sendable, CustomTestStringConvertible {
  /// Its place in the file, which is its name.
  let id: Int
  let system: SystemVersion
  let window: Window
  let detent: Detent
  /// Measured numbers by name; several pictures of one frame are several numbers.
  let measured: [String: [Double]]
  /// Points by which a picture may be off: one where it was scaled.
  let tolerance: Double
  var testDescription: String { "fact \(id)" }

  /// All facts of sheets that have a window and a detent.
  static func all() throws -> [SheetFact] { try file().facts.compactMap { $0 } }

  static func file() throws -> (facts: [SheetFact?], predictions: [[String: Any]]) {
    let data = try Data(contentsOf: Fixtures.url("conformance/phone/sheets.json"))
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let facts = try #require(root["facts"] as? [[String: Any]])
    let predictions = try #require(root["predictions"] as? [String: Any])
    return (
      facts.enumerated().map(SheetFact.init),
      try #require(predictions["rows"] as? [[String: Any]])
    )
  }

  /// Nil for a fact about any window, and for one whose detent its source left open.
  private init?(id: Int, row: [String: Any]) {
    guard let device = row["device"] as? String,
      let window = Window.upright(device, row["safeArea"]),
      let name = row["detent"] as? String, let detent = Self.detent(name),
      let version = row["ios"] as? String, let measured = row["measured"] as? [String: Any]
    else { return nil }
    (self.id, self.detent) = (id, detent)
    system = version.hasPrefix("26") || version.hasPrefix("27") ? .ios26 : .ios18
    self.window = window
    self.measured = measured.compactMapValues { value in
      (value as? Double).map { [$0] } ?? value as? [Double]
    }
    tolerance = measured["topFractionOfScreen"] == nil ? 0.34 : 1.2
  }

  private static func detent(_ name: String) -> Detent? {
    let words = name.split(separator: " ")
    switch words.first {
    case "large": return .large
    case "medium", "medium,": return .medium
    case "fraction": return words.last.flatMap { Double($0) }.map { .fraction($0) }
    case "height": return words.last.flatMap { Double($0) }.map { .height($0) }
    default: return nil
    }
  }
}

extension Window {
  /// A window as “iPhone 13 mini 375x812” with insets above and below.
  fileprivate static func upright(_ device: String, _ insets: Any?) -> Window? {
    guard
      let size = device.split(separator: " ").first(where: {
        $0.contains("x") && $0.first?.isNumber == true
      }),
      let insets = insets as? [Double], insets.count == 2
    else { return nil }
    let sides = size.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return nil }
    return Window(
      size: Size(width: sides[0], height: sides[1]),
      safeAreaInsets: WindowInsets(top: insets[0], bottom: insets[1]), scale: 3)
  }
}

/// Frames of sheets on iOS 16 to 18 and 26, on pictures and as developers printed them.
@Suite struct SheetFactsTests {
  private func resolution(
    _ detent: Detent, _ system: SystemVersion, _ window: Window
  ) -> Resolution {
    var contract = StepContract.apple(system)
    contract.detents = [detent]
    return DetentResolver.resolve(
      contract: contract, window: window, measure: ContentMeasure(idealHeight: 300))
  }

  @Test func `all facts are read but the one whose detent is unknown and the one without a window`()
    throws
  {
    let facts = try SheetFact.file().facts
    #expect(facts.count == 22)
    #expect(facts.indices.filter { facts[$0] == nil } == [19, 21])
  }

  @Test(arguments: try SheetFact.all())
  func `a sheet stands where the phone shows it`(_ fact: SheetFact) throws {
    let found = resolution(fact.detent, fact.system, fact.window)
    let stop = try #require(found.stops.first)
    func expect(_ name: String, _ value: Double, within tolerance: Double) {
      for phone in fact.measured[name] ?? [] {
        #expect(abs(value - phone) <= tolerance, "\(name): \(value), not \(phone)")
      }
    }
    expect("maximum", found.maximum, within: 1e-9)
    expect("value", stop.value, within: 0.34)
    expect("top", stop.frame.minY, within: fact.tolerance)
    expect("total", stop.surfaceHeight, within: fact.tolerance)
    expect("width", stop.frame.width, within: 1e-9)
    expect("mediumTop", stop.frame.minY, within: 0.34)
    expect("mediumTotal", stop.frame.height, within: 0.34)
    expect("sideInset", stop.frame.minX, within: 0.34)
    let large = try #require(resolution(.large, fact.system, fact.window).stops.first)
    expect("largeTop", large.frame.minY, within: 0.34)
  }

  /// Printed on a phone of 375 × 812 with insets of 50 and 34.
  @Test func `medium of iOS 16 to 18 is 402,08 before it meets the pixels`() throws {
    let window = Window(
      size: Size(width: 375, height: 812), safeAreaInsets: WindowInsets(top: 50, bottom: 34),
      scale: 3)
    let stop = try #require(resolution(.medium, .ios18, window).stops.first)
    #expect(abs(stop.members[0].derivation.raw - 402.08) < 1e-9)
  }

  /// A library says that from 10.2 below the safe height on a sheet looks as a large one.
  @Test func `up to iOS 18 the maximum is ten below the safe height where there is an indicator`() {
    let window = Window(
      size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34),
      scale: 3)
    #expect(resolution(.large, .ios18, window).maximum == 852 - 59 - 34 - 10)
    #expect(resolution(.large, .ios26, window).maximum == 852 - 59 - 34)
  }

  /// Computed by the rules of the file, by hand.
  @Test func `nine windows have the heights that the rules predict`() throws {
    let rows = try SheetFact.file().predictions
    #expect(rows.count == 9)
    for row in rows {
      let name = try #require(row["window"] as? String)
      let window = try #require(Window.upright(name, row["safeArea"]))
      let ios18 = try #require(row["ios18"] as? [String: Double])
      let ios26 = try #require(row["ios26"] as? [String: Double])
      for (system, numbers) in [(SystemVersion.ios18, ios18), (.ios26, ios26)] {
        let large = resolution(.large, system, window)
        #expect(large.maximum == numbers["maximum"], "\(name)")
        #expect(large.stops.first?.frame.minY == numbers["largeTop"], "\(name)")
        let medium = try #require(resolution(.medium, system, window).stops.first)
        let value = try #require(numbers["mediumValue"])
        #expect(abs(medium.value - value) <= 0.5, "\(name): \(medium.value)")
      }
      let half = try #require(resolution(.fraction(0.5), .ios18, window).stops.first)
      let total = try #require(ios18["fraction50Total"])
      #expect(abs(half.surfaceHeight - total) <= 0.34, "\(name)")
      #expect(half.frame.width == window.size.width)
    }
  }
}
