// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

extension TestView {
  /// The view with only those parts that are never narrower where more width is offered.
  ///
  /// Rows, flows, table grids and choices share or compare widths, so that a wider offer may give a
  /// narrower answer; columns take their place. Ratios, guides and bars at the sides are left out, and
  /// so are heights, since the lines that a text may show depend on them. What remains is as wide as
  /// its widest part, as its frame, or as it is offered.
  public var monotoneInWidth: TestView { mapped { $0.withoutSharedWidths } }

  private var withoutSharedWidths: TestView {
    switch self {
    case .stack(.horizontal, _, _, let children), .flow(_, let children),
      .container(.grid, let children), .container(.fitting, let children),
      .container(.gridRow, let children):
      .stack(.vertical, .leading, nil, children)
    case .modified(let view, let modifier): modifier.withoutHeights.map { view.with($0) } ?? view
    default: self
    }
  }
}

extension TestModifier {
  fileprivate var withoutHeights: TestModifier? {
    switch self {
    case .frame(let width, _, let alignment): .frame(width, nil, alignment)
    case .flexibleFrame(let width, _, let alignment):
      .flexibleFrame(width, TestLimits(), alignment)
    case .aspectRatio, .horizontalGuide, .verticalGuide, .bar(_, .leading, _, _),
      .bar(_, .trailing, _, _):
      nil
    default: self
    }
  }
}
