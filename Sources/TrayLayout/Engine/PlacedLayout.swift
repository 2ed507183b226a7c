// SPDX-License-Identifier: MIT

import TrayGeometry

/// The layout that an engine made last, so that the next one starts from it.
struct PlacedLayout {
  /// What a whole tree was placed in.
  struct Room: Equatable {
    var bounds: Rect
    var proposal: ProposedSize
    var alignment: Alignment
    var safeArea: SafeArea?
  }

  let room: Room
  var result: LayoutResult
  /// The number of issues that the engine had found by then.
  let issueCount: Int
  /// For each node whether it is as it was then; nil where all are.
  var isKept: ContiguousArray<Bool>?

  /// Takes note of the nodes that are kept in another tree.
  mutating func keep(_ kept: ContiguousArray<Bool>) {
    guard let known = isKept else {
      isKept = kept
      return
    }
    isKept = ContiguousArray(zip(known, kept).lazy.map { $0 && $1 })
  }
}

extension TreeEngine {
  /// The layout made last, where it is the answer for a room.
  func placedResult(in room: PlacedLayout.Room) -> LayoutResult? {
    guard let placed, placed.isKept == nil, placed.room == room,
      placed.issueCount == issues.count
    else { return nil }
    return placed.result
  }

  /// What a layout of the tree starts from: the frames made last, or none.
  ///
  /// Views that are built while the tree is placed may say something else each time, so that a tree
  /// with some of them is placed again.
  func beginPlacing() -> LayoutResult {
    guard var result = placed?.result, !tree.isDecidedWhilePlacing else {
      offsets = ContiguousArray(repeating: .zero, count: tree.count)
      reusable = .nothing
      return LayoutResult(tree: tree)
    }
    reusable = placed?.isKept.map { .nodes($0) } ?? .everything
    placed = nil
    result.tree = tree
    result.issues = []
    return result
  }

  func endPlacing(_ result: inout LayoutResult, in room: PlacedLayout.Room) {
    reusable = .nothing
    result.offsets = tree.isDecidedWhilePlacing ? [] : offsets
    placed = PlacedLayout(room: room, result: result, issueCount: issues.count)
  }

  /// Moves a node that is laid out as before to its frame, with all that lies below it.
  ///
  /// - Returns: Whether it could be moved; false where it must be placed again.
  func moveUnchanged(
    _ node: Int, to frame: Rect, _ proposal: ProposedSize, _ result: inout LayoutResult
  ) -> Bool {
    guard reusable.contains(node), result.frames[node].size == frame.size,
      result.proposals[node] == proposal
    else { return false }
    guard result.frames[node].origin != frame.origin else { return true }
    result.frames[node] = frame
    var moved = [node]
    while let parent = moved.popLast() {
      let origin = result.frames[parent].origin
      for index in tree.nodes[parent].children {
        let child = Int(tree.children[index])
        result.frames[child].origin = origin + offsets[child]
        if !tree.nodes[child].children.isEmpty { moved.append(child) }
      }
    }
    return true
  }
}

/// The nodes whose frames of the last layout may be used again.
enum ReusableNodes {
  case nothing
  case everything
  /// Those for which the flag is set.
  case nodes(ContiguousArray<Bool>)

  func contains(_ node: Int) -> Bool {
    switch self {
    case .nothing: false
    case .everything: true
    case .nodes(let flags): flags[node]
    }
  }
}
