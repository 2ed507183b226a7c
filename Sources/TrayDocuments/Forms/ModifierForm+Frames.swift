// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers that change the frame of a view.
  static let frames: [ModifierForm] = [
    ModifierForm(
      "frame", .object(frame, frameRule),
      "Places the view in a frame: of a width and a height, or between limits."
    ) { value, _, builder, content in
      let values = value.object ?? PropertyValues()
      let alignment = values.chosen("alignment", ViewNames.alignments)
      guard limits.contains(where: values.has) else {
        return builder.addFrame(
          width: values.number("width"), height: values.number("height"), alignment: alignment,
          content)
      }
      builder.addFrame(
        minWidth: values.number("minWidth"), idealWidth: values.number("idealWidth"),
        maxWidth: values.number("maxWidth"), minHeight: values.number("minHeight"),
        idealHeight: values.number("idealHeight"), maxHeight: values.number("maxHeight"),
        alignment: alignment, content)
    },
    ModifierForm(
      "padding", .either([.number(), .yes, .object(padding)]),
      "Adds room around the view: of one distance, of 16 points for `true`, or edge by edge."
    ) { value, _, builder, content in
      builder.addPadding(value.padding, content)
    },
    ModifierForm(
      "fixedSize", .either([.bool, .object(fixedAxes)]),
      "Gives the view its ideal size, whatever room there is."
    ) { value, _, builder, content in
      var axes: Axis.Set = []
      if value.bool ?? value.object?.flag("horizontal") ?? false { axes.insert(.horizontal) }
      if value.bool ?? value.object?.flag("vertical") ?? false { axes.insert(.vertical) }
      builder.addFixedSize(axes, content)
    },
    ModifierForm(
      "layoutPriority", .number(), "Lets a stack offer room to the view before those of less."
    ) { value, _, builder, content in
      builder.addPriority(value.number ?? 0, content)
    },
    ModifierForm(
      "offset", .object(point("The distance")), "Moves the view, without a change of layout."
    ) { value, _, builder, content in
      builder.addOffset(
        x: value.object?.amount("x") ?? 0, y: value.object?.amount("y") ?? 0, content)
    },
    ModifierForm(
      "position", .object(point("The place")), "Puts the centre of the view at a place."
    ) { value, _, builder, content in
      builder.addPosition(
        x: value.object?.amount("x") ?? 0, y: value.object?.amount("y") ?? 0, content)
    },
    ModifierForm(
      "aspectRatio", .object(ratio), "Gives the view a ratio of width to height."
    ) { value, _, builder, content in
      builder.addAspectRatio(
        value.object?.number("ratio"),
        contentMode: value.object?.choice("contentMode", ViewNames.contentModes) ?? .fit, content)
    },
  ]

  private static let limits = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]

  private static let frame = [
    ViewForm.alignment(.name(ViewNames.alignments)),
    Property("width", .length, "The width, in points; left out, that of the view."),
    Property("height", .length, "The height, in points; left out, that of the view."),
    Property("minWidth", .length, "The least width, in points."),
    Property("idealWidth", .length, "The width where nothing is offered, in points."),
    Property("maxWidth", .length, "The greatest width, in points."),
    Property("minHeight", .length, "The least height, in points."),
    Property("idealHeight", .length, "The height where nothing is offered, in points."),
    Property("maxHeight", .length, "The greatest height, in points."),
  ]

  private static let frameRule = ObjectRule(alternatives: [["width", "height"], limits]) {
    reader, values in
    guard limits.contains(where: { reader.has($0) }), reader.has("width") || reader.has("height")
    else { return }
    reader.cursor.report(
      "expected either width and height or minimum, ideal and maximum lengths; use two frames")
  }

  private static let padding = [
    Property("all", .number(), default: 0, "Points at all edges."),
    Property("horizontal", .number(), "Points at both sides, instead of `all`."),
    Property("vertical", .number(), "Points above and below, instead of `all`."),
    Property("top", .number(), "Points above, instead of `vertical`."),
    Property("leading", .number(), "Points where lines begin, instead of `horizontal`."),
    Property("bottom", .number(), "Points below, instead of `vertical`."),
    Property("trailing", .number(), "Points where lines end, instead of `horizontal`."),
  ]

  private static let fixedAxes = [
    Property("horizontal", .bool, default: true, "Whether the width is ideal."),
    Property("vertical", .bool, default: true, "Whether the height is ideal."),
  ]

  private static func point(_ what: String) -> [Property] {
    [
      Property("x", .number(), default: 0, "\(what) from the leading edge, in points."),
      Property("y", .number(), default: 0, "\(what) from the upper edge, in points."),
    ]
  }

  private static let ratio = [
    Property(
      "contentMode", .name(ViewNames.contentModes), .required,
      "Whether the view fits into the room or fills it."),
    Property("ratio", .length, "The width of a view one point high; left out, its own ratio."),
  ]
}

extension PropertyValue {
  /// The same distance for all edges, or an object in which what names fewer edges counts first.
  fileprivate var padding: EdgeInsets {
    guard let values = object else { return EdgeInsets(.all, number ?? 16) }
    let all = values.amount("all")
    let (horizontal, vertical) = (values.number("horizontal"), values.number("vertical"))
    return EdgeInsets(
      top: values.number("top") ?? vertical ?? all,
      leading: values.number("leading") ?? horizontal ?? all,
      bottom: values.number("bottom") ?? vertical ?? all,
      trailing: values.number("trailing") ?? horizontal ?? all)
  }
}
