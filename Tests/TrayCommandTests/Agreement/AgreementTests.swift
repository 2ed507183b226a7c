// SPDX-License-Identifier: MIT

import TrayDocuments
import Foundation
import Synchronization
import Testing
import TrayTestSupport

@testable import tray

/// Commands that say the same of a step say it with the same numbers.
///
/// `resolve` is the measure, as its numbers are checked against others elsewhere. Axes and cases are
/// chosen by a seed, so that each flow meets other devices, sizes and languages.
@Suite struct AgreementTests {
  /// A flow with axes, and some of the cases that they make.
  struct Trial: Sendable, CustomTestStringConvertible {
    let flow: String
    let axes: [String]
    let cases: [[String]]

    var testDescription: String { "\(flow) \(axes.joined(separator: " "))" }
    var path: String { TrayProcess.folder.appending(path: "Fixtures/flows/\(flow)").path() }
  }

  private static let devices = [
    "iphone-se-1", "iphone-se-3", "iphone-16-pro", "iphone-duo", "iphone-duo:inner", "ipad-mini",
  ]
  private static let textSizes = ["xSmall", "large", "xxxLarge", "ax3", "ax5"]

  static let trials: [Trial] = {
    let folder = TrayProcess.folder.appending(path: "Fixtures/flows").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var generator = SeededGenerator(state: 7)
    return (names.filter { $0.hasSuffix(".json") } + ["whole/an-evening-out.json"]).sorted().map {
      let some = { (all: [String]) in Array(all.shuffled(using: &generator).prefix(2)) }
      let axes = [
        ("device", some(devices)), ("text-size", some(textSizes)),
        ("locale", some(["en", "de", "ar"])),
        ("orientation", Array(some(["portrait", "landscape"]).prefix(1))),
        ("keyboard", Array(some(["up", "down"]).prefix(1))),
      ]
      let cases = (0..<2).map { _ in
        axes.map { "--\($0.0)=\($0.1.randomElement(using: &generator) ?? "")" }
      }
      return Trial(
        flow: $0, axes: axes.map { "--\($0.0)=\($0.1.joined(separator: ","))" }, cases: cases)
    }
  }()

  @Test func `there are flows to compare`() { #expect(Self.trials.count == 7) }

  private func json(_ arguments: [String]) throws -> JSONOutput {
    let (text, code) = try run(arguments)
    #expect(code == .success)
    return try .parse(text)
  }

  /// The cases that `resolve` prints; as all tests ask for them, each command line runs once.
  private func resolved(_ trial: Trial, _ options: [String]) throws -> [JSONOutput] {
    let line = ["resolve", trial.path, "--format", "json"] + options
    if let known = Self.resolved.withLock({ $0[line] }) { return known }
    let cases = try json(line)["cases"].elements
    Self.resolved.withLock { $0[line] = cases }
    return cases
  }

  private static let resolved = Mutex<[[String]: [JSONOutput]]>([:])

  /// The steps of the only case.
  private func steps(_ trial: Trial, _ options: [String]) throws -> [JSONOutput] {
    try #require(try resolved(trial, options).first)["steps"].elements
  }

  /// The stop at which a step rests.
  private func rest(_ step: JSONOutput) throws -> JSONOutput {
    try #require(
      step["stops"].elements.first { $0["detents"].elements.contains(step["selected"]) })
  }

  private func pick(_ value: JSONOutput, _ keys: [String]) -> JSONOutput {
    .object(keys.map { .init($0, value[$0]) })
  }

  // MARK: - All cases

  @Test(arguments: trials)
  func `a sweep has the heights of resolve`(_ trial: Trial) throws {
    let known = try resolved(trial, trial.axes)
    let swept = try run(["sweep", trial.path, "--format", "jsonl"] + trial.axes).text
      .split(separator: "\n").map { try JSONOutput.parse(String($0)) }
    #expect(swept.count == known.count && known.count == 8)
    for one in known {
      let other = try #require(swept.first { $0["case"] == one["case"] })
      #expect(other["steps"].elements.count == one["steps"].elements.count)
      for (step, row) in zip(one["steps"].elements, other["steps"].elements) {
        let keys = ["step", "selected", "surfaceWidth", "maximum", "dropped", "issues"]
        #expect(pick(step, keys) == pick(row, keys))
        #expect(row["height"] == (try rest(step))["surfaceHeight"])
        let stops = ["detents", "surfaceHeight", "scrollRange"]
        #expect(
          step["stops"].elements.map { pick($0, stops) }
            == row["stops"].elements.map { pick($0, stops) })
      }
    }
  }

  @Test(arguments: trials)
  func `comma-separated values are those of lines of JSON`(_ trial: Trial) throws {
    let sweep = ["sweep", trial.path] + trial.axes
    let lines = try run(sweep + ["--format", "jsonl"]).text.split(separator: "\n")
    let expected = try lines.flatMap { line in
      let one = try JSONOutput.parse(String(line))
      return one["steps"].elements.map { step in
        [one["case"]["keyboard"].string, step["step"].string, step["selected"].string]
          + ["height", "surfaceWidth", "maximum"].map { spelled(step[$0].number) }
      }
    }
    // What stands before the stops has no commas.
    let rows = try run(sweep + ["--format", "csv"]).text.split(separator: "\n").dropFirst()
    #expect(rows.map { $0.split(separator: ",").prefix(15).suffix(6).map(String.init) } == expected)
  }

  // A row of a table that has numbers is a stop.
  @Test(arguments: trials)
  func `the table of resolve has the numbers of its document`(_ trial: Trial) throws {
    let table = try run(["resolve", trial.path] + trial.axes).text
    let rows = table.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/ ([0-9.]+) +([0-9.]+) +([0-9.]+)  (block|pass) /#)
    }
    let stops = try resolved(trial, trial.axes).flatMap(\.["steps"].elements)
      .flatMap(\.["stops"].elements)
    #expect(rows.count == stops.count)
    for (row, stop) in zip(rows, stops) {
      let numbers = ["contentHeight", "surfaceHeight", "dim"].map { spelled(stop[$0].number) }
      #expect([row.1, row.2, row.3].map(String.init) == numbers)
      #expect((row.4 == "pass") == (stop["passesTouches"] == true))
    }
  }

  // A cell of the matrix is a height, marked where there is an issue; rows are cases, in order.
  @Test(arguments: trials)
  func `the matrix of a report has the heights of resolve`(_ trial: Trial) throws {
    let page = try run(["report", trial.path] + trial.axes).text
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("<tr><th scope=row>") }
      .prefix { !$0.contains("class=why") }
    let found = rows.map { row in
      row.matches(
        of: #/<td(?: class=[ewn] data-i="[0-9 ]*")?>(?:<a[^>]*>)?([0-9.–]+)(?:&nbsp;([!?·]))?/#
      ).map { String($0.1) + String($0.2 ?? "") }
    }
    let expected = try resolved(trial, trial.axes).map { one in
      try one["steps"].elements.map { step in
        let height = try rest(step)["surfaceHeight"].number
        return (height == 0 ? "–" : JSONWriter.rounded(height))
          + sign(of: step["issues"].elements.map { $0["severity"] })
      }
    }
    #expect(found == expected)
  }

  /// The sign of the gravest of some severities.
  private func sign(of severities: [JSONOutput]) -> String {
    for (severity, sign) in [("error", "!"), ("warning", "?"), ("note", "·")]
    where severities.contains(.string(severity)) {
      return sign
    }
    return ""
  }

  // MARK: - Single cases

  @Test(arguments: trials)
  func `an explanation ends in the numbers of resolve`(_ trial: Trial) throws {
    for options in trial.cases {
      let explained = try json(["explain", trial.path, "--format", "json"] + options)["cases"]
      let other = try #require(explained.elements.first)["steps"].elements
      let known = try steps(trial, options)
      #expect(known.count == other.count)
      for (step, reasons) in zip(known, other) {
        #expect(pick(step, ["step", "dropped"]) == pick(reasons, ["step", "dropped"]))
        #expect(reasons["maximum"] == step["derivations"]["maximum"])
        #expect(reasons["maximum"]["result"] == step["maximum"])
        #expect(reasons["surfaceWidth"] == step["derivations"]["surfaceWidth"])
        #expect(reasons["surfaceWidth"]["result"] == step["surfaceWidth"])
        // One for each detent, those of one stop in a row.
        let stops = step["stops"].elements.flatMap { stop in
          stop["detents"].elements.map { [$0, stop["contentHeight"], stop["surfaceHeight"]] }
        }
        let members = reasons["stops"].elements
        #expect(
          Set(members.map { [$0["detent"], $0["contentHeight"], $0["surfaceHeight"]] })
            == Set(stops))
        for member in members {
          let source = member["derivation"]["source"]
          guard source["kind"] == "content", reasons["content"] != .null else { continue }
          #expect(source["ideal"] == reasons["content"]["height"], "\(options)")
        }
      }
    }
  }

  @Test(arguments: trials)
  func `the stops of a report's cards are those of resolve`(_ trial: Trial) throws {
    for options in trial.cases {
      let page = try run(["report", trial.path] + options).text
      let found = page.matches(
        of: #/<g class="stop( on)?" data-top="([-0-9.]+)" data-words="([^"]*)"/#
      ).map { "\($0.2) \($0.3)\($0.1 == nil ? "" : " at rest")" }
      let expected = try steps(trial, options).flatMap { step in
        try step["stops"].elements.filter { $0["surfaceHeight"].number > 0 }.map { stop in
          let (height, content) = (stop["surfaceHeight"].number, stop["contentHeight"].number)
          var words =
            "\(spelled(stop["frame"].elements[1].number)) \(name(stop)): \(spelled(height)) points,"
            + " \(spelled(content)) of content"
          if stop["dim"].number > 0 { words += ", dim \(spelled(stop["dim"].number))" }
          let range = stop["scrollRange"].number
          if range > 0.5 { words += ", scrolls by \(spelled(range))" }
          return words + (stop == (try rest(step)) ? " at rest" : "")
        }
      }
      #expect(found == expected)
    }
  }

  // Coordinates of pictures have two digits; what people read in them has three.
  @Test(arguments: trials)
  func `a picture has the surface of resolve`(_ trial: Trial) throws {
    for options in trial.cases {
      for step in try steps(trial, options) where try rest(step)["surfaceHeight"].number > 0 {
        let picture = try run(
          ["render", trial.path, "--format", "svg", "--step", step["step"].string] + options
        ).text
        let rect = try #require(
          picture.firstMatch(
            of:
              #/<g id="surface">.*?(?:<rect[^>]*fill-opacity[^>]*>\n)*<rect x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)"/#
              .dotMatchesNewlines()))
        let frame = try rest(step)["frame"].elements.map(\.number)
        for (drawn, number) in [(rect.1, frame[0]), (rect.2, frame[1]), (rect.3, frame[2])] {
          #expect(abs(try #require(Double(drawn)) - number) < 0.0061, "\(options)")
        }
        let labels = picture.matches(of: #/<title>stop (.*)<\/title>/#).map { String($0.1) }
        #expect(Set(labels) == Set(names(step)))
      }
    }
  }

  // A cell is 16 points high, and the surface begins in the row nearest to its top.
  @Test(arguments: trials)
  func `an outline has the surface of resolve`(_ trial: Trial) throws {
    for options in trial.cases {
      let known = try steps(trial, options)
      let outlines = try run(["render", trial.path, "--format", "ascii"] + options).text
        .components(separatedBy: "\n\n")
      #expect(outlines.count == known.count)
      for (step, outline) in zip(known, outlines) {
        let lines = outline.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let stop = try rest(step)
        guard stop["surfaceHeight"].number > 0 else { continue }
        let row = Int((stop["frame"].elements[1].number / 16).rounded())
        #expect(lines[lines.startIndex + row].contains("┌"))
        let label = "> \(name(stop)) \(spelled(stop["surfaceHeight"].number))"
        #expect(lines.count { $0.hasSuffix(label) } == 1)
        for label in names(step) {
          #expect(lines.contains { $0.hasSuffix(" \(label)") }, "\(options) \(label)")
        }
      }
    }
  }

  @Test(arguments: trials)
  func `the tray of a comparison is that of resolve`(_ trial: Trial) throws {
    for options in trial.cases {
      let compared = try json(
        ["compare", trial.path, "--looks", "tray", "--format", "json"] + options)["cases"].elements
      let known = try steps(trial, options)
      #expect(compared.map { $0["step"] } == known.map { $0["step"] })
      for (step, one) in zip(known, compared) {
        func value(_ name: String) -> String {
          one["rows"].elements.first { $0["name"].string == name }?["values"]["tray"].string ?? ""
        }
        #expect(value("width") == spelled(step["surfaceWidth"].number))
        #expect(value("maximum") == spelled(step["maximum"].number))
        #expect(value("at rest") == step["selected"].string)
        let heights = one["rows"].elements.filter { $0["name"] == "surface" }
          .map { $0["values"]["tray"].string }
        let stops = step["stops"].elements.filter { $0["surfaceHeight"].number > 0 }
        #expect(
          Set(heights.filter { $0 != "-" })
            == Set(stops.map { spelled($0["surfaceHeight"].number) }))
      }
    }
  }

  private func name(_ stop: JSONOutput) -> String {
    stop["detents"].elements.map(\.string).joined(separator: " = ")
  }

  /// The names and heights of a step's stops as pictures label them.
  private func names(_ step: JSONOutput) -> [String] {
    step["stops"].elements.filter { $0["surfaceHeight"].number > 0 }
      .map { "\(name($0)) \(spelled($0["surfaceHeight"].number))" }
  }

  private func spelled(_ number: Double) -> String { JSONWriter.rounded(number) }
}
