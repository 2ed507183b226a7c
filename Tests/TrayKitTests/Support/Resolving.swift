// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayKit

/// A window without insets.
func plainWindow(_ width: Double, _ height: Double, scale: Double = 1) -> Window {
  Window(size: Size(width: width, height: height), scale: scale)
}

/// A step resolved with text on a typewriter.
func resolved<Content: View>(
  in window: Window, after previous: Selection? = nil,
  @ViewBuilder _ content: @escaping @Sendable () -> Content
) -> ResolvedStep {
  Resolver(measurer: FixedAdvanceMeasurer())
    .resolve(Step("step", content: content), in: window, after: previous)
}

extension ResolvedStep {
  /// The heights of the content at all stops, lowest first.
  var heights: [Double] { resolution.stops.map(\.contentHeight) }
}
