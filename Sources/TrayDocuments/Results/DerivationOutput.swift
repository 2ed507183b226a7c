// SPDX-License-Identifier: MIT

import TrayKit

extension JSONOutput {
  /// A derivation: where a number came from, and each rule that changed it.
  init(_ derivation: Derivation) {
    self = [
      "source": JSONOutput(derivation.source), "raw": .number(derivation.raw),
      "rules": .array(derivation.steps.map(JSONOutput.init)),
      "result": .number(derivation.result),
    ]
  }

  private init(_ step: Derivation.Step) {
    let rule: [Member]
    if case .object(let members) = JSONOutput(step.rule) { rule = members } else { rule = [] }
    self = .object(
      rule + [Member("before", .number(step.before)), Member("after", .number(step.after))])
  }

  private init(_ source: Derivation.Source) {
    switch source {
    case .regionHeight(let height): self = ["kind": "windowHeight", "height": .number(height)]
    case .regionWidth(let width): self = ["kind": "windowWidth", "width": .number(width)]
    case .content(let ideal, let header, let section):
      self = [
        "kind": "content", "ideal": .number(ideal), "header": .number(header),
        "section": .number(section),
      ]
    case .unmeasured: self = ["kind": "unmeasured"]
    case .points(let points): self = ["kind": "points", "points": .number(points)]
    case .fraction(let fraction, let base):
      self = ["kind": "fraction", "fraction": .number(fraction), "of": .number(base)]
    case .contentFraction(let fraction, let base):
      self = ["kind": "contentFraction", "fraction": .number(fraction), "of": .number(base)]
    case .medium(let ratio, let base):
      self = ["kind": "medium", "ratio": .number(ratio), "of": .number(base)]
    case .large(let maximum): self = ["kind": "large", "maximum": .number(maximum)]
    case .full(let height, let added):
      self = ["kind": "full", "height": .number(height), "added": .number(added)]
    case .insetFromTop(let inset, let height, let added):
      self = [
        "kind": "insetFromTop", "inset": .number(inset), "height": .number(height),
        "added": .number(added),
      ]
    case .tip(let header, let peek):
      self = ["kind": "tip", "header": .number(header), "peek": .number(peek)]
    case .hidden: self = ["kind": "hidden"]
    case .custom: self = ["kind": "custom"]
    case .smaller(let first, let second):
      self = ["kind": "smaller", "first": .number(first), "second": .number(second)]
    case .greater(let first, let second):
      self = ["kind": "greater", "first": .number(first), "second": .number(second)]
    case .relative(let other, let value, let factor, let offset):
      self = [
        "kind": "relative", "to": .string(DetentNames.name(of: other)), "value": .number(value),
        "factor": .number(factor), "offset": .number(offset),
      ]
    case .fallback(let maximum): self = ["kind": "fallback", "maximum": .number(maximum)]
    }
  }

  private init(_ rule: Derivation.Rule) {
    switch rule {
    case .consumedKeyboard(let height):
      self = ["rule": "consumedKeyboard", "height": .number(height)]
    case .topGap(let inset, let extra):
      self = ["rule": "topGap", "inset": .number(inset), "extra": .number(extra)]
    case .bottomInset(let inset): self = ["rule": "bottomInset", "inset": .number(inset)]
    case .sideInsets(let left, let right):
      self = ["rule": "sideInsets", "left": .number(left), "right": .number(right)]
    case .readableWidth(let width, let scale):
      self = ["rule": "readableWidth", "width": .number(width), "textScale": .number(scale)]
    case .form(let length): self = ["rule": "form", "length": .number(length)]
    case .cap(let cap): self = ["rule": "cap", "cap": .number(cap)]
    case .bottomSection(let height):
      self = ["rule": "bottomSection", "height": .number(height)]
    case .contentLimit(let limit): self = ["rule": "contentLimit", "limit": .number(limit)]
    case .partialCap(let fraction, let base):
      self = ["rule": "partialCap", "fraction": .number(fraction), "of": .number(base)]
    case .maximum(let maximum, let grabber, let section):
      self = [
        "rule": "maximum", "maximum": .number(maximum), "grabber": .number(grabber),
        "section": .number(section),
      ]
    case .keyboard(let overlap, let room):
      self = ["rule": "keyboard", "overlap": .number(overlap), "room": .number(room)]
    case .keyboardFill(let overlap, let room):
      self = ["rule": "keyboardFill", "overlap": .number(overlap), "room": .number(room)]
    case .pixel(let rounding, let scale):
      let names = [Derivation.Rounding.down: "down", .up: "up", .nearest: "nearest"]
      self = [
        "rule": "pixel", "rounding": .string(names[rounding] ?? ""), "scale": .number(scale),
      ]
    }
  }
}
