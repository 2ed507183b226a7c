// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// Rows of views whose columns line up and are as wide as their views need.
public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where views lie in their cells.
  ///   - horizontalSpacing: Points between columns; nil takes what the views prefer.
  ///   - verticalSpacing: Points between rows; nil takes what the views prefer.
  ///   - content: The rows; a view that is not in a row is one that spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Adds the grid.
  public static func lower(_ view: Grid, into builder: inout TreeBuilder) {
    builder.tag(.name("grid")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}

/// A row of a grid; outside of one, views without a layout of their own.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; `alignment` nil takes the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the cells.
  public static func lower(_ view: GridRow, into builder: inout TreeBuilder) {
    builder.addGridRow(alignment: view.alignment) { view.content.lower(into: &$0) }
  }
}

extension View {
  /// Lets the view span a number of columns of its grid; below 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modified { $0.addGridColumns(count, $1) }
  }

  /// Keeps the view from deciding the length of its row or column.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified { $0.addGridUnsizedAxes(axes, $1) }
  }

  /// Puts a point of the view onto the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified { $0.addGridAnchor(anchor, $1) }
  }

  /// Says how the views of the column in which this one lies line up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified { $0.addGridColumnAlignment(guide, $1) }
  }
}
