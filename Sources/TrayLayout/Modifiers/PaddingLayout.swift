// SPDX-License-Identifier: MIT

package import TrayGeometry

/// Room around the child; an open length stays open, a proposed one never falls below 0.
struct PaddingLayout: UnaryLayout {
  var insets: EdgeInsets

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    let answer = child.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: max(answer.width + insets.horizontal, 0),
      height: max(answer.height + insets.vertical, 0))
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    Placement(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }
}

extension TreeBuilder {
  /// Puts room around each node of `content`; insets that are not finite count as 0.
  package mutating func addPadding(
    _ insets: EdgeInsets, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .padding(
        EdgeInsets(
          top: builder.finite(insets.top, "padding top"),
          leading: builder.finite(insets.leading, "padding leading"),
          bottom: builder.finite(insets.bottom, "padding bottom"),
          trailing: builder.finite(insets.trailing, "padding trailing")))
    }
  }
}
