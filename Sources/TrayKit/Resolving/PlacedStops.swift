// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayLayout

/// The layouts of a step that were made last, by their sizes: one made elsewhere is moved.
struct PlacedStops {
  /// Where the parts of a step lie at a stop.
  struct Rooms {
    let stop: Rect
    let content: Rect
    let bottom: Rect?

    /// Whether what is laid out in these rooms is laid out alike in others.
    func isSameSize(as other: Rooms) -> Bool {
      stop.size == other.stop.size && content.size == other.content.size
        && bottom?.size == other.bottom?.size
    }
  }

  private struct Known {
    let rooms: Rooms
    let layout: StopLayout
    /// What is wrong with the layout, at whatever stop; nil where it was not looked for.
    var issues: [StepIssue]?
  }

  private var known: [Known] = []
  /// The most layouts that are kept.
  private static let limit = 32

  /// The layout in rooms of the same sizes, moved there; nil where none was made.
  func layout(in rooms: Rooms) -> StopLayout? {
    for known in known where known.rooms.isSameSize(as: rooms) {
      if known.rooms.content == rooms.content, known.rooms.bottom == rooms.bottom {
        return known.layout
      }
      if let moved = known.layout.moved(from: known.rooms, to: rooms) { return moved }
    }
    return nil
  }

  /// Keeps a layout, in place of the oldest where there are too many.
  mutating func add(_ layout: StopLayout, in rooms: Rooms) {
    if known.count == Self.limit { known.removeFirst() }
    known.append(Known(rooms: rooms, layout: layout))
  }

  /// What is wrong with a layout, looked for once for all of its sizes.
  mutating func issues(
    of layout: StopLayout, at stop: Stop, _ find: () -> [StepIssue]
  ) -> [StepIssue] {
    let index = known.firstIndex {
      $0.rooms.stop.size == stop.frame.size && $0.layout.bounds.size == layout.bounds.size
        && $0.layout.bottomHeight == layout.bottomHeight
    }
    // What was built in layout may be other views at another place.
    guard let index, layout.isMovable else { return find() }
    if let found = known[index].issues { return found }
    let found = find()
    known[index].issues = found
    return found
  }
}

extension StopLayout {
  /// The height of the bottom section's views; nil where there is none.
  fileprivate var bottomHeight: Double? {
    guard let bottom, let root = bottom.tree.root else { return nil }
    return bottom.frame(of: root).height
  }

  /// Whether the layout may be moved as it is.
  fileprivate var isMovable: Bool {
    !content.tree.hasViewsDecidedWhilePlacing
      && !(bottom?.tree.hasViewsDecidedWhilePlacing ?? false)
  }

  /// The same layout in other rooms of the same sizes; nil where views depend on the place.
  fileprivate func moved(from old: PlacedStops.Rooms, to new: PlacedStops.Rooms) -> StopLayout? {
    guard let content = content.moved(to: new.content.origin) else { return nil }
    var section: LayoutResult?
    if let bottom, let room = new.bottom {
      guard let moved = bottom.moved(to: room.origin) else { return nil }
      section = moved
    }
    var layout = StopLayout(
      bounds: new.content, content: content, bottom: section, scrolls: scrolls)
    for index in scrolls.indices {
      layout.scrolls[index].viewport = layout.frame(of: scrolls[index])
    }
    return layout
  }

  private func frame(of scroll: Scroll) -> Rect {
    (scroll.isInBottom ? bottom ?? content : content).frame(of: scroll.node)
  }

  /// The views of a layout that scroll.
  static func scrolls(in layout: LayoutResult, prefix: String) -> [Scroll] {
    layout.tree.scrollNodes.map { node in
      let inner = layout.tree.children(of: node).first.map { layout.frame(of: $0).size }
      return Scroll(
        path: prefix + layout.tree.path(to: node), viewport: layout.frame(of: node),
        contentSize: inner ?? .zero, node: node, isInBottom: !prefix.isEmpty)
    }
  }
}
