// SPDX-License-Identifier: MIT

import TrayGeometry

/// A view's size for a proposal, together with its alignment guides.
public struct ViewDimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  let engine: TreeEngine
  let node: Int
  let proposal: ProposedSize

  var size: Size { Size(width: width, height: height) }

  init(size: Size, engine: TreeEngine, node: Int, proposal: ProposedSize) {
    width = size.width
    height = size.height
    self.engine = engine
    self.node = node
    self.proposal = proposal
  }

  /// The place of a guide in points from the leading edge, explicit or by default.
  public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }

  /// The place of a guide in points from the upper edge, explicit or by default.
  public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }

  /// The place of a guide in points from the leading edge, or nil where no view gives one.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    engine.explicitAlignment(guide.key, of: node, size: size, proposal: proposal)
  }

  /// The place of a guide in points from the upper edge, or nil where no view gives one.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    engine.explicitAlignment(guide.key, of: node, size: size, proposal: proposal)
  }

  func value(of key: AlignmentKey) -> Double {
    engine.explicitAlignment(key, of: node, size: size, proposal: proposal)
      ?? key.defaultValue(in: self)
  }
}
