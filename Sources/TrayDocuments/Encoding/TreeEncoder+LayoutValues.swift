// SPDX-License-Identifier: MIT

import TrayKit

extension TreeEncoder {
  /// The modifier that gives a container's layout a value; nil where the container says it itself.
  func modifier(
    _ key: ObjectIdentifier, _ value: any Sendable, _ node: NodeID
  ) throws(DocumentEncodingError) -> Modifier? {
    switch key {
    case ObjectIdentifier(GridRowKey.self), ObjectIdentifier(ListPartKey.self),
      ObjectIdentifier(ListButtonKey.self):
      return nil
    case ObjectIdentifier(GridColumnsKey.self):
      return modifier("gridCellColumns", (value as? Int).map { .number(Double($0)) })
    case ObjectIdentifier(GridUnsizedAxesKey.self):
      guard let axes = value as? Axis.Set, !axes.isEmpty else { return nil }
      return modifier("gridCellUnsizedAxes", name(axes, ViewNames.axes))
    case ObjectIdentifier(GridAnchorKey.self):
      guard let point = value as? UnitPoint else { return nil }
      return modifier(
        "gridCellAnchor",
        name(point, ViewNames.unitPoints)
          ?? .object(PropertyValues([("x", .number(point.x)), ("y", .number(point.y))])))
    case ObjectIdentifier(GridColumnAlignmentKey.self):
      guard let guide = value as? HorizontalAlignment else { return nil }
      try require(ViewNames.horizontalAlignments.name(of: guide), node)
      return modifier("gridColumnAlignment", name(guide, ViewNames.horizontalAlignments))
    case ObjectIdentifier(FlowNewLineKey.self):
      return modifier("startInNewLine", (value as? Bool).map { .bool($0) })
    case ObjectIdentifier(FlowFlexibilityKey.self):
      let behavior = value as? FlowFlexibility
      return modifier("flexibility", behavior.flatMap { name($0, ViewNames.flexibilities) })
    case ObjectIdentifier(ListRowInsetsKey.self):
      guard let insets = value as? EdgeInsets else { return nil }
      return modifier("listRowInsets", self.insets(insets))
    default: throw unsayable("a value for a layout of your own", node)
    }
  }

  private func modifier(_ name: String, _ value: PropertyValue?) -> Modifier? {
    value.map { Modifier(name, $0) }
  }

  private func insets(_ insets: EdgeInsets) -> PropertyValue {
    if insets == EdgeInsets(.all, insets.top) { return .number(insets.top) }
    return .object(
      PropertyValues([
        ("top", .number(insets.top)), ("leading", .number(insets.leading)),
        ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
      ]))
  }
}
