// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayKit

/// Writes views in the forms that ``ViewDecoder`` reads; what is as by default is left out.
enum ViewOutput {
  typealias Member = JSONOutput.Member

  /// A view with its modifiers.
  static func view(_ view: ViewDocument) -> JSONOutput {
    var members = DeepStack.withRoom { self.members(view.content) }
    if let id = view.id { members.append(Member("id", .string(id))) }
    let modifiers = view.modifiers.flatMap(ModifierOutput.modifiers)
    if !modifiers.isEmpty { members.append(Member("modifiers", .array(modifiers))) }
    return .object(members)
  }

  private static func members(_ content: ViewDocument.Content) -> [Member] {
    switch content {
    case .text(let text): return typed("text", TextOutput.members(text))
    case .chip(let text, let isSelected, let symbol):
      return typed(
        "chip",
        [
          ("text", .string(text)), ("selected", isSelected ? true : nil),
          ("systemImage", symbol.map { .string($0) }),
        ])
    case .button(let button): return self.button(button)
    case .searchField(let prompt, let text, let isFocused):
      return typed(
        "searchfield",
        [
          ("prompt", .string(prompt)), ("text", text.isEmpty ? nil : .string(text)),
          ("focused", isFocused ? true : nil),
        ])
    case .calendar(let calendar): return typed("calendar", calendar.members)
    case .image(let image): return self.image(image)
    case .color(let color): return typed("color", [("color", name(color, ViewNames.colors))])
    case .shape(let shape): return self.shape(shape)
    case .spacer(let length): return typed("spacer", [("minLength", exact(length))])
    case .divider: return typed("divider", [])
    default: return container(content)
    }
  }

  private static func container(_ content: ViewDocument.Content) -> [Member] {
    switch content {
    case .horizontalStack(let alignment, let spacing, let views):
      return typed(
        "hstack",
        [
          ("alignment", name(alignment, .center, ViewNames.verticalAlignments)),
          ("spacing", exact(spacing)), ("children", children(views)),
        ])
    case .verticalStack(let alignment, let spacing, let views):
      return typed(
        "vstack",
        [
          ("alignment", name(alignment, .center, ViewNames.horizontalAlignments)),
          ("spacing", exact(spacing)), ("children", children(views)),
        ])
    case .depthStack(let alignment, let views):
      return typed(
        "zstack",
        [
          ("alignment", name(alignment, .center, ViewNames.alignments)),
          ("children", children(views)),
        ])
    case .flow(let flow, let views): return self.flow(flow, views)
    case .scroll(let axes, let views):
      return typed(
        "scroll",
        [("axes", name(axes, .vertical, ViewNames.axes)), ("children", children(views))])
    case .group(let views): return typed("group", [("children", children(views))])
    case .form(let form, let values):
      return typed(form.name, []) + values.members(form.properties)
    case .repeated(let items, let inner):
      return [
        Member("repeat", .array(items.map { .string($0) })), Member("as", view(inner)),
      ]
    default: return []
    }
  }

  private static func flow(_ flow: FlowLayout, _ views: [ViewDocument]) -> [Member] {
    switch flow.axis {
    case .horizontal:
      typed(
        "flow",
        [
          ("alignment", name(flow.alignment.vertical, .center, ViewNames.verticalAlignments)),
          ("itemSpacing", exact(flow.itemSpacing)), ("rowSpacing", exact(flow.lineSpacing)),
          ("justified", flow.isJustified ? true : nil), ("children", children(views)),
        ])
    case .vertical:
      typed(
        "vflow",
        [
          ("alignment", name(flow.alignment.horizontal, .center, ViewNames.horizontalAlignments)),
          ("itemSpacing", exact(flow.itemSpacing)), ("columnSpacing", exact(flow.lineSpacing)),
          ("justified", flow.isJustified ? true : nil), ("children", children(views)),
        ])
    }
  }

  private static func button(_ button: ButtonDocument) -> [Member] {
    var members: [(String, JSONOutput?)] = [
      ("style", button.style.flatMap { name($0, ViewNames.buttonStyles) }),
      ("controlSize", button.controlSize.flatMap { name($0, ViewNames.controlSizes) }),
    ]
    switch button.label {
    case .text(let text): members.append(("text", .string(text)))
    case .views(let views): members.append(("children", children(views)))
    }
    return typed("button", members)
  }

  private static func image(_ image: ImageDocument) -> [Member] {
    typed(
      "image",
      [
        (image.isSymbol ? "systemName" : "name", .string(image.name)),
        ("width", exact(image.size?.width)), ("height", exact(image.size?.height)),
        ("resizable", image.isResizable ? true : nil),
      ])
  }

  private static func shape(_ shape: ShapeDocument) -> [Member] {
    switch shape {
    case .rectangle: typed("rectangle", [])
    case .capsule: typed("capsule", [])
    case .circle: typed("circle", [])
    case .roundedRectangle(let radius):
      typed("roundedrectangle", [("cornerRadius", .exact(radius))])
    }
  }

  // MARK: - Parts

  private static func typed(
    _ type: String, _ members: [(String, JSONOutput?)]
  ) -> [Member] {
    [Member("type", .string(type))]
      + members.compactMap { key, value in
        value.map { Member(key, $0) }
      }
  }

  private static func children(_ views: [ViewDocument]) -> JSONOutput {
    .array(views.map(view))
  }

  static func exact(_ number: Double?) -> JSONOutput? { number.map { .exact($0) } }

  static func name<Value: Equatable>(
    _ value: Value, _ choices: JSONChoices<Value>
  ) -> JSONOutput? {
    choices.name(of: value).map { .string($0) }
  }

  /// The name of a value, unless it is the default.
  static func name<Value: Equatable>(
    _ value: Value, _ standard: Value, _ choices: JSONChoices<Value>
  ) -> JSONOutput? {
    value == standard ? nil : name(value, choices)
  }
}
