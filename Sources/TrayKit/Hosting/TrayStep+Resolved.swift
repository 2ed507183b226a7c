// SPDX-License-Identifier: MIT

public import TraySurfaces

extension TrayStep {
  /// What a tray needs to know of a resolved step: its contract, its measure, and what scrolls.
  ///
  /// The views that scroll are numbered in the order of the layout at the stop at rest, from 0.
  public init(_ resolved: ResolvedStep) {
    self.init(
      resolved.id, contract: resolved.contract, measure: resolved.measure,
      scrolls: resolved.selectedLayout.scrolls.enumerated().map { index, scroll in
        TrayScroll(id: index, range: scroll.verticalRange)
      })
  }
}
