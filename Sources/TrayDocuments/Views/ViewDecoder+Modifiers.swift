// SPDX-License-Identifier: MIT

import TrayKit

// Each modifier: one with several parameters takes an object, one with a single parameter its value.
extension ViewDecoder {
  /// The modifiers, by the names that documents use.
  static let modifiers = JSONChoices<DecodeModifier>(
    plainModifiers.entries.map { ($0.name, $0.value) } + ModifierForm.all.map(decoding))

  typealias DecodeModifier = @Sendable (ViewDecoder, JSONCursor) -> Modifier?

  private static func decoding(_ form: ModifierForm) -> (String, DecodeModifier) {
    (form.name, { decoder, cursor in decoder.value(form.kind, cursor).map { .form(form, $0) } })
  }

  private static let plainModifiers: JSONChoices<DecodeModifier> = [
    "frame": { $1.object($0.frame) }, "padding": { .padding($0.insets($1)) },
    "fixedSize": { $0.fixedSize($1) },
    "layoutPriority": { $1.number().map { .layoutPriority($0) } },
    "offset": {
      $1.object { .offset(x: $0.number("x", default: 0), y: $0.number("y", default: 0)) }
    },
    "position": {
      $1.object { .position(x: $0.number("x", default: 0), y: $0.number("y", default: 0)) }
    },
    "aspectRatio": { $1.object($0.aspectRatio) }, "overlay": { $0.layer($1, isOverlay: true) },
    "background": { $0.layer($1, isOverlay: false) },
    "safeAreaInset": { $1.object($0.edgeInset) }, "id": { $1.string().map { .id($0) } },
    "font": { $0.fontModifier($1) },
    "fontWeight": { decoder, cursor in
      decoder.weight(cursor).map { .font(FontDocument(weight: $0)) }
    },
    "bold": { $1.bool().map { .font(FontDocument(isBold: $0)) } },
    "italic": { $1.bool().map { .font(FontDocument(isItalic: $0)) } },
    "monospacedDigit": { $1.bool().map { .font(FontDocument(hasEqualDigits: $0)) } },
    "lineLimit": { $1.lineLimit().map { .text(TextSettings(lineLimit: $0)) } },
    "truncationMode": {
      $1.choice(ViewNames.truncationModes).map { .text(TextSettings(truncation: $0)) }
    },
    "minimumScaleFactor": {
      $1.number(in: 0...1).map { .text(TextSettings(minimumScaleFactor: $0)) }
    },
    "lineSpacing": { $1.number().map { .text(TextSettings(lineSpacing: $0)) } },
    "lineHeight": {
      $1.number(in: TextSettings.lineHeights).map { .text(TextSettings(lineHeight: $0)) }
    },
    "tracking": { $1.number().map { .text(TextSettings(tracking: $0)) } },
    "kerning": { $1.number().map { .text(TextSettings(kerning: $0)) } },
    "baselineOffset": { $1.number().map { .text(TextSettings(baselineOffset: $0)) } },
    "allowsTightening": { $1.bool().map { .text(TextSettings(allowsTightening: $0)) } },
    "multilineTextAlignment": {
      $1.choice(ViewNames.textAlignments).map { .text(TextSettings(alignment: $0)) }
    },
    "buttonStyle": { $1.choice(ViewNames.buttonStyles).map { .buttonStyle($0) } },
    "controlSize": { $1.choice(ViewNames.controlSizes).map { .controlSize($0) } },
    "detents": { ContractDecoder.detentsModifier($1).map { .declaration($0) } },
    "dim": { ContractDecoder.dimModifier($1).map { .declaration($0) } },
    "footprint": { $1.declaration { $0.outside = $1.choice(ContractNames.outside) } },
    "dismissal": {
      $1.declaration { $0.dismissal = ContractDecoder.dismissal($1, known: nil) }
    },
    "keyboard": { $1.declaration { $0.keyboard = $1.choice(ContractNames.keyboards) } },
    "readableWidth": { $1.declaration { $0.width = ContractDecoder.readableWidth($1) } },
    "surfaceWidth": { $1.declaration { $0.width = ContractDecoder.width($1) } },
    "surface": { $1.declaration { $0.surface = $1.choice(ContractNames.surfaces) } },
  ]

  /// The modifier here: an object with its name as the only key.
  func modifier(_ cursor: JSONCursor) -> Modifier? {
    cursor.object { (reader) -> Modifier? in
      guard reader.keys.count == 1, let name = reader.keys.first else {
        reader.ignoreUnknownKeys()
        cursor.report("expected an object with the name of one modifier as its only key")
        return nil
      }
      guard let decode = Self.modifiers[name], let value = reader.member(name) else {
        let names = Self.modifiers.names
        let near = nearestName(to: name, among: names)
        reader.ignoreUnknownKeys()
        reader.reportKey(
          name,
          "unknown modifier \(JSONWriter.quoted(name)); expected \(JSONWriter.oneOf(names))",
          suggestion: near)
        return nil
      }
      return decode(self, value)
    }
  }

  private func frame(_ reader: JSONReader) -> Modifier? {
    let alignment = reader.choice("alignment", default: .center, ViewNames.alignments)
    let (width, height) = (reader.length("width"), reader.length("height"))
    let flexible = FlexibleFrameDocument(
      minWidth: reader.length("minWidth"), idealWidth: reader.length("idealWidth"),
      maxWidth: reader.length("maxWidth"), minHeight: reader.length("minHeight"),
      idealHeight: reader.length("idealHeight"), maxHeight: reader.length("maxHeight"),
      alignment: alignment)
    let names = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard names.contains(where: { reader.has($0) }) else {
      return .frame(width: width, height: height, alignment)
    }
    if reader.has("width") || reader.has("height") {
      reader.cursor.report(
        "expected either width and height or minimum, ideal and maximum lengths; use two frames")
    }
    return .flexibleFrame(flexible)
  }

  /// A distance for all edges, or an object of distances; what names fewer edges counts first.
  private func insets(_ cursor: JSONCursor) -> EdgeInsets {
    if case .number(let length) = cursor.value { return EdgeInsets(.all, length) }
    if case .bool(true) = cursor.value { return EdgeInsets(.all, 16) }
    guard case .object = cursor.value else {
      return cursor.expected("a number, true or an object") ?? .zero
    }
    let insets: EdgeInsets? = cursor.object { reader in
      let all = reader.number("all", default: 0)
      let horizontal = reader.number("horizontal", default: all)
      let vertical = reader.number("vertical", default: all)
      return EdgeInsets(
        top: reader.number("top", default: vertical),
        leading: reader.number("leading", default: horizontal),
        bottom: reader.number("bottom", default: vertical),
        trailing: reader.number("trailing", default: horizontal))
    }
    return insets ?? .zero
  }

  private func fixedSize(_ cursor: JSONCursor) -> Modifier? {
    if case .bool(let isFixed) = cursor.value {
      return .fixedSize(isFixed ? [.horizontal, .vertical] : [])
    }
    guard case .object = cursor.value else {
      return cursor.expected("true, false or an object")
    }
    return cursor.object { reader in
      var axes: Axis.Set = []
      if reader.bool("horizontal", default: true) { axes.insert(.horizontal) }
      if reader.bool("vertical", default: true) { axes.insert(.vertical) }
      return .fixedSize(axes)
    }
  }

  private func aspectRatio(_ reader: JSONReader) -> Modifier? {
    guard let mode = reader.choice("contentMode", ViewNames.contentModes) else { return nil }
    return .aspectRatio(reader.length("ratio"), mode)
  }

  /// A view over or under another: an object with `content`, or the view itself.
  private func layer(_ cursor: JSONCursor, isOverlay: Bool) -> Modifier? {
    if case .object(let members) = cursor.value, members.contains(where: { $0.key == "type" }) {
      return view(cursor).map { .layer(isOverlay: isOverlay, .center, $0) }
    }
    return cursor.object { reader in
      let alignment = reader.choice("alignment", default: .center, ViewNames.alignments)
      let content = nestedView(reader, "content")
      return content.map { .layer(isOverlay: isOverlay, alignment, $0) }
    }
  }

  private func edgeInset(_ reader: JSONReader) -> Modifier? {
    let edge = reader.choice("edge", ViewNames.edges)
    let alignment =
      switch edge {
      case .leading, .trailing:
        Alignment(
          horizontal: .center,
          vertical: reader.choice("alignment", default: .center, ViewNames.verticalAlignments))
      default:
        Alignment(
          horizontal: reader.choice("alignment", default: .center, ViewNames.horizontalAlignments),
          vertical: .center)
      }
    let spacing = reader.number(ifPresent: "spacing")
    let content = nestedView(reader, "content")
    guard let edge, let content else { return nil }
    return .edgeInset(edge, alignment, spacing: spacing, content)
  }

  /// A text style by name, or an object as the properties of a text.
  private func fontModifier(_ cursor: JSONCursor) -> Modifier? {
    if case .string = cursor.value {
      return cursor.choice(ViewNames.styles).map { .font(FontDocument(style: $0)) }
    }
    return cursor.object { .font(font($0)) }
  }
}

extension JSONCursor {
  /// A modifier that declares a member of the contract.
  fileprivate func declaration(
    _ set: (inout ContractDeclaration, JSONCursor) -> Void
  ) -> Modifier? {
    var declaration = ContractDeclaration()
    set(&declaration, self)
    return .declaration(declaration)
  }
}
