// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing

import TrayText

/// Our lines against those of the oracles: Chromium, and HarfBuzz with ICU.
@Suite struct GoldenTests {
  @Test(arguments: GoldenFile.names)
  func `every case of the file gives the oracle's lines`(_ name: String) throws {
    let file = try GoldenFile.load(name)
    #expect(!file.cases.isEmpty)
    var equal = 0
    var notMet: [String] = []
    for golden in file.cases {
      let differences = try GoldenComparison(golden).differences()
      if differences.isEmpty {
        equal += 1
      } else if let reason = GoldenComparison.reasons[golden.id] {
        notMet.append("\(golden.id): \(reason) [\(differences[0])]")
      } else {
        Issue.record("\(golden.id): \(differences.joined(separator: "; "))")
      }
    }
    let table = (["\(name): \(file.cases.count) cases, \(equal) equal"] + notMet)
    Attachment.record(table.joined(separator: "\n"), named: "\(name).txt")
  }
}

/// Our lines by the browsers' break table against Chromium's.
@Suite struct WebBreakTests {
  /// Cases in which Chromium differs for another reason than its table of ASCII pairs.
  private static let otherReasons: Set<String?> = [
    "css-hard-breaks", "trailing-newline", "shy-before-space", "empty",
  ]

  @Test(arguments: GoldenFile.names)
  func `the web table gives Chromium's lines`(_ name: String) throws {
    let file = try GoldenFile.load(name)
    for golden in file.cases where golden.strict || !Self.otherReasons.contains(golden.why) {
      let (typesetter, family) = try golden.typesetter(.blink, lineBreaks: .web)
      let lines = typesetter.prepare(golden.styledText(family: family))
        .lines(
          width: golden.maxWidth ?? .infinity, height: .infinity, grid: PixelGrid(scale: 1))
      let ranges = lines.map { [$0.utf16Range.lowerBound, $0.utf16Range.upperBound] }
      let chromium = golden.chromium?.lines.map { [Int($0[0]), Int($0[1])] }
      #expect(ranges == chromium ?? golden.lines.map(\.utf16), "\(golden.id)")
    }
  }
}

/// One golden case against our lines.
struct GoldenComparison {
  private let golden: GoldenCase

  init(_ golden: GoldenCase) { self.golden = golden }

  /// Why a case is not met, by id.
  static let reasons: [String: String] = [:]

  /// What differs, in words; empty if the case is met.
  func differences() throws -> [String] {
    let width = golden.maxWidth ?? .infinity
    let grid = PixelGrid(scale: 3)
    let (blink, family) = try golden.typesetter(.blink)
    let prepared = blink.prepare(golden.styledText(family: family))
    let lines = prepared.lines(width: width, height: .infinity, grid: grid)
    let ranges = lines.map { [$0.utf16Range.lowerBound, $0.utf16Range.upperBound] }
    let expected = golden.lines.map(\.utf16)
    guard ranges == expected else { return ["lines \(ranges), expected \(expected)"] }
    var differences: [String] = []
    for (line, oracle) in zip(lines, golden.lines) {
      differences += compare(line, oracle)
    }
    differences += try compareTotals(prepared, family: family, width: width)
    return differences
  }

  private func compare(_ line: TextLine, _ oracle: GoldenCase.Line) -> [String] {
    var differences: [String] = []
    if line.visibleUTF16End != oracle.visibleUTF16End {
      differences.append("visible \(line.visibleUTF16End), expected \(oracle.visibleUTF16End)")
    }
    if let exact = oracle.exactWidth, abs(line.width - exact) > 0.01 {
      differences.append("line at \(oracle.utf16[0]): width \(line.width), expected \(exact)")
    }
    if abs(line.width - oracle.width) > 0.07 {
      differences.append(
        "line at \(oracle.utf16[0]): width \(line.width), Chromium \(oracle.width)")
    }
    if line.isHyphenated != (oracle.hyphen ?? false) {
      differences.append("hyphen \(line.isHyphenated)")
    }
    if line.height != oracle.height {
      differences.append("height \(line.height), expected \(oracle.height)")
    }
    if line.baseline - line.top != oracle.baseline {
      differences.append("baseline \(line.baseline - line.top), expected \(oracle.baseline)")
    }
    return differences
  }

  private func compareTotals(
    _ prepared: any PreparedText, family: String, width: Double
  ) throws -> [String] {
    var differences: [String] = []
    let grid = PixelGrid(scale: 3)
    let measure = prepared.measure(width: width, height: .infinity, grid: grid)
    if measure.size.height != golden.height {
      differences.append("total \(measure.size.height), expected \(golden.height)")
    }
    if let exactHeight = golden.exactHeight {
      let (exact, _) = try golden.typesetter(.exact)
      let whole = exact.prepare(golden.styledText(family: family))
        .measure(width: width, height: .infinity, grid: grid)
      if abs(whole.size.height - exactHeight) > 0.01 {
        differences.append("exact total \(whole.size.height), expected \(exactHeight)")
      }
      if let widest = golden.exactMaxLineWidth, abs(whole.size.width - widest) > 0.01 {
        differences.append("exact width \(whole.size.width), expected \(widest)")
      }
    }
    return differences
  }
}
