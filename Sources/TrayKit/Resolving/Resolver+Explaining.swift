// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
public import TrayLayout

/// Why the parts of a step have the heights they have, down to the lines of their texts.
public struct StepDerivation: Sendable {
  /// The views of the content.
  public let contentTree: LayoutTree
  /// The content's ideal height at the surface's width; nil without views.
  public let content: HeightDerivation?
  /// The views of the bottom section; nil where there is none.
  public let bottomTree: LayoutTree?
  /// The bottom section's height; nil where there is none.
  public let bottom: HeightDerivation?
}

extension Resolver {
  /// Explains what was measured when a step was resolved: the content and its bottom section.
  ///
  /// The views are those of the resolved step; they are measured again at its surface's width. A step
  /// that this resolver resolved gets the heights that it got then.
  public func derivation(of step: ResolvedStep) -> StepDerivation {
    let offer = ProposedSize(width: step.resolution.surfaceWidth, height: nil)
    let layout = step.selectedLayout
    return StepDerivation(
      contentTree: layout.content.tree, content: derive(layout.content.tree, offer),
      bottomTree: layout.bottom?.tree, bottom: layout.bottom.flatMap { derive($0.tree, offer) })
  }

  private func derive(_ tree: LayoutTree, _ offer: ProposedSize) -> HeightDerivation? {
    LayoutEngine(tree: tree, measurer: measurer).heightDerivation(for: offer)
  }
}
