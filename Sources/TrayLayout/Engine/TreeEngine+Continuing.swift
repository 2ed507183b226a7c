// SPDX-License-Identifier: MIT

extension TreeEngine {
  /// Creates an engine of a tree that came out of another one, with what still holds of its answers.
  ///
  /// The other engine hands over what it knows and must not be asked again.
  convenience init(tree: LayoutTree, continuing other: TreeEngine) {
    let isComparable =
      tree.grid == other.tree.grid && tree.grownRoot == nil && other.tree.grownRoot == nil
    let comparison = isComparable ? TreeComparison(tree, with: other.tree) : nil
    if let comparison, comparison.isSameShape {
      self.init(tree: tree, memory: other)
      forgetChanged(comparison)
    } else {
      self.init(tree: tree, measurer: other.measurer)
      if let comparison { takeMemory(of: other, rearrangedAs: comparison) }
    }
    for cache in layoutCaches { cache?.isStale = true }
    issues = comparison?.kept(other.issues, in: tree) ?? []
    safeArea = other.safeArea
    outerSpaces = other.outerSpaces
    checksAnswers = other.checksAnswers
    textMeasurements = other.textMeasurements
  }

  /// Forgets what nodes answered that changed or contain something that did.
  private func forgetChanged(_ comparison: TreeComparison) {
    for node in comparison.changedNodes {
      answers.forget(node)
      spacings[node] = nil
      switch tree.nodes[node].content {
      case .text(let index):
        textAnswers[Int(index)] = TextAnswers()
        prepared[Int(index)] = nil
      case .stack(let index): stackCaches[Int(index)] = nil
      case .layout(let index):
        if !comparison.alikeNodes.contains(node) { layoutCaches[Int(index)] = nil }
      case .flexible, .fixed, .spacer, .divider, .reader, .padding, .fixedFrame, .flexibleFrame,
        .fixedSize, .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue,
        .preference, .scroll, .observer, .preferenceLayer, .layered, .edgeInset, .depth, .fitting:
        break
      }
    }
    if !comparison.changedNodes.isEmpty, !alignments.isEmpty {
      alignments = alignments.filter { comparison.isKept[$0.key.node] }
    }
    if tree.isDecidedWhilePlacing {
      placed = nil
    } else if comparison.changedNodes.isEmpty {
      placed?.result.tree = tree
    } else {
      placed?.keep(comparison.isKept)
    }
  }

  private func takeMemory(of other: TreeEngine, rearrangedAs comparison: TreeComparison) {
    swap(&answers, &other.answers)
    answers.rearrange(as: comparison)
    for node in tree.nodes.indices {
      guard let counterpart = comparison.counterpart(of: node) else { continue }
      innerEngines[node] = other.innerEngines[counterpart]
      if comparison.isKept[node] { spacings[node] = other.spacings[counterpart] }
      takeState(of: other.tree.nodes[counterpart].content, of: other, to: node, comparison)
    }
    guard !other.alignments.isEmpty else { return }
    let places = comparison.newPlaces
    for (question, value) in other.alignments {
      guard let node = places[question.node] else { continue }
      var moved = question
      moved.node = node
      alignments[moved] = value
    }
  }

  private func takeState(
    of content: NodeContent, of other: TreeEngine, to node: Int, _ comparison: TreeComparison
  ) {
    switch tree.nodes[node].content {
    case .text(let index):
      guard case .text(let old) = content, comparison.isKept[node] else { return }
      textAnswers[Int(index)] = other.textAnswers[Int(old)]
      prepared[Int(index)] = other.prepared[Int(old)]
    case .stack(let index):
      guard case .stack(let old) = content, comparison.isKept[node] else { return }
      stackCaches[Int(index)] = other.stackCaches[Int(old)].take()
    case .layout(let index):
      guard case .layout(let old) = content, comparison.isAlike(node) else { return }
      layoutCaches[Int(index)] = other.layoutCaches[Int(old)]
    case .flexible, .fixed, .spacer, .divider, .reader, .padding, .fixedFrame, .flexibleFrame,
      .fixedSize, .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue,
      .preference, .scroll, .observer, .preferenceLayer, .layered, .edgeInset, .depth, .fitting:
      break
    }
  }
}
