// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

/// What a node may be asked about one of its guides.
struct AlignmentQuestion: Hashable {
  var node: Int
  let key: AlignmentKey
  let size: Size
  let proposal: ProposedSize
}

extension TreeEngine {
  /// Whether something at or below the node could give the guide a value of its own.
  func mayHaveExplicitAlignment(_ key: AlignmentKey, node: Int) -> Bool {
    let flags = tree.nodes[node].flags
    return flags.contains(.explicitGuides) || (key.isTextBaseline && flags.contains(.text))
  }

  /// The guide's value in a node of a given size, or nil where no view gives one (Rules 1.9).
  ///
  /// Answers are kept: to find one, a container places its children and asks them in turn, several
  /// times on every level, so that without the answers the work would double and redouble.
  func explicitAlignment(
    _ key: AlignmentKey, of node: Int, size: Size, proposal: ProposedSize
  ) -> Double? {
    guard mayHaveExplicitAlignment(key, node: node) else { return nil }
    let question = AlignmentQuestion(node: node, key: key, size: size, proposal: proposal)
    if let known = alignments[question] { return known }
    let value = DeepStack.withRoom {
      computedAlignment(key, of: node, size: size, proposal: proposal)
    }
    alignments[question] = .some(value)
    return value
  }

  @inline(never)
  private func computedAlignment(
    _ key: AlignmentKey, of node: Int, size: Size, proposal: ProposedSize
  ) -> Double? {
    let record = tree.nodes[node]
    switch record.content {
    case .flexible, .fixed, .spacer, .divider, .reader: return nil
    case .text(let index): return textBaseline(key, Int(index), proposal)
    case .alignmentGuide(let index):
      let writer = tree.guides[Int(index)]
      guard writer.key == key else { break }
      return writer.value(
        ViewDimensions(
          size: size, engine: self, node: child(of: record).node, proposal: proposal))
    case .stack(let index): return stackAlignment(key, Int(index), node, size, proposal)
    case .depth(let alignment): return depthAlignment(key, alignment, node, size, proposal)
    case .layout(let index): return layoutAlignment(key, Int(index), node, size, proposal)
    case .fitting(let axes):
      return fittingChild(of: node, axes, proposal).flatMap {
        explicitAlignment(key, of: $0.node, size: size, proposal: proposal)
      }
    // What is moved keeps its guides where they were.
    case .offset:
      return explicitAlignment(key, of: child(of: record).node, size: size, proposal: proposal)
    case .padding, .fixedFrame, .flexibleFrame, .fixedSize, .position, .aspectRatio, .priority,
      .layoutValue, .preference, .scroll, .observer, .preferenceLayer, .layered,
      .edgeInset:
      break
    }
    placeChildren(of: node, size: size, proposal: proposal)
    return child(of: record).placedAlignment(of: key, in: size, proposal: proposal)
  }

  private func textBaseline(
    _ key: AlignmentKey, _ index: Int, _ proposal: ProposedSize
  ) -> Double? {
    switch key.guide {
    case .firstBaseline: textMeasure(index, proposal).firstBaseline
    case .lastBaseline: textMeasure(index, proposal).lastBaseline
    case .start, .center, .end, .custom: nil
    }
  }

  @inline(never)
  private func stackAlignment(
    _ key: AlignmentKey, _ index: Int, _ node: Int, _ size: Size, _ proposal: ProposedSize
  ) -> Double? {
    let subviews = LayoutSubviews(engine: self, container: node)
    return withStackCache(index, subviews) {
      tree.stacks[index].mergedAlignment(
        of: key, in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &$0)
    }
  }

  @inline(never)
  private func depthAlignment(
    _ key: AlignmentKey, _ alignment: Alignment, _ node: Int, _ size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    var nothing: Void = ()
    return DepthLayout(alignment: alignment).mergedAlignment(
      of: key, in: Rect(origin: .zero, size: size), proposal: proposal,
      subviews: LayoutSubviews(engine: self, container: node), cache: &nothing)
  }

  @inline(never)
  private func layoutAlignment(
    _ key: AlignmentKey, _ index: Int, _ node: Int, _ size: Size, _ proposal: ProposedSize
  ) -> Double? {
    let subviews = LayoutSubviews(engine: self, container: node)
    return tree.layouts[index].explicitAlignment(
      key, in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: layoutCache(index, subviews))
  }
}
