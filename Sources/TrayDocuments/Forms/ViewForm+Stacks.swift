// SPDX-License-Identifier: MIT

import TrayKit

// Stacks, flows and what fills them, by the names, labels and defaults of the view language.
extension ViewForm {
  static let stacks: [ViewForm] = [
    ViewForm(
      "vstack", also: ["VStack"],
      "Views one above the other.", stack(.name(ViewNames.horizontalAlignments))
    ) { values, strings, builder in
      VStack(
        alignment: values.chosen("alignment", ViewNames.horizontalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "hstack", also: ["HStack"], "Views side by side.", stack(.name(ViewNames.verticalAlignments))
    ) { values, strings, builder in
      HStack(
        alignment: values.chosen("alignment", ViewNames.verticalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "zstack", also: ["ZStack"], "Views over each other, the first one at the back.",
      [alignment(.name(ViewNames.alignments)), children]
    ) { values, strings, builder in
      ZStack(alignment: values.chosen("alignment", ViewNames.alignments)) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    ViewForm(
      "flow", also: ["HFlow"], "Views side by side, in as many rows as they need.",
      flow(.name(ViewNames.verticalAlignments), "rowSpacing", "rows")
    ) { values, strings, builder in
      HFlow(
        alignment: values.chosen("alignment", ViewNames.verticalAlignments),
        itemSpacing: values.number("itemSpacing") ?? values.number("spacing"),
        rowSpacing: values.number("rowSpacing") ?? values.number("spacing"),
        justified: values.flag("justified")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "vflow", also: ["VFlow"], "Views one above the other, in as many columns as they need.",
      flow(.name(ViewNames.horizontalAlignments), "columnSpacing", "columns")
    ) { values, strings, builder in
      VFlow(
        alignment: values.chosen("alignment", ViewNames.horizontalAlignments),
        itemSpacing: values.number("itemSpacing") ?? values.number("spacing"),
        columnSpacing: values.number("columnSpacing") ?? values.number("spacing"),
        justified: values.flag("justified")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "scroll", also: ["ScrollView"],
      "Views that scroll; along the axes they may be as long as they like.",
      [
        Property(
          "axes", .name(ViewNames.axes), default: "vertical", "Along which axes it scrolls."),
        children,
      ]
    ) { values, strings, builder in
      ScrollView(values.chosen("axes", ViewNames.axes)) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    ViewForm(
      "group", also: ["Group"],
      "Views taken together, without a layout; its modifiers apply to each.", [children]
    ) { values, strings, builder in
      values.views("children", strings).lower(into: &builder)
    },
  ]

  static let marks: [ViewForm] = [
    ViewForm(
      "spacer", also: ["Spacer"], "Room that grows along the stack around it.",
      [Property("minLength", .number(), "The least length, in points; 8 where it is left out.")]
    ) { values, _, builder in
      Spacer(minLength: values.number("minLength")).lower(into: &builder)
    },
    ViewForm("divider", also: ["Divider"], "A line across the stack around it.") { _, _, builder in
      Divider().lower(into: &builder)
    },
  ]

  /// The keys of a container that lines its views up along one axis.
  static func stack(_ alignments: PropertyKind) -> [Property] {
    [
      alignment(alignments),
      Property(
        "spacing", .number(),
        "Points between neighbours; left out, as much as the views themselves prefer."),
      children,
    ]
  }

  /// How the views of a container are lined up; in the centre, unless said otherwise.
  static func alignment(_ names: PropertyKind) -> Property {
    Property("alignment", names, default: "center", "How the views are lined up.")
  }

  private static func flow(
    _ alignments: PropertyKind, _ lineSpacing: String, _ lines: String
  ) -> [Property] {
    [
      alignment(alignments),
      Property("spacing", .number(), "Points between neighbours and between \(lines)."),
      Property("itemSpacing", .number(), "Points between neighbours, instead of `spacing`."),
      Property(lineSpacing, .number(), "Points between \(lines), instead of `spacing`."),
      Property(
        "justified", .bool, default: false,
        "Whether the room that is left is spread between the views."),
      children,
    ]
  }
}
