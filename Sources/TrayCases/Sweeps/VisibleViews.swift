// SPDX-License-Identifier: MIT

package import TrayKit

/// The views of a step that have an identifier, and which of them show where it rests.
package struct VisibleViews {
  /// All of them, in the order of the views.
  package private(set) var all: [String] = []
  /// Those that lie in the surface and in all views around them that scroll; half a pixel is no matter.
  package private(set) var inFull: Set<String> = []

  package init(of step: ResolvedStep) {
    let stop = step.resolution.selectedStop
    let layout = step.selectedLayout
    if let bottom = layout.bottom {
      var room = stop.frame
      room.size.height -= stop.bottomInset
      add(bottom, in: room)
    }
    add(layout.content, in: stop.contentFrame)
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
