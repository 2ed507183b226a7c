// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers by which a view takes its place in a grid, a flow, a list or a container.
  static let layouts: [ModifierForm] = [
    ModifierForm(
      "gridCellColumns", .integer(1...1_000), "Lets a cell of a grid take several columns."
    ) { value, view in
      view.gridCellColumns(value.integer ?? 1)
    },
    ModifierForm(
      "gridCellUnsizedAxes", .name(ViewNames.axes),
      "Lets a cell of a grid take no part in the size of its column or row."
    ) { value, view in
      view.gridCellUnsizedAxes(value.choice(ViewNames.axes) ?? [])
    },
    ModifierForm(
      "gridCellAnchor", unitPoint, "Places a cell of a grid in the room of its column and row."
    ) { value, view in
      view.gridCellAnchor(value.unitPoint)
    },
    ModifierForm(
      "gridColumnAlignment", .name(ViewNames.horizontalAlignments),
      "Lines up the column of a grid in which the cell is."
    ) { value, view in
      view.gridColumnAlignment(value.choice(ViewNames.horizontalAlignments) ?? .center)
    },
    ModifierForm(
      "containerRelativeFrame", .either([.name(ViewNames.axes), .object(container)]),
      "Gives the view a part of the container around it: of a scroll view or the surface."
    ) { value, view in
      let values = value.object ?? PropertyValues([("axes", value)]).with(container)
      view.containerRelativeFrame(
        values.chosen("axes", ViewNames.axes), count: values.integer("count") ?? 1,
        span: values.integer("span") ?? 1, spacing: values.amount("spacing"),
        alignment: values.chosen("alignment", ViewNames.alignments))
    },
    ModifierForm(
      "alignmentGuide", .object(guide), "Says where a guide lies by which a stack lines views up."
    ) { value, view in
      let name = value.object?.string("guide") ?? ""
      let place = value.object?.number("value") ?? 0
      if let guide = ViewNames.horizontalGuides[name] {
        view.alignmentGuide(guide) { _ in place }
      } else {
        view.alignmentGuide(ViewNames.verticalAlignments[name] ?? .center) { _ in place }
      }
    },
    ModifierForm("startInNewLine", .bool, "Lets a flow begin a new line with the view.") {
      value, view in
      view.startInNewLine(value.bool ?? true)
    },
    ModifierForm(
      "flexibility", .name(ViewNames.flexibilities),
      "Says which of its sizes the view takes in a flow."
    ) { value, view in
      view.flexibility(value.choice(ViewNames.flexibilities) ?? .natural)
    },
    ModifierForm("listRowInsets", .insets, "Gives a row of a list its distances to the edges.") {
      value, view in
      view.listRowInsets(value.insets)
    },
    ModifierForm("hidden", .bool, "Hides the view, which keeps its room.") { value, view in
      if value.bool == true { view.hidden() } else { view }
    },
    ModifierForm("tag", .string, "Names a view inside a picker, for its `selection`.") {
      value, view in
      view.tag(value.string ?? "")
    },
    ModifierForm(
      "environment", .object(environment), "Changes what is handed down to the views inside."
    ) { value, view in
      view.transformEnvironment(\.self) { environment in
        let values = value.object ?? PropertyValues()
        if let direction = values.choice("layoutDirection", ViewNames.directions) {
          environment.layoutDirection = direction
        }
        if let size = values.choice("dynamicTypeSize", TextSizeNames.all) {
          environment.dynamicTypeSize = size
        }
      }
    },
  ]

  private static let unitPoint = PropertyKind.either([
    .name(ViewNames.unitPoints),
    .object([
      Property("x", .number(), .required, "The part of the width, from the leading edge."),
      Property("y", .number(), .required, "The part of the height, from the upper edge."),
    ]),
  ])

  private static let container = [
    Property(
      "axes", .name(ViewNames.axes), .required, "The axes along which the container counts."),
    Property(
      "count", .integer(1...1_000), default: 1, "How many parts the container is divided into."),
    Property("span", .integer(1...1_000), default: 1, "How many parts the view takes."),
    Property("spacing", .number(), default: 0, "Points between two parts."),
    ViewForm.alignment(.name(ViewNames.alignments)),
  ]

  private static let guide = [
    Property(
      "guide",
      .choice(
        ViewNames.horizontalGuides.names
          + ViewNames.verticalAlignments.names.filter { $0 != "center" }), .required,
      "The guide."),
    Property(
      "value", .number(), .required, "Where it lies, in points from the leading or upper edge."),
  ]

  private static let environment = [
    Property("layoutDirection", .name(ViewNames.directions), "Where lines begin."),
    Property("dynamicTypeSize", .name(TextSizeNames.all), "The person's text size."),
  ]
}

extension PropertyValue {
  fileprivate var unitPoint: UnitPoint {
    if let named = choice(ViewNames.unitPoints) { return named }
    return UnitPoint(x: object?.amount("x") ?? 0, y: object?.amount("y") ?? 0)
  }

  /// The same distance for all edges, or one for each.
  fileprivate var insets: EdgeInsets {
    guard let values = object else { return EdgeInsets(.all, number ?? 0) }
    return EdgeInsets(
      top: values.amount("top"), leading: values.amount("leading"),
      bottom: values.amount("bottom"), trailing: values.amount("trailing"))
  }
}
