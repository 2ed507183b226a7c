// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// The first of several views whose ideal size fits.
///
/// The last view is taken where none fits. Views that are not taken hand up no preferences.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view must fit; on the others it is asked at what is offered.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the choice.
  public static func lower(_ view: ViewThatFits, into builder: inout TreeBuilder) {
    builder.tag(.name("viewthatfits")) { builder in
      builder.addFitting(view.axes) { view.content.lower(into: &$0) }
    }
  }
}
