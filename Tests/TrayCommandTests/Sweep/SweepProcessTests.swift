// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `tray sweep` as a process: the same cases as `resolve`, whatever the threads and the parts.
@Suite struct SweepProcessTests {
  private static let flow = "Fixtures/conformance/cli/flow.json"
  private static let axes =
    "--device iphone-se-3,iphone-16-pro,ipad-mini --orientation portrait,landscape"
    + " --keyboard down,up --text-size xSmall,medium,large,xxLarge,ax1,ax5"

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test(arguments: [
    "--format table", "--format csv", "--format jsonl", "--find-break device --format jsonl",
    "--find-break orientation",
  ])
  func `the number of threads changes no byte`(_ options: String) throws {
    let outputs = try ["1", "2", "7"].map { jobs in
      try TrayProcess.run("sweep \(Self.flow) \(Self.axes) \(options) --jobs \(jobs)")
    }
    #expect(outputs[0].code == 0 && !outputs[0].output.isEmpty)
    let isWalk = options.contains("--find-break")
    #expect(outputs[0].messages == (isWalk ? "" : "72 cases, none needs a look\n"))
    #expect(outputs[2].messages == outputs[0].messages)
    #expect(outputs[1].output == outputs[0].output)
    #expect(outputs[2].output == outputs[0].output)
  }

  // What is kept from case to case must change nothing: `resolve` keeps nothing.
  @Test func `heights are those of resolve`() throws {
    let line =
      "Fixtures/flows/pick-for-me.json --locale en,ar --device iphone-se-3,iphone-duo"
      + " --text-size large,ax3 --keyboard down,up"
    let swept = try TrayProcess.run("sweep \(line) --format jsonl --jobs 1")
    let resolved = try TrayProcess.run("resolve \(line) --format json")
    let document = try JSONSerialization.jsonObject(with: Data(resolved.output.utf8))
    let cases = try #require((document as? [String: Any])?["cases"] as? [[String: Any]])
    let known = try cases.map { try Facts($0) }
    let found = try Self.lines(swept.output).map { line in
      try Facts(
        try #require(
          JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
    }
    #expect(found.count == 16)
    #expect(Set(found) == Set(known))
  }

  /// What both forms say of a case.
  private struct Facts: Hashable {
    let names: [String: String]
    let steps: [String]

    init(_ value: [String: Any]) throws {
      names = try #require(value["case"] as? [String: String])
      let steps = try #require(value["steps"] as? [[String: Any]])
      self.steps = try steps.map { step in
        let stops = try #require(step["stops"] as? [[String: Any]])
        let heights = stops.map { "\($0["detents"] ?? "") \($0["surfaceHeight"] ?? "")" }
        let issues = try JSONSerialization.data(
          withJSONObject: step["issues"] ?? [], options: .sortedKeys)
        return "\(step["step"] ?? "") \(step["selected"] ?? "") \(heights) "
          + String(decoding: issues, as: UTF8.self)
      }
    }
  }

  @Test(arguments: [2, 5, 72, 100])
  func `all parts in a row are the whole`(_ count: Int) throws {
    let line = "sweep \(Self.flow) \(Self.axes) --format jsonl"
    let whole = try TrayProcess.run(line).output
    #expect(Self.lines(whole).count == 72)
    var parts = ""
    for part in 1...count where count < 10 || part % 10 == 1 || count == part {
      let output = try TrayProcess.run("\(line) --shard \(part)/\(count)").output
      // 72 cases in so many parts: each has the same number or one more.
      #expect([72 / count, (72 + count - 1) / count].contains(Self.lines(output).count))
      parts += output
    }
    if count < 10 { #expect(parts == whole) }
  }

  @Test func `each row of comma-separated values has all columns`() throws {
    let output = try TrayProcess.run("sweep \(Self.flow) \(Self.axes) --format csv").output
    let lines = Self.lines(output)
    #expect(
      lines[0]
        == "flow,device,orientation,posture,system,text-size,bold-text,locale,phone-locale,keyboard,"
        + "step,detent,height,width,maximum,stops,off,errors,warnings,notes,"
        + "kinds")
    // Two steps in 72 cases.
    #expect(lines.count == 1 + 144)
    // 15 + 80 + 10 + 30 + 15, whatever the text size, in the window of 375 × 667.
    #expect(
      lines.contains {
        $0.hasPrefix("plain,iphone-se-3,portrait,flat,newest,ax5,off,en,en,down,a,hug,150,375")
      },
      "\(lines.prefix(4))")
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2"])
  func `what is no part is refused`(_ shard: String) throws {
    let outcome = try TrayProcess.run("sweep \(Self.flow) --shard=\(shard)")
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.messages.contains("--shard expects I/N with I from 1 to N"))
  }

  @Test func `what is no number of threads is refused`() throws {
    let outcome = try TrayProcess.run("sweep \(Self.flow) -j 0")
    #expect(outcome.code == 64)
    #expect(outcome.messages.contains("--jobs expects a number from 1 to 1024, found '0'"))
  }

  @Test func `an unknown device is reported before anything is printed`() throws {
    let outcome = try TrayProcess.run("sweep \(Self.flow) --device iphone-se-3,iphone-se-9")
    #expect(outcome.code == 2 && outcome.output == "")
  }

  // MARK: - Breaks

  /// A view of 500 points and one of 50 in a sheet; neither depends on the text size.
  private static let tall = """
    {"schema": "tray.flow", "version": 1, "id": "tall", "steps": [{"id": "s",
      "contract": {"detents": ["medium", "large"], "initial": "large"},
      "content": {"type": "vstack", "spacing": 0, "children": [
        {"type": "color", "id": "picture", "modifiers": [{"frame": {"height": 500}}]},
        {"type": "color", "id": "buy", "modifiers": [{"frame": {"height": 50}}]}]}}]}
    """

  private static func breaks(_ options: String) throws -> [[String: Any]] {
    let outcome = try TrayProcess.run(
      (["sweep", "-"] + options.split(separator: " ").map(String.init)) + ["--format", "jsonl"],
      input: tall)
    #expect(outcome.code == 0, "\(outcome.messages)")
    return try lines(outcome.output).map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  // Upright, 550 points fit into 667 − 20 − 10, but not into the medium detent's half of that. On its
  // side the phone is 375 high: both views do not fit, the content is cut, and the system has no
  // medium detent in a compact height.
  @Test func `what breaks on the side is named`() throws {
    let found = try Self.breaks("--device iphone-se-3 --find-break orientation")
    let at = found.map { "\($0["name"] ?? "") \($0["from"] ?? "") \($0["at"] ?? "")" }
    #expect(
      Set(at) == [
        #"content-is-cut medium portrait ["portrait"]"#, #"medium landscape ["landscape"]"#,
        #"#picture landscape ["landscape"]"#, #"#buy landscape ["landscape"]"#,
        #"content-is-cut large landscape ["landscape"]"#,
      ])
    let medium = try #require(found.first { $0["name"] as? String == "medium" })
    #expect(medium["kind"] as? String == "stop")
    #expect(
      medium["text"] as? String == "the stop medium is missing: the window's height is compact")
  }

  @Test func `nothing breaks along an axis that changes nothing`() throws {
    #expect(try Self.breaks("--device iphone-se-3 --find-break text-size").isEmpty)
  }

  // The smaller phone has room for 568 − 20 − 10 = 538 of the 550 points, the larger one for all.
  @Test func `what comes and goes is named with its values`() throws {
    let found = try Self.breaks(
      "--device iphone-16-pro,iphone-se-1,iphone-16-pro --find-break device")
    let buy = try #require(found.first { $0["name"] as? String == "#buy" })
    #expect(buy["from"] as? String == "iphone-se-1")
    #expect(buy["at"] as? [String] == ["iphone-se-1"])
  }
}
