// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

extension TreeEngine {
  /// The size of a node for a proposal, from the cache where it was asked before.
  func size(of node: Int, for proposal: ProposedSize) -> Size {
    let record = tree.nodes[node]
    switch record.content {
    case .flexible, .reader: return proposal.replacingUnspecifiedDimensions()
    case .fixed(let size): return size
    case .spacer(let axis, let minimum): return spacerSize(axis, minimum, proposal)
    case .divider(let stack, let thickness):
      return Size(stack, along: thickness, across: proposal[stack.crossed] ?? 10)
    case .text(let index):
      return textSize(node, Int(index), proposal, isElastic: record.flags.contains(.elastic))
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .offset, .position, .aspectRatio,
      .priority, .alignmentGuide, .layoutValue, .preference, .scroll, .observer, .preferenceLayer,
      .layered, .edgeInset, .stack, .depth, .layout, .fitting:
      break
    }
    let proposal = record.flags.contains(.rigid) ? .unspecified : proposal
    if let known = answers.answer(of: node, to: proposal) {
      if checksAnswers { check(known, of: node, for: proposal) }
      return known
    }
    let size = DeepStack.withRoom {
      sanitized(computedSize(of: record, node, proposal), node)
    }
    answers.store(size, of: node, to: proposal)
    return size
  }

  /// The length of a node along an axis; a text answers a width of 0 with 0 (Rules 1.7.3).
  func length(of node: Int, along axis: Axis, for proposal: ProposedSize) -> Double {
    if axis == .horizontal, proposal.width == 0, case .text = tree.nodes[node].content { return 0 }
    return size(of: node, for: proposal)[axis]
  }

  private func computedSize(
    of record: NodeRecord, _ node: Int, _ proposal: ProposedSize
  ) -> Size {
    switch record.content {
    case .flexible, .fixed, .spacer, .divider, .text, .reader:
      // Leaves have ways of their own, without what is kept for the others.
      return size(of: node, for: proposal)
    case .padding(let insets): return unarySize(PaddingLayout(insets: insets), record, proposal)
    case .fixedFrame(let index): return unarySize(tree.fixedFrames[Int(index)], record, proposal)
    case .flexibleFrame(let index):
      return unarySize(tree.flexibleFrames[Int(index)], record, proposal)
    case .fixedSize(let axes): return unarySize(FixedSizeLayout(axes: axes), record, proposal)
    case .offset(let offset): return unarySize(OffsetLayout(offset: offset), record, proposal)
    case .position(let center): return unarySize(PositionLayout(center: center), record, proposal)
    case .aspectRatio(let ratio, let mode):
      return unarySize(AspectRatioLayout(ratio: ratio, contentMode: mode), record, proposal)
    case .priority, .alignmentGuide, .layoutValue, .preference, .layered, .observer,
      .preferenceLayer:
      return child(of: record).sizeThatFits(proposal)
    case .scroll(let axes): return scrollSize(axes, proposal, child(of: record))
    case .edgeInset(let index):
      return tree.edgeInsets[Int(index)].size(
        for: proposal, primary: child(of: record), bar: child(of: record, 1))
    case .stack(let index): return stackSize(Int(index), node, proposal)
    case .depth(let alignment): return depthSize(alignment, node, proposal)
    case .layout(let index): return layoutSize(Int(index), node, proposal)
    case .fitting(let axes):
      return fittingChild(of: node, axes, proposal)?.sizeThatFits(proposal) ?? .zero
    }
  }

  // What follows is kept out of its caller, so that frames of nested containers stay small.
  @inline(never)
  private func depthSize(_ alignment: Alignment, _ node: Int, _ proposal: ProposedSize) -> Size {
    var nothing: Void = ()
    return DepthLayout(alignment: alignment).sizeThatFits(
      proposal: proposal, subviews: LayoutSubviews(engine: self, container: node),
      cache: &nothing)
  }

  @inline(never)
  private func layoutSize(_ index: Int, _ node: Int, _ proposal: ProposedSize) -> Size {
    let subviews = LayoutSubviews(engine: self, container: node)
    return tree.layouts[index].size(
      for: proposal, subviews: subviews, cache: layoutCache(index, subviews))
  }

  @inline(never)
  private func stackSize(_ index: Int, _ node: Int, _ proposal: ProposedSize) -> Size {
    let subviews = LayoutSubviews(engine: self, container: node)
    guard !subviews.isEmpty else { return .zero }
    return withStackCache(index, subviews) {
      tree.stacks[index].sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @inline(never)
  private func unarySize(
    _ layout: some UnaryLayout, _ record: NodeRecord, _ proposal: ProposedSize
  ) -> Size {
    layout.size(for: proposal, child: child(of: record))
  }

  private func spacerSize(_ axis: Axis?, _ minimum: Double, _ proposal: ProposedSize) -> Size {
    func length(_ offer: Double?) -> Double { max(offer ?? -.infinity, minimum) }
    switch axis {
    case .horizontal: return Size(width: length(proposal.width), height: 0)
    case .vertical: return Size(width: 0, height: length(proposal.height))
    case nil: return Size(width: length(proposal.width), height: length(proposal.height))
    }
  }

  private func textSize(
    _ node: Int, _ index: Int, _ proposal: ProposedSize, isElastic: Bool
  ) -> Size {
    if proposal == .zero { return .zero }
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if let known = textAnswers[index].answer(width: width, height: height)
      ?? answers.answer(of: node, to: proposal)
    {
      if checksAnswers { check(known, of: node, for: proposal) }
      return known
    }
    var measure = textMeasure(index, proposal)
    measure.size = sanitized(measure.size, node)
    let isKept = textAnswers[index].store(
      measure, width: width, height: height, isElastic: isElastic)
    if !isKept { answers.store(measure.size, of: node, to: proposal) }
    return measure.size
  }

  func textMeasure(_ index: Int, _ proposal: ProposedSize) -> TextMeasure {
    textMeasurements += 1
    return preparedText(at: index).measure(
      width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, grid: tree.grid)
  }

  /// On a scrolling axis what is offered, or the content's length; on others the content's length.
  private func scrollSize(
    _ axes: Axis.Set, _ proposal: ProposedSize, _ content: LayoutSubview
  ) -> Size {
    let inner = content.sizeThatFits(scrollContentProposal(axes, proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  func scrollContentProposal(_ axes: Axis.Set, _ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Works an answer out again; those below it that it needs are taken as they are kept.
  @inline(never)
  private func check(_ known: Size, of node: Int, for proposal: ProposedSize) {
    guard !isCheckingAnswer else { return }
    isCheckingAnswer = true
    defer { isCheckingAnswer = false }
    let record = tree.nodes[node]
    let size: Size
    if case .text(let index) = record.content {
      size = textMeasure(Int(index), proposal).size
    } else {
      size = computedSize(of: record, node, proposal)
    }
    let fresh = sanitized(size, node)
    if fresh != known { report(.unsteadySize(fresh, before: known, node: NodeID(node))) }
  }

  /// A size that is not a number or below 0 counts as 0, with an issue.
  private func sanitized(_ size: Size, _ node: Int) -> Size {
    guard !(size.width >= 0 && size.height >= 0) else { return size }
    report(.invalidSize(size, node: NodeID(node)))
    return Size(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  @inline(never)
  func report(_ issue: LayoutIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}
