// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// The tree of some views.
func tree<Content: View>(
  _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> Content
) -> LayoutTree {
  var builder = TreeBuilder(environment: environment)
  content().lower(into: &builder)
  return builder.finish()
}

/// An engine for some views, with text on a typewriter.
func engine<Content: View>(
  _ measurer: FixedAdvanceMeasurer = FixedAdvanceMeasurer(),
  _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> Content
) -> LayoutEngine {
  LayoutEngine(tree: tree(environment, content), measurer: measurer)
}

extension LayoutEngine {
  /// The size for a width and a height, either of which may be open.
  func size(_ width: Double?, _ height: Double?) -> Size {
    sizeThatFits(ProposedSize(width: width, height: height))
  }

  /// The frames at the origin for a width and a height, either of which may be open.
  func placed(_ width: Double?, _ height: Double?) -> LayoutResult {
    placeAtOrigin(ProposedSize(width: width, height: height))
  }
}
