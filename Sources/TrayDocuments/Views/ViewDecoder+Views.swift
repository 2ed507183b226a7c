// SPDX-License-Identifier: MIT

import TrayKit

// Each type of view, with the properties and defaults of the view language.
extension ViewDecoder {
  func verticalStack(_ reader: JSONReader) -> ViewDocument.Content? {
    .verticalStack(
      reader.choice("alignment", default: .center, ViewNames.horizontalAlignments),
      spacing: reader.number(ifPresent: "spacing"), children(reader))
  }

  func horizontalStack(_ reader: JSONReader) -> ViewDocument.Content? {
    .horizontalStack(
      reader.choice("alignment", default: .center, ViewNames.verticalAlignments),
      spacing: reader.number(ifPresent: "spacing"), children(reader))
  }

  func depthStack(_ reader: JSONReader) -> ViewDocument.Content? {
    .depthStack(
      reader.choice("alignment", default: .center, ViewNames.alignments), children(reader))
  }

  func flow(_ reader: JSONReader, _ axis: Axis) -> ViewDocument.Content? {
    let alignment: Alignment =
      switch axis {
      case .horizontal:
        Alignment(
          horizontal: .center,
          vertical: reader.choice(
            "alignment", default: .center, ViewNames.verticalAlignments))
      case .vertical:
        Alignment(
          horizontal: reader.choice(
            "alignment", default: .center, ViewNames.horizontalAlignments), vertical: .center)
      }
    let spacing = reader.number(ifPresent: "spacing")
    let lineKey = axis == .horizontal ? "rowSpacing" : "columnSpacing"
    return .flow(
      FlowLayout(
        axis: axis, alignment: alignment,
        itemSpacing: reader.number(ifPresent: "itemSpacing") ?? spacing,
        lineSpacing: reader.number(ifPresent: lineKey) ?? spacing,
        isJustified: reader.bool("justified", default: false)),
      children(reader))
  }

  func scroll(_ reader: JSONReader) -> ViewDocument.Content? {
    .scroll(reader.choice("axes", default: .vertical, ViewNames.axes), children(reader))
  }

  func chip(_ reader: JSONReader) -> ViewDocument.Content? {
    .chip(
      text: shownText(reader, "text"), isSelected: reader.bool("selected", default: false),
      systemImage: reader.string(ifPresent: "systemImage"))
  }

  func button(_ reader: JSONReader) -> ViewDocument.Content? {
    let views = reader.value(ifPresent: "children") { $0.array(view) }
    if reader.has("children"), reader.has("text") {
      reader.member("text")?.report("expected either \"text\" or \"children\", found both")
    }
    let isText = reader.has("text") || !reader.has("children")
    return .button(
      ButtonDocument(
        label: isText ? .text(shownText(reader, "text")) : .views(views ?? []),
        style: reader.choice(ifPresent: "style", ViewNames.buttonStyles),
        controlSize: reader.choice(ifPresent: "controlSize", ViewNames.controlSizes)))
  }

  func searchField(_ reader: JSONReader) -> ViewDocument.Content? {
    .searchField(
      prompt: optionalText(reader, "prompt"), text: optionalText(reader, "text"),
      isFocused: reader.bool("focused", default: false))
  }

  func image(_ reader: JSONReader) -> ViewDocument.Content? {
    let symbol = reader.string(ifPresent: "systemName")
    let name = reader.string(ifPresent: "name")
    if !reader.has("systemName"), !reader.has("name") {
      reader.cursor.report("the key \"name\" is missing; expected \"name\" or \"systemName\"")
    } else if reader.has("systemName"), reader.has("name") {
      reader.member("name")?.report("expected either \"name\" or \"systemName\", found both")
    }
    let width = reader.number(ifPresent: "width", in: 0...100_000)
    let height = reader.number(ifPresent: "height", in: 0...100_000)
    if reader.has("width") != reader.has("height") {
      reader.cursor.report("expected both \"width\" and \"height\" or neither")
    }
    var size: Size?
    if let width, let height { size = Size(width: width, height: height) }
    return .image(
      ImageDocument(
        name: symbol ?? name ?? "", isSymbol: symbol != nil, size: size,
        isResizable: reader.bool("resizable", default: false)))
  }

  func color(_ reader: JSONReader) -> ViewDocument.Content? {
    .color(reader.choice("color", default: .gray, ViewNames.colors))
  }
}
