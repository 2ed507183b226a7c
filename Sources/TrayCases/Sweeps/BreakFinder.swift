// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// Something that is wrong with a step at some values of an axis and right at others.
struct Break: Sendable {
  let step: String
  let kind: BreakKind
  /// The detent, the view, or the kind of the issue with its place.
  let name: String
  /// What is wrong, in words, at the first value at which it is.
  let text: String
  /// At which values it is wrong, by their places on the axis.
  let places: [Int]
}

/// Walks along an axis and looks for what begins to be wrong.
struct BreakFinder {
  /// The steps at each value of the axis, in its order.
  private var walked: [[ResolvedStep]] = []

  /// Adds the steps at the next value of the axis.
  mutating func add(_ steps: [ResolvedStep]) { walked.append(steps) }

  /// What is wrong at some values, by step and in the order in which it begins, and how many
  /// things are wrong at all of them.
  func breaks() -> (breaks: [Break], lasting: Int) {
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

/// The views of a step that have an identifier, and which of them show where it rests.
struct VisibleViews {
  /// All of them, in the order of the views.
  private(set) var all: [String] = []
  /// Those that lie in the surface and in all views around them that scroll; half a pixel is no matter.
  private(set) var inFull: Set<String> = []

  init(of step: ResolvedStep) {
    let stop = step.resolution.selectedStop
    let layout = step.selectedLayout
    var room = stop.frame
    room.size.height -= stop.bottomInset
    if let bottom = layout.bottom { add(bottom, in: room) }
    room.size.height -= stop.bottomSectionHeight
    add(layout.content, in: room)
  }

  private mutating func add(_ layout: LayoutResult, in room: Rect) {
    let tree = layout.tree
    for (node, tag) in tree.taggedNodes {
      guard case .id(let id) = tag else { continue }
      if !all.contains(id) { all.append(id) }
      guard tree.isPresent(node) else { continue }
      let frame = layout.frame(of: node)
      let around = tree.scrollNodes.filter { $0 != node && tree.isAncestor($0, of: node) }
      if ([room] + around.map { layout.frame(of: $0) }).allSatisfy({
        $0.contains(frame, tolerance: 0.5)
      }) {
        inFull.insert(id)
      }
    }
  }
}
