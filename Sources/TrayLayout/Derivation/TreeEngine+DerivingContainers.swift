// SPDX-License-Identifier: MIT

import TrayGeometry

extension TreeEngine {
  /// A stack: along itself it adds, across itself its guides decide.
  func stackRule(_ index: Int, _ node: Int, _ proposal: ProposedSize) -> DerivedRule {
    let subviews = LayoutSubviews(engine: self, container: node)
    guard !subviews.isEmpty else { return (.own(0), []) }
    let stack = tree.stacks[index]
    // Measuring leaves the gaps and what each child was offered in the cache.
    let cache = withStackCache(index, subviews) { cache in
      _ = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      return cache
    }
    let across = proposal[stack.axis.crossed]
    let offers = cache.children.map {
      ProposedSize(stack.axis, along: $0.offer, across: across)
    }
    let parts = zip(subviews, offers).map { derive($0.node, $1) }
    guard stack.axis == .horizontal else { return (.sum(gaps: cache.children.map(\.gap)), parts) }
    let guides = zip(subviews, offers).map {
      $0.dimensions(in: $1).value(of: stack.alignment)
    }
    return (guidedRule(parts, guides, offered: proposal.height), parts)
  }

  /// A stack in depth: the highest of the views with the greatest priority decides.
  func depthRule(_ node: Int, _ proposal: ProposedSize) -> DerivedRule {
    let subviews = LayoutSubviews(engine: self, container: node)
    let parts = subviews.map { derive($0.node, proposal) }
    let priority = subviews.map(\.priority).max()
    let deciding = parts.indices.filter { subviews[$0].priority == priority }
    let highest = deciding.max { parts[$0].height < parts[$1].height }
    return highest.map { (.highest($0), parts) } ?? (.own(0), parts)
  }

  /// A bar above or below a view adds to it, one beside it does not.
  func barRule(
    _ inset: EdgeInsetting, _ record: NodeRecord, _ proposal: ProposedSize
  ) -> DerivedRule {
    let (primary, bar) = (child(of: record), child(of: record, 1))
    let shares = inset.shares(of: proposal, primary: primary, bar: bar)
    let parts = [derive(primary.node, shares.primary), derive(bar.node, shares.bar)]
    switch inset.edge {
    case .top: return (.sum(gaps: [0, shares.gap]), [parts[1], parts[0]])
    case .bottom: return (.sum(gaps: [0, shares.gap]), parts)
    case .leading, .trailing: return (.highest(parts[0].height >= parts[1].height ? 0 : 1), parts)
    }
  }

  /// A layout behind its interface: a flow explains itself, an author's own is taken at its word.
  func layoutRule(_ index: Int, _ node: Int, _ proposal: ProposedSize) -> DerivedRule {
    let subviews = LayoutSubviews(engine: self, container: node)
    if let flow = tree.layouts[index] as? LayoutEraser<FlowLayout> {
      return flowRule(flow.base, subviews, proposal)
    }
    let size = size(of: node, for: proposal)
    placeChildren(of: node, size: size, proposal: proposal)
    let offers = subviews.map {
      resolvedPlacement(of: $0.node, in: size, proposal: proposal).proposal
    }
    return (.custom(size.height), zip(subviews, offers).map { derive($0.node, $1) })
  }

  private func flowRule(
    _ flow: FlowLayout, _ subviews: LayoutSubviews, _ proposal: ProposedSize
  ) -> DerivedRule {
    let axis = flow.axis
    let lines = flow.lines(of: subviews, limit: proposal[axis])
    let items = lines.flatMap(\.items)
    let parts = items.map { derive($0.subview.node, $0.proposal) }
    guard !parts.isEmpty else { return (.own(0), []) }
    var start = 0
    let ranges = lines.map { line in
      defer { start += line.items.count }
      return start..<start + line.items.count
    }
    guard axis == .horizontal else {
      let columns = zip(lines, ranges).map { line, range in
        HeightDerivation.Column(parts: range, gaps: line.items.map(\.gapBefore))
      }
      let fills = flow.isJustified && lines.count > 1 && proposal.height?.isFinite == true
      return (.columns(columns, filled: fills ? proposal.height : nil), parts)
    }
    let rows = zip(lines, ranges).map { line, range in
      let highest = range.first {
        -items[$0].guide == line.lower && parts[$0].height - items[$0].guide == line.upper
      }
      return HeightDerivation.Row(parts: range, highest: highest, height: line.depth)
    }
    return (.rows(rows, spacing: flow.gapBetweenLines), parts)
  }

  /// The rule of views side by side whose guides lie on one line (Rules 1.1.8).
  private func guidedRule(
    _ parts: [HeightDerivation], _ guides: [Double], offered: Double?
  ) -> HeightDerivation.Rule {
    var (above, below) = (0.0, 0.0)
    for (part, guide) in zip(parts, guides) {
      guard part.height.isFinite else {
        if offered == .infinity { return .guided(above: 0, below: .infinity) }
        continue
      }
      guard guide.isFinite else { continue }
      above = max(above, guide)
      below = max(below, part.height - guide)
    }
    let highest = parts.indices.first {
      guides[$0] == above && parts[$0].height - guides[$0] == below
    }
    return highest.map { .highest($0) } ?? .guided(above: above, below: below)
  }
}
