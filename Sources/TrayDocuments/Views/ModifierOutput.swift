// SPDX-License-Identifier: MIT

import TrayKit

/// Writes modifiers in the forms that ``ViewDecoder`` reads.
enum ModifierOutput {
  /// A modifier; one that says several things may become several.
  static func modifiers(_ modifier: Modifier) -> [JSONOutput] {
    switch modifier {
    case .declaration(let declaration): return ContractOutput.modifiers(declaration)
    case .form(let form, let value): return [one(form.name, value.output(form.kind))]
    case .text(let settings):
      return TextOutput.members(settings).compactMap { name, value in
        value.map { one(name, $0) }
      }
    default: return [self.modifier(modifier)]
    }
  }

  private static func modifier(_ modifier: Modifier) -> JSONOutput {
    switch modifier {
    case .frame(let width, let height, let alignment):
      return one(
        "frame",
        object([
          ("width", ViewOutput.exact(width)), ("height", ViewOutput.exact(height)),
          ("alignment", ViewOutput.name(alignment, .center, ViewNames.alignments)),
        ]))
    case .flexibleFrame(let frame): return one("frame", self.frame(frame))
    case .padding(let insets): return one("padding", padding(insets))
    case .fixedSize(let axes):
      let horizontal = axes.contains(Axis.horizontal)
      let vertical = axes.contains(Axis.vertical)
      if horizontal, vertical { return one("fixedSize", true) }
      return one("fixedSize", ["horizontal": .bool(horizontal), "vertical": .bool(vertical)])
    case .layoutPriority(let priority): return one("layoutPriority", .exact(priority))
    case .offset(let x, let y): return one("offset", ["x": .exact(x), "y": .exact(y)])
    case .position(let x, let y): return one("position", ["x": .exact(x), "y": .exact(y)])
    case .aspectRatio(let ratio, let mode):
      return one(
        "aspectRatio",
        object([
          ("ratio", ViewOutput.exact(ratio)),
          ("contentMode", ViewOutput.name(mode, ViewNames.contentModes)),
        ]))
    default: return setting(modifier)
    }
  }

  private static func setting(_ modifier: Modifier) -> JSONOutput {
    switch modifier {
    case .layer(let isOverlay, let alignment, let content):
      return one(
        isOverlay ? "overlay" : "background",
        object([
          ("alignment", ViewOutput.name(alignment, .center, ViewNames.alignments)),
          ("content", ViewOutput.view(content)),
        ]))
    case .edgeInset(let edge, let alignment, let spacing, let content):
      return one("safeAreaInset", bar(edge, alignment, spacing, content))
    case .id(let id): return one("id", .string(id))
    case .font(let font): return one("font", object(TextOutput.members(font)))
    case .buttonStyle(let style):
      return one("buttonStyle", ViewOutput.name(style, ViewNames.buttonStyles) ?? .null)
    case .controlSize(let size):
      return one("controlSize", ViewOutput.name(size, ViewNames.controlSizes) ?? .null)
    default: return .null
    }
  }

  /// A frame with limits; one without any still names one, which tells it from a fixed frame.
  private static func frame(_ frame: FlexibleFrameDocument) -> JSONOutput {
    let limits: TextOutput.Members = [
      ("minWidth", ViewOutput.exact(frame.minWidth)),
      ("idealWidth", ViewOutput.exact(frame.idealWidth)),
      ("maxWidth", ViewOutput.exact(frame.maxWidth)),
      ("minHeight", ViewOutput.exact(frame.minHeight)),
      ("idealHeight", ViewOutput.exact(frame.idealHeight)),
      ("maxHeight", ViewOutput.exact(frame.maxHeight)),
    ]
    let isOpen = limits.allSatisfy { $0.1 == nil }
    return object(
      (isOpen ? [("minWidth", .null)] : limits) + [
        ("alignment", ViewOutput.name(frame.alignment, .center, ViewNames.alignments))
      ])
  }

  private static func padding(_ insets: EdgeInsets) -> JSONOutput {
    if insets == EdgeInsets(.all, insets.top) { return .exact(insets.top) }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return object(edges.map { name, value in (name, value == 0 ? nil : .exact(value)) })
  }

  private static func bar(
    _ edge: Edge, _ alignment: Alignment, _ spacing: Double?, _ content: ViewDocument
  ) -> JSONOutput {
    let name =
      switch edge {
      case .top, .bottom:
        ViewOutput.name(alignment.horizontal, .center, ViewNames.horizontalAlignments)
      case .leading, .trailing:
        ViewOutput.name(alignment.vertical, .center, ViewNames.verticalAlignments)
      }
    return object([
      ("edge", ViewOutput.name(edge, ViewNames.edges)), ("alignment", name),
      ("spacing", ViewOutput.exact(spacing)), ("content", ViewOutput.view(content)),
    ])
  }

  private static func one(_ name: String, _ value: JSONOutput) -> JSONOutput {
    .object([.init(name, value)])
  }

  private static func object(_ members: TextOutput.Members) -> JSONOutput {
    TextOutput.object(members)
  }
}
