// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

extension LayoutResult {
  /// The frame of the view with an identifier, or nil where there is none.
  public func frame(_ id: String) -> Rect? {
    tree.node(withID: id).map { frame(of: $0) }
  }
}

extension LayoutEngine {
  /// Lays the tree out at the origin, with the size it answers to a proposal.
  public func placeAtOrigin(_ proposal: ProposedSize) -> LayoutResult {
    place(in: Rect(origin: .zero, size: sizeThatFits(proposal)), proposal: proposal)
  }
}
