// SPDX-License-Identifier: MIT

import TrayKit

// Containers, by the names, labels and defaults of the view language.
extension ViewForm {
  static let containers = [
    ViewForm(
      "grid",
      [
        Property("alignment", .name(ViewNames.alignments)),
        Property("horizontalSpacing", .number()), Property("verticalSpacing", .number()), children,
      ]
    ) { values, strings, builder in
      Grid(
        alignment: values.choice("alignment", ViewNames.alignments) ?? .center,
        horizontalSpacing: values.number("horizontalSpacing"),
        verticalSpacing: values.number("verticalSpacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "gridrow", [Property("alignment", .name(ViewNames.verticalAlignments)), children]
    ) { values, strings, builder in
      GridRow(alignment: values.choice("alignment", ViewNames.verticalAlignments)) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    ViewForm(
      "lazyvstack", stack(.name(ViewNames.horizontalAlignments))
    ) { values, strings, builder in
      LazyVStack(
        alignment: values.choice("alignment", ViewNames.horizontalAlignments) ?? .center,
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyhstack", stack(.name(ViewNames.verticalAlignments))
    ) { values, strings, builder in
      LazyHStack(
        alignment: values.choice("alignment", ViewNames.verticalAlignments) ?? .center,
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyvgrid", [tracks("columns")] + stack(.name(ViewNames.horizontalAlignments))
    ) { values, strings, builder in
      LazyVGrid(
        columns: gridItems(values["columns"]),
        alignment: values.choice("alignment", ViewNames.horizontalAlignments) ?? .center,
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyhgrid", [tracks("rows")] + stack(.name(ViewNames.verticalAlignments))
    ) { values, strings, builder in
      LazyHGrid(
        rows: gridItems(values["rows"]),
        alignment: values.choice("alignment", ViewNames.verticalAlignments) ?? .center,
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "viewthatfits", [Property("axes", .name(ViewNames.axes)), children]
    ) { values, strings, builder in
      ViewThatFits(in: values.choice("axes", ViewNames.axes) ?? [.horizontal, .vertical]) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    // What its content is can't depend on the size in a document; where it lies does.
    ViewForm("geometryreader", [children]) { values, strings, builder in
      GeometryReader { _ in values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm("linebreak") { _, _, builder in LineBreak().lower(into: &builder) },
    ViewForm("ellipse") { _, _, builder in Ellipse().lower(into: &builder) },
  ]

  private static func stack(_ alignment: PropertyKind) -> [Property] {
    [Property("alignment", alignment), Property("spacing", .number()), children]
  }

  // MARK: - Tracks of lazy grids

  private static func tracks(_ key: String) -> Property {
    let lengths = PropertyKind.number(0...100_000)
    let limits = [Property("minimum", lengths), Property("maximum", lengths)]
    let track = [
      Property("fixed", lengths), Property("flexible", .object(limits), .excluding(["fixed"])),
      Property(
        "adaptive", .object([Property("minimum", lengths, .required), limits[1]]),
        .excluding(["fixed", "flexible"])),
      Property("spacing", .number()), Property("alignment", .name(ViewNames.alignments)),
    ]
    return Property(key, .list(.object(track)), .required)
  }

  private static func gridItems(_ value: PropertyValue?) -> [GridItem] {
    (value?.list ?? []).compactMap(\.object).map { track in
      GridItem(
        size(of: track), spacing: track.number("spacing"),
        alignment: track.choice("alignment", ViewNames.alignments))
    }
  }

  private static func size(of track: PropertyValues) -> GridItem.Size {
    if let length = track.number("fixed") { return .fixed(length) }
    if let limits = track.object("adaptive") {
      return .adaptive(
        minimum: limits.number("minimum") ?? 0, maximum: limits.number("maximum") ?? .infinity)
    }
    let limits = track.object("flexible")
    return .flexible(
      minimum: limits?.number("minimum") ?? 10, maximum: limits?.number("maximum") ?? .infinity)
  }

  /// What a document says of a track.
  static func track(_ item: GridItem) -> PropertyValue {
    func limits(_ minimum: Double, _ maximum: Double) -> PropertyValue {
      .object(
        PropertyValues([
          ("minimum", .number(minimum)), ("maximum", maximum.isFinite ? .number(maximum) : nil),
        ]))
    }
    var values = PropertyValues()
    switch item.size {
    case .fixed(let length): values["fixed"] = .number(length)
    case .flexible(let minimum, let maximum): values["flexible"] = limits(minimum, maximum)
    case .adaptive(let minimum, let maximum): values["adaptive"] = limits(minimum, maximum)
    }
    values["spacing"] = item.spacing.map { .number($0) }
    let alignment = item.alignment.flatMap { ViewNames.alignments.name(of: $0) }
    values["alignment"] = alignment.map { .string($0) }
    return .object(values)
  }
}
