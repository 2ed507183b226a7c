// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// Views side by side that begin a new row where the next one does not fit.
public struct HFlow<Content: View>: PrimitiveView {
  let layout: FlowLayout
  let content: Content

  /// Creates a flow with the same distance between neighbours and between rows.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the views of a row line up.
  ///   - spacing: Points between neighbours and between rows; nil takes what the views prefer
  ///     between neighbours, and 8 between rows.
  ///   - justified: Whether the room left in a row is spread between its views.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, justified: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, itemSpacing: spacing, rowSpacing: spacing, justified: justified,
      content: content)
  }

  /// Creates a flow with distances of its own between neighbours and between rows.
  public init(
    alignment: VerticalAlignment = .center, itemSpacing: Double?, rowSpacing: Double?,
    justified: Bool = false, @ViewBuilder content: () -> Content
  ) {
    layout = FlowLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      itemSpacing: itemSpacing, lineSpacing: rowSpacing, isJustified: justified)
    self.content = content()
  }

  /// Adds the flow.
  public static func lower(_ view: HFlow, into builder: inout TreeBuilder) {
    builder.tag(.name("flow")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}

/// Views one below the other that begin a new column where the next one does not fit.
public struct VFlow<Content: View>: PrimitiveView {
  let layout: FlowLayout
  let content: Content

  /// Creates a flow with the same distance between neighbours and between columns.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, justified: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, itemSpacing: spacing, columnSpacing: spacing, justified: justified,
      content: content)
  }

  /// Creates a flow with distances of its own between neighbours and between columns.
  public init(
    alignment: HorizontalAlignment = .center, itemSpacing: Double?, columnSpacing: Double?,
    justified: Bool = false, @ViewBuilder content: () -> Content
  ) {
    layout = FlowLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      itemSpacing: itemSpacing, lineSpacing: columnSpacing, isJustified: justified)
    self.content = content()
  }

  /// Adds the flow.
  public static func lower(_ view: VFlow, into builder: inout TreeBuilder) {
    builder.tag(.name("vflow")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}
