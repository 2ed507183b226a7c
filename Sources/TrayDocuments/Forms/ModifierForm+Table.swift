// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers by which a view takes its place in a grid, a flow, a list or a container.
  static let layouts = [
    ModifierForm("gridCellColumns", .integer(1...1_000)) { value, view in
      view.gridCellColumns(value.integer ?? 1)
    },
    ModifierForm("gridCellUnsizedAxes", .name(ViewNames.axes)) { value, view in
      view.gridCellUnsizedAxes(value.choice(ViewNames.axes) ?? [])
    },
    ModifierForm("gridCellAnchor", unitPoint) { value, view in
      view.gridCellAnchor(value.unitPoint)
    },
    ModifierForm("gridColumnAlignment", .name(ViewNames.horizontalAlignments)) { value, view in
      view.gridColumnAlignment(value.choice(ViewNames.horizontalAlignments) ?? .center)
    },
    ModifierForm("containerRelativeFrame", .either([.name(ViewNames.axes), .object(container)])) {
      value, view in
      let values = value.object ?? PropertyValues([("axes", value)])
      let (spacing, count) = (values.number("spacing") ?? 0, values.integer("count") ?? 1)
      view.containerRelativeFrame(
        values.choice("axes", ViewNames.axes) ?? [], count: count,
        span: values.integer("span") ?? 1, spacing: spacing,
        alignment: values.choice("alignment", ViewNames.alignments) ?? .center)
    },
    ModifierForm("alignmentGuide", .object(guide)) { value, view in
      let name = value.object?.string("guide") ?? ""
      let place = value.object?.number("value") ?? 0
      if let guide = ViewNames.horizontalGuides[name] {
        view.alignmentGuide(guide) { _ in place }
      } else {
        view.alignmentGuide(ViewNames.verticalAlignments[name] ?? .center) { _ in place }
      }
    },
    ModifierForm("startInNewLine", .bool) { value, view in
      view.startInNewLine(value.bool ?? true)
    },
    ModifierForm("flexibility", .name(ViewNames.flexibilities)) { value, view in
      view.flexibility(value.choice(ViewNames.flexibilities) ?? .natural)
    },
    ModifierForm("listRowInsets", .insets) { value, view in view.listRowInsets(value.insets) },
    ModifierForm("hidden", .bool) { value, view in
      if value.bool == true { view.hidden() } else { view }
    },
    ModifierForm("tag", .string) { value, view in view.tag(value.string ?? "") },
    ModifierForm("environment", .object(environment)) { value, view in
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

  /// Modifiers of texts that are no keys of texts themselves.
  static let texts = [
    ModifierForm("textCase", .name(ViewNames.cases)) { value, view in
      view.textCase(value.choice(ViewNames.cases))
    },
    ModifierForm("fontDesign", .name(ViewNames.designs)) { value, view in
      view.fontDesign(value.choice(ViewNames.designs))
    },
  ]

  /// Modifiers that choose how controls look.
  static let styles = [
    ModifierForm("labelStyle", .name(ViewNames.labelStyles)) { value, view in
      let look = value.choice(ViewNames.labelStyles) ?? .automatic
      return view.transformEnvironment(\.labelStyles) { $0.append(look.style) }
    },
    ModifierForm("labelsHidden", .bool) { value, view in
      view.environment(\.areLabelsHidden, value.bool ?? true)
    },
    ModifierForm("listStyle", .name(ViewNames.listStyles)) { value, view in
      view.listStyle(value.choice(ViewNames.listStyles) ?? .automatic)
    },
    ModifierForm("pickerStyle", .name(ViewNames.pickerStyles)) { value, view in
      view.pickerStyle(value.choice(ViewNames.pickerStyles) ?? .automatic)
    },
    ModifierForm("textFieldStyle", .name(ViewNames.textFieldStyles)) { value, view in
      view.textFieldStyle(value.choice(ViewNames.textFieldStyles) ?? .automatic)
    },
    ModifierForm("toggleStyle", .name(ViewNames.toggleStyles)) { value, view in
      let look = value.choice(ViewNames.toggleStyles) ?? .automatic
      return view.transformEnvironment(\.toggleStyles) { $0.append(look.style) }
    },
    ModifierForm("disabled", .bool) { value, view in view.disabled(value.bool ?? true) },
  ]

  /// Modifiers that change no frame; a document keeps them for whoever draws.
  static let looks = [
    ModifierForm("foregroundStyle", .name(ViewNames.colors)) { value, view in
      view.foregroundColor(value.choice(ViewNames.colors))
    },
    ModifierForm("cornerRadius", .number(0...100_000)) { value, view in
      view.cornerRadius(value.number ?? 0)
    },
    ModifierForm("opacity", .number(0...1)) { value, view in view.opacity(value.number ?? 1) },
    ModifierForm("border", .name(ViewNames.colors)) { value, view in
      view.border(value.choice(ViewNames.colors) ?? .clear)
    }, look("tint", .name(ViewNames.colors)), look("clipped", .bool),
    look(
      "shadow",
      .object([
        Property("radius", .number(0...100_000), .required), Property("x", .number()),
        Property("y", .number()),
      ])), look("zIndex", .number()), look("rotationEffect", .number()),
    look("scaleEffect", .number()), look("blur", .number(0...100_000)),
    look("accessibilityLabel", .text), look("accessibilityHidden", .bool),
  ]

  private static func look(_ name: String, _ kind: PropertyKind) -> ModifierForm {
    ModifierForm(name, kind) { _, view in view }
  }

  private static let unitPoint = PropertyKind.either([
    .name(ViewNames.unitPoints),
    .object([Property("x", .number(), .required), Property("y", .number(), .required)]),
  ])

  private static let container = [
    Property("axes", .name(ViewNames.axes), .required), Property("count", .integer(1...1_000)),
    Property("span", .integer(1...1_000)), Property("spacing", .number()),
    Property("alignment", .name(ViewNames.alignments)),
  ]

  private static let guide = [
    Property(
      "guide",
      .choice(
        ViewNames.horizontalGuides.names
          + ViewNames.verticalAlignments.names.filter { $0 != "center" }), .required),
    Property("value", .number(), .required),
  ]

  private static let environment = [
    Property("layoutDirection", .name(ViewNames.directions)),
    Property("dynamicTypeSize", .name(TextSizeNames.all)),
  ]
}

extension PropertyValue {
  fileprivate var integer: Int? { number.flatMap { Int(exactly: $0) } }

  fileprivate func choice<Value>(_ choices: JSONChoices<Value>) -> Value? {
    string.flatMap { choices[$0] }
  }

  fileprivate var unitPoint: UnitPoint {
    if let named = choice(ViewNames.unitPoints) { return named }
    return UnitPoint(x: object?.number("x") ?? 0, y: object?.number("y") ?? 0)
  }

  /// The same distance for all edges, or one for each.
  fileprivate var insets: EdgeInsets {
    if let number { return EdgeInsets(.all, number) }
    return EdgeInsets(
      top: object?.number("top") ?? 0, leading: object?.number("leading") ?? 0,
      bottom: object?.number("bottom") ?? 0, trailing: object?.number("trailing") ?? 0)
  }
}
