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
    let hidden = views.filter { !visible.inFull.contains($0) }.map { id in
      (Key(kind: .view, name: "#\(id)"), "#\(id) does not show in full at \(stop)")
    }
    let issues = step.resolution.issues.map { (IssueNames.name(of: $0), IssueWords.lines([$0])) }
    let others = step.issues.map { (IssueNames.name(of: $0), IssueWords.lines([$0])) }
    return dropped + hidden
      + (issues + others).map { name, lines in
        (Key(kind: .issue, name: "\(name)"), "\(name.kind): " + lines.joined(separator: " "))
      }
  }
}
