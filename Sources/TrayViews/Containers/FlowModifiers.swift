// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// The end of a line in a flow; takes no room.
public struct LineBreak: PrimitiveView {
  /// Creates the end of a line.
  public init() {}

  /// Adds a view of size 0 that a flow takes for the end of a line.
  public static func lower(_ view: LineBreak, into builder: inout TreeBuilder) {
    builder.tag(.name("linebreak")) { builder in
      builder.addLayoutValue(FlowLineBreakKey.self, true) { $0.addFixed(.zero) }
    }
  }
}

extension View {
  /// Begins a new line of the flow around the view, also where the last one has room.
  public func startInNewLine(_ isActive: Bool = true) -> some View {
    layoutValue(key: FlowNewLineKey.self, value: isActive)
  }

  /// Says how the view grows in the flow around it.
  public func flexibility(_ behavior: FlowFlexibility) -> some View {
    layoutValue(key: FlowFlexibilityKey.self, value: behavior)
  }

  /// Lays the view out but does not show it.
  public func hidden() -> some View { modified { $0.addHidden($1) } }
}
