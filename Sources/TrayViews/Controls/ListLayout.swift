// SPDX-License-Identifier: MIT

package import TrayGeometry
package import TrayLayout

/// The rule of a list's rows and sections, one below the other over the whole width.
package struct ListLayout: Layout {
  /// Whether sections are cards with room around them.
  package var isGrouped: Bool

  package init(isGrouped: Bool) { self.isGrouped = isGrouped }

  static let rowHeight = 44.0
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let headerInsets = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
  private static let sectionSpacing = 35.0
  private static let sideMargin = 16.0

  package func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    var height = 0.0
    var width = 0.0
    for subview in subviews {
      let slot = slot(of: subview, width: proposal.width)
      height += slot.height
      width = max(width, slot.width)
    }
    if let offer = proposal.width, offer.isFinite { width = offer }
    return Size(width: width, height: height + spacing(subviews))
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY + (isGrouped && !subviews.isEmpty ? Self.sectionSpacing : 0)
    for (index, subview) in subviews.enumerated() {
      if index > 0, isGrouped, isSection(subview) || isSection(subviews[index - 1]) {
        y += Self.sectionSpacing
      }
      let insets = insets(of: subview)
      let offer = ProposedSize(width: max(bounds.width - insets.horizontal, 0), height: nil)
      let slot = slot(of: subview, width: bounds.width)
      let height = subview.sizeThatFits(offer).height
      let room = slot.height - insets.vertical
      subview.place(
        at: Point(
          x: bounds.minX + insets.leading, y: y + insets.top + max((room - height) / 2, 0)),
        proposal: offer)
      y += slot.height
    }
  }

  private func spacing(_ subviews: Subviews) -> Double {
    guard isGrouped, !subviews.isEmpty else { return 0 }
    var gaps = 2.0
    for index in subviews.indices.dropFirst()
    where isSection(subviews[index]) || isSection(subviews[index - 1]) {
      gaps += 1
    }
    return gaps * Self.sectionSpacing
  }

  /// The room that a view takes with what is around it.
  private func slot(of subview: LayoutSubview, width: Double?) -> Size {
    let insets = insets(of: subview)
    let offer = ProposedSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil)
    let size = subview.sizeThatFits(offer)
    let least = subview[ListPartKey.self] == .row ? Self.rowHeight : 0
    return Size(
      width: max(size.width + insets.horizontal, 0),
      height: max(size.height + insets.vertical, least))
  }

  private func insets(of subview: LayoutSubview) -> EdgeInsets {
    let margin = isGrouped ? Self.sideMargin : 0
    var insets: EdgeInsets
    switch subview[ListPartKey.self] {
    case .row: insets = subview[ListRowInsetsKey.self] ?? Self.rowInsets
    case .header: insets = Self.headerInsets
    case .section: insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    insets.leading += margin
    insets.trailing += margin
    return insets
  }

  private func isSection(_ subview: LayoutSubview) -> Bool {
    subview[ListPartKey.self] == .section
  }
}
