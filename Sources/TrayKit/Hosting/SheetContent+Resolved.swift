// SPDX-License-Identifier: MIT

public import TraySurfaces

extension SheetContent {
  /// What a sheet needs to know of a resolved step: its heights, and the first view that scrolls down.
  ///
  /// A step without such a view makes a sheet that fits its content.
  public init(_ resolved: ResolvedStep) {
    let scrolls = resolved.selectedLayout.scrolls
    let tree = resolved.selectedLayout.content.tree
    let vertical = tree.scrollNodes.firstIndex { tree.scrollAxes(of: $0).contains(.vertical) }
    self.init(
      idealHeight: resolved.measure.idealHeight,
      bottomSection: resolved.measure.bottomSection?.height,
      scroll: vertical.map { TrayScroll(id: $0, range: scrolls[$0].verticalRange) })
  }
}
