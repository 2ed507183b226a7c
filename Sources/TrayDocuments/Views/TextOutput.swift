// SPDX-License-Identifier: MIT

import TrayKit

/// Writes texts and fonts in the forms that ``ViewDecoder`` reads.
enum TextOutput {
  typealias Members = [(String, JSONOutput?)]

  /// The members of a text but its type.
  static func members(_ text: TextDocument) -> Members {
    let content: (String, JSONOutput?) =
      switch text.content {
      case .text(let text): ("text", .string(text))
      case .runs(let runs): ("runs", .array(runs.map(run)))
      }
    return [content] + members(text.font) + members(text.settings)
  }

  private static func run(_ run: TextDocument.Run) -> JSONOutput {
    object(
      [("text", .string(run.text))] + members(run.font)
        + [
          ("tracking", ViewOutput.exact(run.tracking)), ("kerning", ViewOutput.exact(run.kerning)),
          ("baselineOffset", ViewOutput.exact(run.baselineOffset)),
        ])
  }

  /// The members of a font.
  static func members(_ font: FontDocument) -> Members {
    [
      ("style", font.style.flatMap { ViewOutput.name($0, ViewNames.styles) }),
      ("family", font.family.map { .string($0) }),
      (font.isSizeFixed ? "fixedSize" : "size", ViewOutput.exact(font.size)),
      ("design", font.design.flatMap { ViewOutput.name($0, ViewNames.designs) }),
      ("weight", font.weight.map(weight)), ("bold", font.isBold.map { .bool($0) }),
      ("italic", font.isItalic.map { .bool($0) }),
      ("monospacedDigit", font.hasEqualDigits.map { .bool($0) }),
      ("leading", font.leading.flatMap(leading)),
    ]
  }

  private static func leading(_ leading: FontDocument.Leading) -> JSONOutput? {
    switch leading {
    case .named(let leading): ViewOutput.name(leading, ViewNames.leadings)
    case .points(let points): ViewOutput.exact(points)
    }
  }

  private static func weight(_ weight: Font.Weight) -> JSONOutput {
    ViewOutput.name(weight, ViewNames.weights) ?? .integer(weight.value)
  }

  /// What is said of lines, by the names that are keys of texts as well as modifiers.
  static func members(_ settings: TextSettings) -> Members {
    [
      ("lineLimit", settings.lineLimit.map(lineLimit)),
      (
        "truncationMode",
        settings.truncation.flatMap { ViewOutput.name($0, ViewNames.truncationModes) }
      ), ("minimumScaleFactor", ViewOutput.exact(settings.minimumScaleFactor)),
      ("lineSpacing", ViewOutput.exact(settings.lineSpacing)),
      ("lineHeight", ViewOutput.exact(settings.lineHeight)),
      ("tracking", ViewOutput.exact(settings.tracking)),
      ("kerning", ViewOutput.exact(settings.kerning)),
      ("baselineOffset", ViewOutput.exact(settings.baselineOffset)),
      ("allowsTightening", settings.allowsTightening.map { .bool($0) }),
      (
        "multilineTextAlignment",
        settings.alignment.flatMap { ViewOutput.name($0, ViewNames.textAlignments) }
      ),
    ]
  }

  private static func lineLimit(_ limit: TextSettings.LineLimit) -> JSONOutput {
    guard limit.reserved > 0 else { return limit.most.map { .integer($0) } ?? .null }
    return ["min": .integer(limit.reserved), "max": limit.most.map { .integer($0) }]
  }

  static func object(_ members: Members) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { .init(key, $0) } })
  }
}
