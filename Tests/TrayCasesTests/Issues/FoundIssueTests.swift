// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayKit
import TrayTestSupport

@Suite struct FoundIssueTests {
  private let window = Window(size: Size(width: 320, height: 568), scale: 2)

  private func issues<Content: View>(
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) throws -> [FoundIssue] {
    let step = Step("step", content: content)
    return FoundIssue.issues(of: try Resolver().resolve(step, in: window))
  }

  @Test func `a view that has an issue at several stops has it once`() throws {
    let found = try issues {
      Text("Noodles, eight minutes on foot").frame(width: 60).lineLimit(1)
        .detents([.hug, .large])
    }
    #expect(found.map(\.identity.kind) == ["text-is-truncated"])
    #expect(found[0].stops == [.hug, .large])
    #expect(found[0].description == "at hug, large: text does not show all of its text")
  }

  @Test func `the days of a calendar are one issue, in words by their numbers`() throws {
    let found = try issues {
      VStack {
        ForEach(0..<2, id: \.self) { row in
          HStack {
            ForEach(1..<4, id: \.self) { column in
              Text("Thirty-first").frame(width: 20).lineLimit(1).id("day-\(row * 3 + column)")
            }
          }
        }
      }
      .detents([.hug])
    }
    #expect(found.count == 1)
    #expect(found[0].places.count == 6)
    #expect(found[0].sentence == "vstack/days 1–6 does not show all of its text")
  }

  @Test func `chips of a row are one issue, in words by the first`() throws {
    let found = try issues {
      HStack {
        ForEach(0..<3, id: \.self) { _ in
          Chip("Vegetarian dishes").lineLimit(1).frame(width: 40)
        }
      }
      .detents([.hug])
    }
    let truncated = try #require(found.first { $0.identity.kind == "text-is-truncated" })
    #expect(truncated.placeCount == 3)
    #expect(truncated.sentence.contains(" and 2 others "))
  }

  @Test func `cuts at two stops are two issues, each with its number`() throws {
    let found = try issues {
      Color.red.frame(height: 300).detents([.height(200), .height(250)])
    }
    #expect(found.map(\.identity.place) == ["height(200)", "height(250)"])
    #expect(found.map(\.sentence).map { $0.prefix(3) } == ["100", "50 "])
  }
}

@Suite struct IssueTallyTests {
  /// A flow whose text needs more room in German, on a card of a fixed height.
  private func resolved(_ flowCase: FlowCase) throws -> ResolvedCase {
    let flow = Flow("f") {
      Step("s") {
        Color.red.frame(height: flowCase.textSize == .large ? 120 : 180).detents([.height(100)])
      }
    }
    return try CaseResolver(try Resolver()).resolve(LocalizedFlow(flow), in: flowCase)
  }

  @Test func `the same issue of several cases is one with a range and its worst case`() throws {
    var tally = IssueTally(keepsValues: true)
    let cases = [
      FlowCase(textSize: .large), FlowCase(textSize: .accessibility3),
      FlowCase(device: "iphone-se-3", textSize: .large),
    ]
    for flowCase in cases { tally.add(try resolved(flowCase)) }
    #expect(tally.entries.count == 1)
    let entry = try #require(tally.entries.first)
    #expect(entry.count == 3)
    #expect(entry.first == cases[0] && entry.worst == cases[1])
    // 120 - 100 and 180 - 100.
    #expect(entry.issue.sentence.hasPrefix("20–80 points of the content do not show"))
    #expect(
      tally.summary
        == "3 cases, 3 need a look, worst: error content-is-cut in f, s"
        + " (iphone-16-pro, portrait, text ax3, en, keyboard down)")
  }

  @Test func `tallies of parts add up to the tally of the whole`() throws {
    let cases = [FlowCase(textSize: .accessibility3), FlowCase(textSize: .large)]
    var (whole, first, second) = (IssueTally(), IssueTally(), IssueTally())
    for flowCase in cases { whole.add(try resolved(flowCase)) }
    first.add(try resolved(cases[0]))
    second.add(try resolved(cases[1]))
    first.add(second)
    #expect(first.summary == whole.summary)
    #expect(first.entries.map(\.issue.sentence) == whole.entries.map(\.issue.sentence))
  }

  @Test func `where an issue is are the values that not all cases have`() throws {
    var tally = IssueTally(keepsValues: true)
    let flow = Flow("f") {
      Step("s") { Color.red.frame(height: 100).detents([.hug]) }
    }
    let resolver = CaseResolver(try Resolver())
    // A window without issue, and two text sizes with one.
    tally.add(try resolver.resolve(LocalizedFlow(flow), in: FlowCase(textSize: .small)))
    for size in [DynamicTypeSize.large, .accessibility3] {
      tally.add(try resolved(FlowCase(textSize: size)))
    }
    let entry = try #require(tally.entries.first)
    #expect(tally.whereabouts(of: entry) == "text size from large on")
  }
}
