// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers that put a view over, under or beside another, or name it.
  static let layers: [ModifierForm] = [
    layer("overlay", "Puts a view over this one, which alone decides the size.", isOverlay: true),
    layer(
      "background", "Puts a view under this one, which alone decides the size.", isOverlay: false),
    ModifierForm(
      "safeAreaInset", .object(bar),
      "Puts a bar at an edge and takes its room from what the view is offered."
    ) { value, strings, builder, content in
      let values = value.object ?? PropertyValues()
      let edge = values.choice("edge", ViewNames.edges) ?? .bottom
      builder.addEdgeInset(
        edge: edge, alignment: alignment(values, at: edge), spacing: values.number("spacing"),
        primary: content
      ) { values.views("content", strings).lower(into: &$0) }
    },
    ModifierForm("id", .string, "Names the view.") { value, _, builder, content in
      builder.tag(.id(value.string ?? ""), content)
    },
  ]

  private static func layer(_ name: String, _ doc: String, isOverlay: Bool) -> ModifierForm {
    let properties = [
      ViewForm.alignment(.name(ViewNames.alignments)),
      Property("content", .view, .required, "The view."),
    ]
    return ModifierForm(name, .either([.view, .object(properties)]), doc) {
      value, strings, builder, content in
      let values = value.object ?? PropertyValues([("content", value)]).with(properties)
      builder.addLayers(
        isOverlay: isOverlay, alignment: values.chosen("alignment", ViewNames.alignments),
        primary: content
      ) { values.views("content", strings).lower(into: &$0) }
    }
  }

  private static let bar = [
    Property("edge", .name(ViewNames.edges), .required, "The edge at which the bar is."),
    Property(
      "alignment",
      .narrowed(anyAlignment) { reader in
        isSide(reader) ? .name(ViewNames.verticalAlignments) : .name(ViewNames.horizontalAlignments)
      }, default: "center", "How the bar is lined up along the edge."),
    Property(
      "spacing", .number(), "Points between the view and the bar; left out, as a stack has."),
    Property("content", .view, .required, "The bar."),
  ]

  private static let anyAlignment = PropertyKind.choice(
    ViewNames.horizontalAlignments.names
      + ViewNames.verticalAlignments.names.filter { $0 != "center" })

  /// Whether the edge is the leading or the trailing one.
  private static func isSide(_ reader: JSONReader) -> Bool {
    guard case .string(let name)? = reader.member("edge")?.value else { return false }
    return ["leading", "trailing"].contains(name)
  }

  private static func alignment(_ values: PropertyValues, at edge: Edge) -> Alignment {
    switch edge {
    case .leading, .trailing:
      Alignment(
        horizontal: .center, vertical: values.chosen("alignment", ViewNames.verticalAlignments))
    case .top, .bottom:
      Alignment(
        horizontal: values.chosen("alignment", ViewNames.horizontalAlignments), vertical: .center)
    }
  }
}
