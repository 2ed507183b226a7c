// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// The views of a section that stay in sight while it scrolls; layout is as if nothing had scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, each at its ideal height, over the whole offered width.
public struct LazyVStack<Content: View>: PrimitiveView {
  let layout: LazyStackLayout
  let content: Content

  /// Creates a column; all its views are laid out, whether they show or not.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }

  /// Adds the column.
  public static func lower(_ view: LazyVStack, into builder: inout TreeBuilder) {
    builder.tag(.name("lazyvstack")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}

/// Views side by side, each at its ideal width, over the whole offered height.
public struct LazyHStack<Content: View>: PrimitiveView {
  let layout: LazyStackLayout
  let content: Content

  /// Creates a row; all its views are laid out, whether they show or not.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    self.content = content()
  }

  /// Adds the row.
  public static func lower(_ view: LazyHStack, into builder: inout TreeBuilder) {
    builder.tag(.name("lazyhstack")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}
