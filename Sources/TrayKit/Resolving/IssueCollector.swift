// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayLayout

/// Finds what is suspicious about a step's views at its stops.
struct IssueCollector {
  /// Points by which a view may reach past an edge before it counts; half a pixel of any display.
  private static let slack = 0.5

  private(set) var issues: [StepIssue] = []
  private var known: Set<StepIssue> = []

  /// All issues of a step, in the order of its views, each once.
  static func issues(
    _ content: LayoutEngine, _ bottom: LayoutEngine?, _ resolution: Resolution,
    _ layouts: [StopLayout]
  ) -> [StepIssue] {
    var collector = IssueCollector()
    collector.collect(content, layouts.map(\.content), prefix: "")
    if let bottom { collector.collect(bottom, layouts.compactMap(\.bottom), prefix: "bottom/") }
    for (stop, layout) in zip(resolution.stops, layouts) where !stop.isHidden {
      collector.checkStop(stop, layout, content, bottom)
    }
    return collector.issues
  }

  private mutating func add(_ issue: StepIssue) {
    if known.insert(issue).inserted { issues.append(issue) }
  }

  // MARK: - Whatever the stop

  private mutating func collect(
    _ engine: LayoutEngine, _ layouts: [LayoutResult], prefix: String
  ) {
    // Nodes may have been built during layout, which the engine's own tree does not have.
    let tree = layouts.last?.tree ?? engine.tree
    for issue in layouts.last?.issues ?? tree.issues {
      add(StepIssue(issue) { prefix + tree.path(to: $0) })
    }
    for node in tree.textNodes {
      let text =
        layouts.last.map { engine.preparedText(of: node, in: $0) } ?? engine.preparedText(of: node)
      for family in text?.unknownFamilies ?? [] {
        add(.familyIsUnknown(path: prefix + tree.path(to: node), family))
      }
      for family in text?.machineFonts ?? [] {
        add(.fontIsOfMachine(path: prefix + tree.path(to: node), family))
      }
      let missing = text?.missingCharacters ?? []
      guard !missing.isEmpty else { continue }
      var characters = String.UnicodeScalarView()
      characters.append(contentsOf: missing)
      add(
        .charactersAreMissing(path: prefix + tree.path(to: node), String(characters)))
    }
    let scrolling = tree.scrollNodes
    for inner in scrolling {
      let axes = tree.scrollAxes(of: inner)
      let isNested = scrolling.contains {
        $0 != inner && tree.isAncestor($0, of: inner)
          && !tree.scrollAxes(of: $0).isDisjoint(with: axes)
      }
      if isNested { add(.nestedScroll(path: prefix + tree.path(to: inner))) }
    }
  }

  // MARK: - At one stop

  private mutating func checkStop(
    _ stop: Stop, _ layout: StopLayout, _ engine: LayoutEngine, _ bottom: LayoutEngine?
  ) {
    guard let id = stop.ids.first else { return }
    checkHeight(stop, layout, id)
    checkSides(layout.content, stop.frame, id, prefix: "")
    if let bottom = layout.bottom { checkSides(bottom, stop.frame, id, prefix: "bottom/") }
    checkTexts(layout.content, engine, id, prefix: "")
    checkRooms(layout.content, id, prefix: "")
    if let lower = layout.bottom, let bottom {
      checkTexts(lower, bottom, id, prefix: "bottom/")
      checkRooms(lower, id, prefix: "bottom/")
    }
    for scroll in layout.scrolls where scroll.viewport.height <= 0 && scroll.verticalRange > 0 {
      add(
        isList(scroll.path)
          ? .listHasNoHeight(path: scroll.path, stop: id)
          : .scrollHasNoRoom(path: scroll.path, stop: id))
    }
    checkFocus(stop, layout, id)
  }

  /// Whether the view that scrolls is that of a list.
  private func isList(_ path: String) -> Bool {
    path.split(separator: "/").last.map { $0.prefix { $0.isLetter } == "list" } ?? false
  }

  private mutating func checkHeight(_ stop: Stop, _ layout: StopLayout, _ id: DetentID) {
    guard let root = layout.content.tree.root else { return }
    let excess = layout.content.frame(of: root).height - layout.bounds.height
    if excess > Self.slack { add(.contentIsCut(stop: id, by: excess)) }
  }

  /// Looks for the outermost views that reach past a side, outside of those that scroll sideways.
  private mutating func checkSides(
    _ layout: LayoutResult, _ surface: Rect, _ id: DetentID, prefix: String
  ) {
    let tree = layout.tree
    guard let root = tree.root else { return }
    var pending = [root]
    while let node = pending.popLast() {
      guard tree.isShown(node) else { continue }
      let frame = layout.frame(of: node)
      let excess = max(surface.minX - frame.minX, frame.maxX - surface.maxX)
      let path = excess > Self.slack ? tree.path(to: node) : ""
      if !path.isEmpty {
        add(.viewIsTooWide(path: prefix + path, by: excess, stop: id))
      } else if !tree.scrollAxes(of: node).contains(Axis.horizontal) {
        pending += tree.children(of: node).reversed()
      }
    }
  }

  private mutating func checkTexts(
    _ layout: LayoutResult, _ engine: LayoutEngine, _ id: DetentID, prefix: String
  ) {
    let tree = layout.tree
    for node in tree.textNodes where !tree.isHidden(node) {
      let proposal = layout.proposal(of: node)
      guard let text = engine.preparedText(of: node, in: layout) else { continue }
      let measure = text.measure(
        width: proposal.width ?? .infinity, height: proposal.height ?? .infinity,
        grid: tree.grid)
      if measure.isTruncated {
        add(.textIsTruncated(path: prefix + tree.path(to: node), stop: id))
      }
    }
  }

  /// Looks for views that are higher than the frame in which they lie and do not scroll.
  private mutating func checkRooms(_ layout: LayoutResult, _ id: DetentID, prefix: String) {
    let tree = layout.tree
    for (node, frame) in tree.framedNodes {
      let excess = layout.frame(of: node).height - layout.frame(of: frame).height
      guard excess > Self.slack, !tree.isHidden(frame), !tree.isClipped(frame) else { continue }
      // An image that is larger than its frame shows as it is drawn, and covers no words.
      guard !tree.tags(of: node).contains(.name("image")) else { continue }
      add(.viewIsTooHigh(path: prefix + tree.path(to: node), by: excess, stop: id))
    }
  }

  private mutating func checkFocus(_ stop: Stop, _ layout: StopLayout, _ id: DetentID) {
    let tree = layout.content.tree
    for (node, tag) in tree.taggedNodes where tag == .role(.field(isFocused: true)) {
      if isInsideScroll(node, tree) { continue }
      let frame = layout.content.frame(of: node)
      if !stop.contentFrame.contains(frame, tolerance: Self.slack) {
        add(.focusedFieldIsHidden(path: tree.path(to: node), stop: id))
      }
    }
  }

  /// Whether a view around the node scrolls down; then the resolver says what can be shown of it.
  private func isInsideScroll(_ node: NodeID, _ tree: LayoutTree) -> Bool {
    tree.scrollNodes.contains {
      tree.scrollAxes(of: $0).contains(Axis.vertical) && tree.isAncestor($0, of: node)
    }
  }
}
