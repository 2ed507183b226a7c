// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper one.
  case top
  /// The lower one.
  case bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Where a line of text begins.
  case leading
  /// Where a line of text ends.
  case trailing
}
