// SPDX-License-Identifier: MIT

package import TrayKit

/// Walks along an axis and looks for what begins to be wrong.
package struct BreakFinder {
  /// The steps at each value of the axis, in its order.
  private var walked: [[ResolvedStep]] = []

  /// Creates a finder that has walked nowhere yet.
  package init() {}

  /// Adds the steps at the next value of the axis.
  package mutating func add(_ steps: [ResolvedStep]) { walked.append(steps) }

  /// What is wrong at some values, by step and in the order in which it begins, and how many
  /// things are wrong at all of them.
  package func breaks() -> (breaks: [Break], lasting: Int) {
    var breaks: [Break] = []
    var lasting = 0
    for index in (walked.first ?? []).indices {
      var found = findings(of: walked.map { $0[index] })
      lasting += found.count { $0.places.count == walked.count }
      found.removeAll { $0.places.count == walked.count }
      // Those of one value stay in their order.
      let sorted = found.enumerated().sorted {
        ($0.element.places[0], $0.offset) < ($1.element.places[0], $1.offset)
      }
      breaks += sorted.map(\.element)
    }
    return (breaks, lasting)
  }

  private struct Key: Hashable {
    let kind: BreakKind
    let name: String
  }

  private func findings(of steps: [ResolvedStep]) -> [Break] {
    var keys: [Key] = []
    var found: [Key: (text: String, places: [Int])] = [:]
    let views = Self.views(of: steps)
    for (place, step) in steps.enumerated() {
      for (key, text) in Self.findings(of: step, views) {
        if found[key] == nil {
          keys.append(key)
          found[key] = (text, [])
        }
        if found[key]?.places.last != place { found[key]?.places.append(place) }
      }
    }
    return keys.compactMap { key in
      found[key].map {
        Break(
          step: steps[0].id, kind: key.kind, name: key.name, text: $0.text, places: $0.places)
      }
    }
  }

  /// The identifiers of views that are there at some value.
  private static func views(of steps: [ResolvedStep]) -> [String] {
    var views: [String] = []
    for step in steps {
      for id in VisibleViews(of: step).all where !views.contains(id) { views.append(id) }
    }
    return views
  }

  /// The views that do not show in full; the days of a calendar are one.
  private static func hidden(_ ids: [String], at stop: String) -> [(key: Key, text: String)] {
    let days = ids.compactMap(IssuePlace.day(ofID:))
    var found = ids.filter { IssuePlace.day(ofID: $0) == nil }.map { id in
      (key: Key(kind: .view, name: "#\(id)"), text: "#\(id) does not show in full at \(stop)")
    }
    if let first = days.min(), let last = days.max() {
      let words = first == last ? "day \(first) does" : "days \(first)–\(last) do"
      found.append((Key(kind: .view, name: "days"), "\(words) not show in full at \(stop)"))
    }
    return found
  }

  private static func findings(
    of step: ResolvedStep, _ views: [String]
  ) -> [(key: Key, text: String)] {
    let dropped = step.resolution.dropped.map { dropped in
      let name = DetentNames.name(of: dropped.id)
      return (
        Key(kind: .stop, name: name),
        "the stop \(name) is missing: \(IssueWords.reason(dropped.reason))"
      )
    }
    let stop = DetentNames.name(of: step.resolution.selection.current)
    let visible = VisibleViews(of: step)
    let hidden = hidden(views.filter { !visible.inFull.contains($0) }, at: stop)
    let issues = FoundIssue.issues(of: step).map { issue in
      (Key(kind: .issue, name: issue.name), "\(issue.identity.kind): \(issue)")
    }
    return dropped + hidden + issues
  }
}
