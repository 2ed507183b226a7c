// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// A grid that grows downwards and whose columns are given.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid; all its views are laid out, whether they show or not.
  ///
  /// - Parameters:
  ///   - columns: The columns, in order.
  ///   - alignment: Where a view narrower than its column lies in it.
  ///   - spacing: Points between rows; nil takes 8.
  ///   - pinnedViews: What stays in sight while the grid scrolls; it does not change the layout.
  ///   - content: The views, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  /// Adds the grid.
  public static func lower(_ view: LazyVGrid, into builder: inout TreeBuilder) {
    builder.tag(.name("lazyvgrid")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}

/// A grid that grows sideways and whose rows are given.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid; all its views are laid out, whether they show or not.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order.
  ///   - alignment: Where a view lower than its row lies in it.
  ///   - spacing: Points between columns; nil takes 8.
  ///   - pinnedViews: What stays in sight while the grid scrolls; it does not change the layout.
  ///   - content: The views, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// Adds the grid.
  public static func lower(_ view: LazyHGrid, into builder: inout TreeBuilder) {
    builder.tag(.name("lazyhgrid")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}
