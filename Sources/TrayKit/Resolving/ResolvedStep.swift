// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayGeometry
public import TrayLayout

/// A step in one window: its stops, what shows at each of them, and everything worth a look.
public struct ResolvedStep: Sendable {
  /// The name of the step.
  public var id: String
  /// The contract that counted: the views' declarations over the base.
  public var contract: StepContract
  /// The stops, the selection, and why each number is what it is.
  public var resolution: Resolution
  /// What was measured at the surface's width.
  public var measure: ContentMeasure
  /// The layout at each stop, in the order of the stops.
  public var layouts: [StopLayout]
  /// What is suspicious about the views, without duplicates.
  public var issues: [StepIssue]

  /// The layout at the stop at rest.
  public var selectedLayout: StopLayout { layouts[resolution.selectedIndex] }
}

/// The views of a step at one stop, in window coordinates.
public struct StopLayout: Sendable {
  /// A view that scrolls.
  public struct Scroll: Hashable, Sendable {
    /// The way to the view.
    public var path: String
    /// Where the view shows.
    public var viewport: Rect
    /// The size of what scrolls in it.
    public var contentSize: Size
    /// The view in the tree of its part.
    let node: NodeID
    /// Whether it is a view of the bottom section.
    let isInBottom: Bool

    /// How far the content can be moved down, in points; 0 where it fits.
    public var verticalRange: Double { max(contentSize.height - viewport.height, 0) }
    /// Whether the content can be moved at all.
    public var isScrollable: Bool { verticalRange > 0.5 || horizontalRange > 0.5 }
    /// How far the content can be moved sideways, in points; 0 where it fits.
    public var horizontalRange: Double { max(contentSize.width - viewport.width, 0) }
  }

  /// Where the content is laid out; taller than what shows where a stop only peeks at it.
  public var bounds: Rect
  /// The frames of the content's views.
  public var content: LayoutResult
  /// The frames of the bottom section's views; nil where there is none.
  public var bottom: LayoutResult?
  /// The views that scroll, outermost last.
  public var scrolls: [Scroll]

  /// The frame of the view with an identifier, on the pixel grid, or nil where there is none.
  public func frame(ofViewWithID id: String) -> Rect? {
    if let node = content.tree.node(withID: id) { return content.roundedFrame(of: node) }
    guard let bottom, let node = bottom.tree.node(withID: id) else { return nil }
    return bottom.roundedFrame(of: node)
  }
}
