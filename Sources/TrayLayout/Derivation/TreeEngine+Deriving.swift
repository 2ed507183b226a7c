// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

extension TreeEngine {
  /// Why a node has the height it has for a proposal.
  func derive(_ node: Int, _ proposal: ProposedSize) -> HeightDerivation {
    let height = size(of: node, for: proposal).height
    let (rule, parts) = DeepStack.withRoom { self.rule(of: node, proposal) }
    let isSilent = rule == .same && tree.tags(of: NodeID(node)).isEmpty
    if isSilent, let part = parts.first { return part }
    return HeightDerivation(NodeID(node), proposal, height: height, rule: rule, parts: parts)
  }

  typealias DerivedRule = (rule: HeightDerivation.Rule, parts: [HeightDerivation])

  private func rule(of node: Int, _ proposal: ProposedSize) -> DerivedRule {
    if proposal.width?.isNaN == true || proposal.height?.isNaN == true {
      // What is left of infinity after infinity: there is no arithmetic to tell.
      return (.own(size(of: node, for: proposal).height), [])
    }
    let record = tree.nodes[node]
    switch record.content {
    case .flexible, .reader: return (.offered(proposal.height ?? 10), [])
    case .fixed(let size): return (.own(size.height), [])
    case .spacer(let axis, let minimum): return (spacerRule(axis, minimum, proposal), [])
    case .divider(let stack, let thickness):
      return (stack == .vertical ? .own(thickness) : .offered(proposal.height ?? 10), [])
    case .text(let index): return (textRule(Int(index), proposal), [])
    case .stack(let index): return stackRule(Int(index), node, proposal)
    case .depth: return depthRule(node, proposal)
    case .layout(let index): return layoutRule(Int(index), node, proposal)
    case .edgeInset(let index): return barRule(tree.edgeInsets[Int(index)], record, proposal)
    case .fitting(let axes):
      guard let chosen = fittingChild(of: node, axes, proposal) else { return (.own(0), []) }
      return (.same, [derive(chosen.node, proposal)])
    case .priority, .alignmentGuide, .layoutValue, .preference, .layered, .offset, .observer,
      .preferenceLayer:
      return (.same, [part(record, proposal)])
    case .padding(let insets): return paddingRule(insets, record, proposal)
    case .fixedFrame(let index): return frameRule(tree.fixedFrames[Int(index)], record, proposal)
    case .flexibleFrame(let index):
      return limitsRule(tree.flexibleFrames[Int(index)], record, proposal)
    case .position:
      if let height = proposal.height { return (.offered(height), []) }
      return (.same, [part(record, proposal)])
    case .scroll(let axes):
      if axes.contains(.vertical), let height = proposal.height { return (.offered(height), []) }
      return (.same, [part(record, scrollContentProposal(axes, proposal))])
    case .fixedSize, .aspectRatio:
      // These are placed with the proposal by which they are measured.
      placeChildren(of: node, size: size(of: node, for: proposal), proposal: proposal)
      let offer = placements[child(of: record).node]?.proposal ?? proposal
      return (.same, [part(record, offer)])
    }
  }

  private func part(_ record: NodeRecord, _ proposal: ProposedSize) -> HeightDerivation {
    derive(child(of: record).node, proposal)
  }

  private func paddingRule(
    _ insets: EdgeInsets, _ record: NodeRecord, _ proposal: ProposedSize
  ) -> DerivedRule {
    let inside = part(record, proposal.inset(by: insets))
    if insets.top == 0, insets.bottom == 0, inside.height >= 0 { return (.same, [inside]) }
    return (.padding(top: insets.top, bottom: insets.bottom), [inside])
  }

  private func frameRule(
    _ frame: FixedFrame, _ record: NodeRecord, _ proposal: ProposedSize
  ) -> DerivedRule {
    if let height = frame.height { return (.own(height), []) }
    let offer = ProposedSize(width: frame.width ?? proposal.width, height: proposal.height)
    return (.same, [part(record, offer)])
  }

  private func limitsRule(
    _ frame: FlexibleFrame, _ record: NodeRecord, _ proposal: ProposedSize
  ) -> DerivedRule {
    let limits = frame.height
    if let own = limits.ownLength(proposal.height) {
      guard proposal.height == nil else { return (.offered(own), []) }
      // What is inside does not count, but whoever asks wants to see it.
      return (
        .own(own),
        [part(record, ProposedSize(width: frame.width.childProposal(proposal.width), height: nil))]
      )
    }
    let inside = part(
      record,
      ProposedSize(
        width: frame.width.childProposal(proposal.width),
        height: limits.childProposal(proposal.height)))
    let offered = limits.childProposal(proposal.height)
    var (lower, upper) = (limits.minimum ?? -.infinity, limits.maximum ?? .infinity)
    if limits.maximum == nil, limits.minimum != nil { upper = max(offered ?? .infinity, lower) }
    if limits.minimum == nil, limits.maximum != nil { lower = min(offered ?? -.infinity, upper) }
    if inside.height >= lower, inside.height <= upper { return (.same, [inside]) }
    return (.limits(lower: lower, upper: upper), [inside])
  }

  private func spacerRule(
    _ axis: Axis?, _ minimum: Double, _ proposal: ProposedSize
  ) -> HeightDerivation.Rule {
    if axis == .horizontal { return .own(0) }
    guard let offer = proposal.height, offer > minimum else { return .own(minimum) }
    return .offered(offer)
  }

  private func textRule(_ index: Int, _ proposal: ProposedSize) -> HeightDerivation.Rule {
    if proposal == .zero { return .own(0) }
    let (text, source) = (preparedText(at: index), tree.texts[index])
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    let measure = textMeasure(index, proposal)
    var lines = HeightDerivation.TextLines(
      groups: [],
      spacing: source.paragraph.lineSpacing.isFinite ? max(source.paragraph.lineSpacing, 0) : 0,
      reserved: 0, rounding: 0, isTruncated: measure.isTruncated)
    let shown = text.lines(width: width, height: height, grid: tree.grid)
    for line in shown { lines.add(line.height) }
    lines.addLeading(of: shown)
    if lines.groups.isEmpty, measure.lineCount > 0 {
      // An engine that tells no lines: all of them are equally high, as far as anyone can see.
      let count = Double(measure.lineCount)
      let room = measure.size.height - (count - 1) * lines.spacing
      lines.groups = [.init(count: measure.lineCount, height: room / count)]
    }
    let rest = measure.size.height - lines.total
    if source.paragraph.reservedLines > lines.count {
      lines.reserved = rest
    } else {
      lines.rounding = rest
    }
    return .text(lines)
  }
}

extension HeightDerivation.TextLines {
  /// Counts what lies between lines besides the spacing, as the leading of a text style does.
  fileprivate mutating func addLeading(of lines: [TextLine]) {
    guard let first = lines.first, let last = lines.last, lines.count > 1 else { return }
    let heights = lines.reduce(0) { $0 + $1.height }
    let between = (last.top + last.height - first.top - heights) / Double(lines.count - 1)
    if (between - spacing).magnitude > 1e-9 { spacing = between }
  }

  fileprivate mutating func add(_ height: Double) {
    if let last = groups.last, last.height == height {
      groups[groups.count - 1].count += 1
    } else {
      groups.append(Group(count: 1, height: height))
    }
  }
}
