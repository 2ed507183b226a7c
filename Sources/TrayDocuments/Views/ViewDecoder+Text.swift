// SPDX-License-Identifier: MIT

import TrayKit

// Texts, with their fonts and limits.
extension ViewDecoder {
  func text(_ reader: JSONReader) -> ViewDocument.Content? {
    let runs = reader.value(ifPresent: "runs") { $0.array(run) }
    if reader.has("runs"), reader.has("text") {
      reader.member("text")?.report("expected either \"text\" or \"runs\", found both")
    }
    let isPlain = reader.has("text") || !reader.has("runs")
    return .text(
      TextDocument(
        content: isPlain ? .text(shownText(reader, "text")) : .runs(runs ?? []),
        font: font(reader), settings: settings(reader)))
  }

  private func run(_ cursor: JSONCursor) -> TextDocument.Run? {
    cursor.object { reader in
      TextDocument.Run(
        text: shownText(reader, "text"), font: font(reader),
        tracking: reader.number(ifPresent: "tracking"),
        kerning: reader.number(ifPresent: "kerning"),
        baselineOffset: reader.number(ifPresent: "baselineOffset"))
    }
  }

  private func settings(_ reader: JSONReader) -> TextSettings {
    var limit = reader.value(ifPresent: "lineLimit") { $0.lineLimit() }
    if reader.bool("reservesSpace", default: false) {
      if let most = limit?.most {
        limit = TextSettings.LineLimit(most: most, reserved: most)
      } else if !reader.has("lineLimit") {
        reader.member("reservesSpace")?.report("expected \"lineLimit\" beside \"reservesSpace\"")
      }
    }
    return TextSettings(
      lineLimit: limit,
      truncation: reader.choice(ifPresent: "truncationMode", ViewNames.truncationModes),
      minimumScaleFactor: reader.number(ifPresent: "minimumScaleFactor", in: 0...1),
      lineSpacing: reader.number(ifPresent: "lineSpacing"),
      lineHeight: reader.number(ifPresent: "lineHeight", in: TextSettings.lineHeights),
      tracking: reader.number(ifPresent: "tracking"),
      kerning: reader.number(ifPresent: "kerning"),
      baselineOffset: reader.number(ifPresent: "baselineOffset"),
      allowsTightening: reader.bool(ifPresent: "allowsTightening"),
      alignment: reader.choice(
        ifPresent: "multilineTextAlignment", ViewNames.textAlignments))
  }

  /// What an object says of a font: a style or a size, a family, a weight.
  func font(_ reader: JSONReader) -> FontDocument {
    var font = FontDocument(
      style: reader.choice(ifPresent: "style", ViewNames.styles),
      size: reader.number(ifPresent: "size", in: 0.5...10_000),
      family: reader.string(ifPresent: "family"),
      design: reader.choice(ifPresent: "design", ViewNames.designs),
      weight: reader.value(ifPresent: "weight", weight),
      isBold: reader.bool(ifPresent: "bold"), isItalic: reader.bool(ifPresent: "italic"),
      hasEqualDigits: reader.bool(ifPresent: "monospacedDigit"),
      leading: reader.value(ifPresent: "leading", leading))
    if let size = reader.number(ifPresent: "fixedSize", in: 0.5...10_000) {
      font.size = size
      font.isSizeFixed = true
    }
    checkFont(reader)
    return font
  }

  /// Complains about keys that exclude each other.
  private func checkFont(_ reader: JSONReader) {
    let isFamily = reader.has("family")
    if reader.has("style"), reader.has("size"), !isFamily {
      reader.member("size")?.report("expected either \"style\" or \"size\", found both")
    }
    if isFamily, reader.has("design") {
      reader.member("design")?.report("expected either \"family\" or \"design\", found both")
    }
    guard reader.has("fixedSize") else { return }
    if !isFamily {
      reader.member("fixedSize")?.report(
        "expected \"family\" beside \"fixedSize\"; the \"size\" of the system font is fixed")
    }
    for other in ["style", "size"] where reader.has(other) {
      reader.member(other)?.report("expected either \"\(other)\" or \"fixedSize\", found both")
    }
  }

  /// A leading by name, or as points from baseline to baseline.
  private func leading(_ cursor: JSONCursor) -> FontDocument.Leading? {
    guard case .number = cursor.value else {
      return cursor.choice(ViewNames.leadings).map { .named($0) }
    }
    return cursor.number(in: 0.5...10_000).map { .points($0) }
  }

  /// A weight by name, or as a number from 1 to 1,000.
  func weight(_ cursor: JSONCursor) -> Font.Weight? {
    guard case .number = cursor.value else { return cursor.choice(ViewNames.weights) }
    return cursor.integer(in: 1...1000).map { Font.Weight(value: $0) }
  }
}

extension JSONCursor {
  /// A number of lines, null for no limit, or an object with the least and the greatest number.
  func lineLimit() -> TextSettings.LineLimit? {
    let counts = 1...10_000
    switch value {
    case .null: return TextSettings.LineLimit()
    case .object:
      return object { reader in
        let least = reader.integer(ifPresent: "min", in: counts)
        let most = reader.integer(ifPresent: "max", in: counts)
        if let least, let most, least > most {
          reader.member("max")?.report("the greatest number of lines is below the least one")
        }
        return TextSettings.LineLimit(most: most, reserved: least ?? 0)
      }
    default: return integer(in: counts).map { TextSettings.LineLimit(most: $0) }
    }
  }
}
