// SPDX-License-Identifier: MIT

import TrayKit

// Containers, by the names, labels and defaults of the view language.
extension ViewForm {
  static let containers: [ViewForm] = [
    ViewForm(
      "grid", also: ["Grid"],
      "Rows of cells in columns; a view that is no row is a row of its own.",
      [
        alignment(.name(ViewNames.alignments)),
        Property("horizontalSpacing", .number(), "Points between two columns."),
        Property("verticalSpacing", .number(), "Points between two rows."), children,
      ]
    ) { values, strings, builder in
      Grid(
        alignment: values.chosen("alignment", ViewNames.alignments),
        horizontalSpacing: values.number("horizontalSpacing"),
        verticalSpacing: values.number("verticalSpacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "gridrow", also: ["GridRow"], "A row of a grid.",
      [
        Property(
          "alignment", .name(ViewNames.verticalAlignments),
          "How the cells are lined up; left out, as the grid says."), children,
      ]
    ) { values, strings, builder in
      GridRow(alignment: values.choice("alignment", ViewNames.verticalAlignments)) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    ViewForm(
      "lazyvstack", also: ["LazyVStack"], "Rows one above the other, as wide as there is room.",
      stack(.name(ViewNames.horizontalAlignments))
    ) { values, strings, builder in
      LazyVStack(
        alignment: values.chosen("alignment", ViewNames.horizontalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyhstack", also: ["LazyHStack"], "Columns side by side, as high as there is room.",
      stack(.name(ViewNames.verticalAlignments))
    ) { values, strings, builder in
      LazyHStack(
        alignment: values.chosen("alignment", ViewNames.verticalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyvgrid", also: ["LazyVGrid"], "Cells in columns, row after row.",
      [tracks("columns", "The columns, in order.")] + stack(.name(ViewNames.horizontalAlignments))
    ) { values, strings, builder in
      LazyVGrid(
        columns: gridItems(values.objects("columns")),
        alignment: values.chosen("alignment", ViewNames.horizontalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "lazyhgrid", also: ["LazyHGrid"], "Cells in rows, column after column.",
      [tracks("rows", "The rows, in order.")] + stack(.name(ViewNames.verticalAlignments))
    ) { values, strings, builder in
      LazyHGrid(
        rows: gridItems(values.objects("rows")),
        alignment: values.chosen("alignment", ViewNames.verticalAlignments),
        spacing: values.number("spacing")
      ) { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "viewthatfits", also: ["ViewThatFits"], "The first of the views inside that fits.",
      [
        Property("axes", .name(ViewNames.axes), default: "both", "Along which axes it has to fit."),
        children,
      ]
    ) { values, strings, builder in
      ViewThatFits(in: values.chosen("axes", ViewNames.axes)) {
        values.views("children", strings)
      }.lower(into: &builder)
    },
    // What its content is can't depend on the size in a document; where it lies does.
    ViewForm(
      "geometryreader", also: ["GeometryReader"],
      "Views at the upper leading corner of all the room.", [children]
    ) {
      values, strings, builder in
      GeometryReader { _ in values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm("linebreak", also: ["LineBreak"], "The end of a line of a flow.") { _, _, builder in
      LineBreak().lower(into: &builder)
    },
    ViewForm(
      "ellipse", also: ["Ellipse"], "An ellipse, as large as there is room."
    ) { _, _, builder in
      Ellipse().lower(into: &builder)
    },
  ]

  // MARK: - Tracks of lazy grids

  private static func tracks(_ key: String, _ doc: String) -> Property {
    let lengths = PropertyKind.number(0...100_000)
    let most = Property("maximum", lengths, "The greatest length; left out, there is none.")
    let flexible = [
      Property("minimum", lengths, default: 10, "The least length, in points."), most,
    ]
    let adaptive = [Property("minimum", lengths, .required, "The least length, in points."), most]
    let track = [
      Property("fixed", lengths, "A track of this length, in points."),
      Property(
        "flexible", .object(flexible), .excluding(["fixed"]), "A track that shares the room left."),
      Property(
        "adaptive", .object(adaptive), .excluding(["fixed", "flexible"]),
        "As many tracks as fit."),
      Property("spacing", .number(), "Points between this track and the next."),
      Property("alignment", .name(ViewNames.alignments), "How the cells of the track are placed."),
    ]
    return Property(key, .list(.object(track)), .required, doc)
  }

  private static func gridItems(_ tracks: [PropertyValues]) -> [GridItem] {
    tracks.map { track in
      GridItem(
        size(of: track), spacing: track.number("spacing"),
        alignment: track.choice("alignment", ViewNames.alignments))
    }
  }

  private static func size(of track: PropertyValues) -> GridItem.Size {
    if let length = track.number("fixed") { return .fixed(length) }
    if let limits = track.object("adaptive") {
      return .adaptive(
        minimum: limits.amount("minimum"), maximum: limits.number("maximum") ?? .infinity)
    }
    guard let limits = track.object("flexible") else { return .flexible() }
    return .flexible(
      minimum: limits.amount("minimum"), maximum: limits.number("maximum") ?? .infinity)
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
