// SPDX-License-Identifier: MIT

import TrayKit

extension TreeEncoder {
  /// What is said of a text, at the size and weight that its style has at this text size.
  func text(
    _ text: StyledText, _ node: NodeID
  ) throws(DocumentEncodingError) -> [(key: String, value: PropertyValue?)] {
    if text.language != environment.localeFacts.identifier {
      throw unsayable("a language of its own", node)
    }
    if text.direction != nil { throw unsayable("a direction of the text", node) }
    guard let run = text.runs.first, text.runs.count == 1 else {
      let runs = text.runs.map { run in
        PropertyValue.object(
          PropertyValues([shown(run)] + font(run.font).values + spacing(run)))
      }
      return [("runs", .list(runs))] + settings(text)
    }
    return [shown(run)] + font(run.font).values + settings(text) + spacing(run)
  }

  private func shown(_ run: StyledText.Run) -> (key: String, value: PropertyValue?) {
    ("text", .string(StringTable.literal(run.text)))
  }

  private func spacing(_ run: StyledText.Run) -> [(key: String, value: PropertyValue?)] {
    [
      ("tracking", said(run.tracking)), ("kerning", said(run.kerning)),
      ("baselineOffset", said(run.baselineOffset)),
    ]
  }

  private func said(_ points: Double) -> PropertyValue? { points == 0 ? nil : .number(points) }

  private func settings(_ text: StyledText) -> [(key: String, value: PropertyValue?)] {
    let height = text.paragraph.lineHeight.flatMap {
      TextSetting.lineHeights.contains($0) ? $0 : nil
    }
    let scale = text.paragraph.minimumScaleFactor
    return [
      ("lineLimit", lineLimit(text)),
      ("truncationMode", name(text.paragraph.truncationMode, .tail, ViewNames.truncationModes)),
      ("minimumScaleFactor", scale < 1 ? .number(scale) : nil),
      ("lineSpacing", text.paragraph.lineSpacing > 0 ? .number(text.paragraph.lineSpacing) : nil),
      ("lineHeight", height.map { .number($0) }),
      ("allowsTightening", text.paragraph.allowsTightening ? true : nil),
      (
        "multilineTextAlignment", name(text.paragraph.alignment, .leading, ViewNames.textAlignments)
      ),
    ]
  }

  private func lineLimit(_ text: StyledText) -> PropertyValue? {
    let most = text.paragraph.lineLimit.map { PropertyValue.number(Double(max($0, 1))) }
    guard text.paragraph.reservedLines > 0 else { return most }
    return .object(
      PropertyValues([("min", .number(Double(text.paragraph.reservedLines))), ("max", most)]))
  }

  private func font(_ font: FontDescription) -> FontDocument {
    var document = FontDocument(
      size: font.size, weight: Font.Weight(value: font.weight),
      isItalic: font.isItalic ? true : nil, hasEqualDigits: font.hasEqualDigits ? true : nil,
      leading: font.leading.map { .points($0) })
    switch font.family {
    case .system: break
    case .monospaced: document.design = .monospaced
    case .named(let name):
      document.family = name
      document.isSizeFixed = true
    }
    return document
  }
}
