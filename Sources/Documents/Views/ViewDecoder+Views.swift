// SPDX-License-Identifier: MIT

import TrayKit

// Each type of view, with the properties and defaults of the view language.
extension ViewDecoder {
  func text(_ reader: JSONReader) -> ViewDocument.Content? {
    .text(
      TextDocument(
        text: shownText(reader, "text"), font: font(reader),
        lineLimit: reader.integer(ifPresent: "lineLimit", in: 1...10_000),
        reservesSpace: reader.bool("reservesSpace", default: false),
        truncation: reader.choice(ifPresent: "truncationMode", ViewNames.truncationModes),
        minimumScaleFactor: reader.number(ifPresent: "minimumScaleFactor", in: 0...1),
        lineSpacing: reader.number(ifPresent: "lineSpacing"),
        tracking: reader.number(ifPresent: "tracking"),
        alignment: reader.choice(
          ifPresent: "multilineTextAlignment", ViewNames.textAlignments)))
  }

  /// What an object says of a font: a style or a size, a family, a weight.
  func font(_ reader: JSONReader) -> FontDocument {
    let style = reader.choice(ifPresent: "style", ViewNames.styles)
    let size = reader.number(ifPresent: "size", in: 0.5...10_000)
    let family = reader.string(ifPresent: "family")
    let design = reader.choice(ifPresent: "design", ViewNames.designs)
    var font: Font?
    if let family {
      let points = size ?? (style ?? .body).pointSize(at: .large)
      font = .custom(family, size: points, relativeTo: style ?? .body)
    } else if let size {
      font = .system(size: size, design: design)
      if style != nil {
        reader.member("size")?.report("expected either \"style\" or \"size\", found both")
      }
    } else if style != nil || design != nil {
      font = .system(style ?? .body, design: design)
    }
    return FontDocument(
      font: font, weight: reader.value(ifPresent: "weight", weight),
      isBold: reader.bool("bold", default: false), isItalic: reader.bool("italic", default: false))
  }

  /// A weight by name, or as a number from 100 to 900.
  func weight(_ cursor: JSONCursor) -> Font.Weight? {
    guard case .number = cursor.value else { return cursor.choice(ViewNames.weights) }
    return cursor.integer(in: 1...1000).map { Font.Weight(value: $0) }
  }

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
    if let views, reader.has("text") {
      reader.member("text")?.report("expected either \"text\" or \"children\", found both")
      return .button(ButtonDocument(label: .views(views)))
    }
    return .button(
      ButtonDocument(
        label: views.map { .views($0) } ?? .text(shownText(reader, "text")),
        style: reader.choice(ifPresent: "style", ViewNames.buttonStyles),
        controlSize: reader.choice(ifPresent: "controlSize", ViewNames.controlSizes)))
  }

  func searchField(_ reader: JSONReader) -> ViewDocument.Content? {
    .searchField(
      prompt: optionalText(reader, "prompt"), text: optionalText(reader, "text"),
      isFocused: reader.bool("focused", default: false))
  }

  func calendar(_ reader: JSONReader) -> ViewDocument.Content? {
    let month = reader.value(
      "month", placeholder: CivilDate(dayNumber: 0).civilMonth, expecting: "a month such as 2026-12"
    ) { cursor -> CivilMonth? in
      guard let text = cursor.string() else { return nil }
      return CivilMonth(text) ?? cursor.expected("a month such as \"2026-12\"")
    }
    var calendar = CalendarDocument(month: month)
    calendar.selected = reader.value(ifPresent: "selected") { days($0, in: month) }
    calendar.firstWeekday = reader.choice(ifPresent: "firstWeekday", ViewNames.weekdays)
    calendar.cellHeight = reader.number("cellHeight", default: 44, in: 0...10_000)
    calendar.rowSpacing = reader.number("rowSpacing", default: 4, in: 0...10_000)
    calendar.showsWeekdays = reader.bool("showsWeekdays", default: true)
    calendar.alwaysShowsSixWeeks = reader.bool("alwaysShowsSixWeeks", default: false)
    return .calendar(calendar)
  }

  /// The first and last of a stretch of days.
  private func days(_ cursor: JSONCursor, in month: CivilMonth) -> ClosedRange<Int>? {
    guard let days = cursor.array({ $0.integer(in: 1...month.dayCount) }) else { return nil }
    guard let first = days.first, let last = days.last, days.count == 2, first <= last else {
      return cursor.expected("the first and the last day, as in [3, 9]")
    }
    return first...last
  }

  func image(_ reader: JSONReader) -> ViewDocument.Content? {
    let symbol = reader.string(ifPresent: "systemName")
    let name = reader.string(ifPresent: "name")
    if symbol == nil, name == nil {
      reader.cursor.expected("a \"name\" or a \"systemName\"") as Void?
    }
    let width = reader.number(ifPresent: "width", in: 0...100_000)
    let height = reader.number(ifPresent: "height", in: 0...100_000)
    if (width == nil) != (height == nil) {
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
