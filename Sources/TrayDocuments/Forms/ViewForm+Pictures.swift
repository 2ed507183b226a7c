// SPDX-License-Identifier: MIT

import TrayKit

// Images, colours and shapes.
extension ViewForm {
  static let pictures: [ViewForm] = [
    ViewForm(
      "image", also: ["Image"], "An image of a known size, or a symbol.", image, rule: imageRule
    ) {
      values, _, builder in
      let symbol = values.string("systemName")
      let name = symbol ?? values.string("name") ?? ""
      var image = symbol == nil ? Image(name) : Image(systemName: name)
      if values.flag("resizable") { image = image.resizable() }
      builder.withEnvironment {
        if let width = values.number("width"), let height = values.number("height") {
          $0.imageSizes[name] = Size(width: width, height: height)
        }
      } _: {
        image.lower(into: &$0)
      }
    },
    ViewForm(
      "color", also: ["Color"], "A colour, as large as there is room.",
      [Property("color", .name(ViewNames.colors), default: "gray", "The colour.")]
    ) { values, _, builder in
      values.chosen("color", ViewNames.colors).lower(into: &builder)
    },
    ViewForm(
      "rectangle", also: ["Rectangle"], "A rectangle, as large as there is room."
    ) { _, _, builder in
      Rectangle().lower(into: &builder)
    },
    ViewForm(
      "capsule", also: ["Capsule"], "A rectangle whose short sides are half circles."
    ) { _, _, builder in
      Capsule().lower(into: &builder)
    },
    ViewForm("circle", also: ["Circle"], "A circle, as large as there is room.") { _, _, builder in
      Circle().lower(into: &builder)
    },
    ViewForm(
      "roundedrectangle", also: ["RoundedRectangle"], "A rectangle with round corners.",
      [Property("cornerRadius", lengths, .required, "The radius of the corners, in points.")]
    ) { values, _, builder in
      RoundedRectangle(cornerRadius: values.amount("cornerRadius")).lower(into: &builder)
    },
  ]

  private static let lengths = PropertyKind.number(0...100_000)

  private static let image = [
    Property("systemName", also: ["systemImage"], .string, "The name of a symbol."),
    Property("name", .string, "The name of an image."),
    Property("width", lengths, "The width of the image, in points, with its height."),
    Property("height", lengths, "The height of the image, in points, with its width."),
    Property(
      "resizable", .bool, default: false, "Whether the image fills the room that it is offered."),
  ]

  private static let imageRule = ObjectRule { reader, _ in
    if !reader.has("systemName"), !reader.has("name") {
      reader.cursor.report("the key \"name\" is missing; expected \"name\" or \"systemName\"")
    } else if reader.has("systemName"), reader.has("name") {
      reader.reportBoth("name", "systemName", at: "name")
    }
    if reader.has("width") != reader.has("height") {
      reader.cursor.report("expected both \"width\" and \"height\" or neither")
    }
  }
}
