// SPDX-License-Identifier: MIT

package import TrayGeometry
package import TrayLayout

/// The rule of a list's rows and sections, one below the other over the whole width.
package struct ListLayout: Layout {
  /// Whether sections are cards with room around them.
  package var isGrouped: Bool
  /// Whether the rows are those of one section, which has its header and footer among them.
  package var isSection: Bool
  /// The version whose lengths count.
  package var system: SystemVersion
  /// The text size, with which the least height of a row grows on iOS 26.
  package var textSize: DynamicTypeSize
  /// The language of the phone, with which rows and footers are higher.
  package var phone: PhoneScript

  package init(
    isGrouped: Bool, isSection: Bool = false, system: SystemVersion = .newest,
    textSize: DynamicTypeSize = .large, phone: PhoneScript = .other
  ) {
    self.isGrouped = isGrouped
    self.isSection = isSection
    self.system = system
    self.textSize = textSize
    self.phone = phone
  }

  package func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    var height = below(subviews)
    var width = 0.0
    for index in subviews.indices {
      let slot = slot(of: subviews[index], width: proposal.width)
      height += above(index, subviews) + slot.height
      width = max(width, slot.width)
    }
    if let offer = proposal.width, offer.isFinite { width = offer }
    return Size(width: width, height: height)
  }

  package func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      y += above(index, subviews)
      let insets = insets(of: subview, width: bounds.width)
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

  /// The room above a view: that of the card that it begins, and of the one before it.
  private func above(_ index: Int, _ subviews: Subviews) -> Double {
    guard isGrouped else { return 0 }
    let part = subviews[index][ListPartKey.self]
    let gap = ListMetrics.cardGap[system]
    if isSection { return index == 0 && part != .header ? gap : 0 }
    let first = ListMetrics.firstCardGap[system]
    switch part {
    case .sectionWithHeader:
      return index > 0 && isLoose(subviews[index - 1]) ? gap : 0
    // A section without a header keeps the gap itself.
    case .section:
      return index == 0 ? first - gap : isLoose(subviews[index - 1]) ? gap : 0
    case .row, .header, .footer:
      return index == 0 ? first : isLoose(subviews[index - 1]) ? 0 : gap
    }
  }

  /// The room below the last view of a card.
  private func below(_ subviews: Subviews) -> Double {
    guard isGrouped, let last = subviews.last else { return 0 }
    let endsCard = isSection ? last[ListPartKey.self] != .footer : isLoose(last)
    return endsCard ? ListMetrics.cardGap[system] : 0
  }

  /// Whether a view is a row outside of a section; several in a row share a card.
  private func isLoose(_ subview: LayoutSubview) -> Bool {
    switch subview[ListPartKey.self] {
    case .section, .sectionWithHeader: false
    case .row, .header, .footer: true
    }
  }

  /// The room that a view takes with what is around it.
  private func slot(of subview: LayoutSubview, width: Double?) -> Size {
    let insets = insets(of: subview, width: width ?? 0)
    let offer = ProposedSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil)
    let size = subview.sizeThatFits(offer)
    let least = subview[ListPartKey.self] == .row ? leastRowHeight : 0
    return Size(
      width: max(size.width + insets.horizontal, 0),
      height: max(size.height + insets.vertical, least))
  }

  /// The least height of a row, in points.
  package var leastRowHeight: Double {
    ListMetrics.leastRowHeight(system, at: textSize, on: phone)
  }

  /// The room around a row that has none of its own, without that beside its card.
  package func rowInsets(isButton: Bool, width: Double) -> EdgeInsets {
    let padding = (isButton ? ListMetrics.buttonRowPadding : ListMetrics.rowPadding)[system]
    let side = ListMetrics.margin(system, width: width)
    return EdgeInsets(top: padding, leading: side, bottom: padding, trailing: side)
  }

  private func insets(of subview: LayoutSubview, width: Double) -> EdgeInsets {
    let side = ListMetrics.margin(system, width: width)
    var insets = EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    switch subview[ListPartKey.self] {
    case .row:
      insets =
        subview[ListRowInsetsKey.self]
        ?? rowInsets(isButton: subview[ListButtonKey.self], width: width)
    case .header:
      let above = isGrouped ? ListMetrics.headerAbove : ListMetrics.plainHeaderAbove
      let below = isGrouped ? ListMetrics.headerBelow : ListMetrics.plainHeaderBelow
      (insets.top, insets.bottom) = (above[system], below[system])
    case .footer:
      insets.top = ListMetrics.footerAbove[system]
      insets.bottom = ListMetrics.footerBelow[system] + ListMetrics.footerAddition(on: phone)
    case .section, .sectionWithHeader: return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    if isGrouped {
      insets.leading += side
      insets.trailing += side
    }
    return insets
  }
}
