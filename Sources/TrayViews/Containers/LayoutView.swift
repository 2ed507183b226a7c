// SPDX-License-Identifier: MIT

public import TrayLayout

/// Views arranged by a layout of your own.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static func lower(_ view: LayoutView, into builder: inout TreeBuilder) {
    builder.tag(.name("layout")) { builder in
      builder.addLayout(view.layout) { view.content.lower(into: &$0) }
    }
  }
}

extension Layout {
  /// A view that arranges others by this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}
