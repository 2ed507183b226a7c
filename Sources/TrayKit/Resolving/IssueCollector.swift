// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayLayout

/// Finds what is suspicious about a step's views at its stops.
struct IssueCollector {
  /// Points by which a view may reach past an edge before it counts; half a pixel of any display.
  private static let slack = 0.5

  private let content: LayoutEngine
  private let bottom: LayoutEngine?
  private var issues: [StepIssue] = []

  init(_ content: LayoutEngine, _ bottom: LayoutEngine?) {
    (self.content, self.bottom) = (content, bottom)
  }

  /// What is wrong with the views whatever the stop, in their order.
  func lastingIssues(_ layouts: [StopLayout]) -> [StepIssue] {
    var collector = self
    collector.collect(content, layouts.map(\.content), prefix: "")
    if let bottom { collector.collect(bottom, layouts.compactMap(\.bottom), prefix: "bottom/") }
    return collector.issues
  }

  /// What is wrong with a layout in a surface of its stop's size, wherever it lies.
  func issues(of layout: StopLayout, at stop: Stop, _ id: DetentID) -> [StepIssue] {
    var collector = self
    collector.checkStop(stop, layout, id)
    return collector.issues
  }

  /// The fields with the keyboard's focus that do not show in full at a stop.
  func focusIssues(of layout: StopLayout, at stop: Stop, _ id: DetentID) -> [StepIssue] {
    var collector = self
    collector.checkFocus(stop, layout, id)
    return collector.issues
  }

  private mutating func add(_ issue: StepIssue) { issues.append(issue) }

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

  private mutating func checkStop(_ stop: Stop, _ layout: StopLayout, _ id: DetentID) {
    checkHeight(stop, layout, id)
    checkSides(layout.content, stop.frame, id, prefix: "")
    if let bottom = layout.bottom { checkSides(bottom, stop.frame, id, prefix: "bottom/") }
    checkTexts(layout.content, content, id, prefix: "")
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
    guard let root = tree.root,
      layout.reachesOut(of: surface.minX, surface.maxX, slack: Self.slack)
    else { return }
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
    for node in tree.focusedFields {
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

/// Issues in the order in which they were found, each once.
struct DistinctIssues {
  private(set) var all: [StepIssue] = []
  private var known: Set<StepIssue> = []

  init(_ issues: [StepIssue]) {
    for issue in issues { add(issue) }
  }

  mutating func add(_ issue: StepIssue) {
    if known.insert(issue).inserted { all.append(issue) }
  }
}

extension StepIssue {
  /// The same issue of a layout at another stop of its size.
  func at(_ stop: DetentID) -> StepIssue {
    switch self {
    case .contentIsCut(_, let excess): .contentIsCut(stop: stop, by: excess)
    case .viewIsTooWide(let path, let excess, _): .viewIsTooWide(path: path, by: excess, stop: stop)
    case .viewIsTooHigh(let path, let excess, _): .viewIsTooHigh(path: path, by: excess, stop: stop)
    case .textIsTruncated(let path, _): .textIsTruncated(path: path, stop: stop)
    case .scrollHasNoRoom(let path, _): .scrollHasNoRoom(path: path, stop: stop)
    case .listHasNoHeight(let path, _): .listHasNoHeight(path: path, stop: stop)
    case .focusedFieldIsHidden(let path, _): .focusedFieldIsHidden(path: path, stop: stop)
    case .charactersAreMissing, .familyIsUnknown, .fontIsOfMachine, .nestedScroll, .sizeIsAssumed,
      .lengthIsInvalid, .layoutIsInvalid, .treeIsTooDeep, .stringIsMissing:
      self
    }
  }
}
