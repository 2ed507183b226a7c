// SPDX-License-Identifier: MIT

import TrayKit

extension DetentForm {
  /// All kinds, in the order in which errors list them.
  static let all: [DetentForm] = [
    plain(
      "hug", "As high as the content, or up to a limit.",
      [
        Property("upTo", .number(), "The greatest height, in points."),
        Property(
          "upToFraction", .number(), .excluding(["upTo"]),
          "The greatest height, as a part of the maximum."),
      ]
    ) { values in
      values.number("upTo").map { .hug(upTo: $0) }
        ?? values.number("upToFraction").map { .hug(upToFraction: $0) } ?? .hug
    },
    plain("medium", "A little over half of the maximum.") { _ in .medium },
    plain("large", "The maximum: the window below its top gap.") { _ in .large },
    plain("full", "The whole window, as far as the top gap allows.") { _ in .full },
    plain("hidden", "Nothing: the surface is below the window.") { _ in .hidden },
    plain(
      "tip", "The header and a little of the content.",
      [Property("peek", .number(), default: 0, "How much of the content shows, in points.")]
    ) { .tip(peek: $0.amount("peek")) },
    number("height", "So many points of content.") { .height($0) },
    number("fraction", "A part of the maximum.") { .fraction($0) },
    number("contentFraction", "A part of the content's height.") { .contentFraction($0) },
    number("insetFromTop", "So many points below the window's upper edge.") { .insetFromTop($0) },
    DetentForm("smaller", pair, "The smaller of two.", needsName: true) { value in
      value.pair.map { .smaller("", $0, $1) }
    },
    DetentForm("greater", pair, "The greater of two.", needsName: true) { value in
      value.pair.map { .greater("", $0, $1) }
    },
    DetentForm("relative", .object(relative), "A function of another detent.", needsName: true) {
      value in
      value.object.map { values in
        .relative(
          "", to: DetentNames.id(values.string("to") ?? "", among: nil),
          factor: values.amount("factor"), offset: values.amount("offset"))
      }
    },
  ]

  /// What a kind says, or nil for one whose height a closure computes.
  static func said(_ kind: Detent.Kind) -> (name: String, value: PropertyValue)? {
    switch kind {
    case .hug(nil): ("hug", true)
    case .hug(.points(let points)?): ("hug", .one("upTo", points))
    case .hug(.fraction(let fraction)?): ("hug", .one("upToFraction", fraction))
    case .medium: ("medium", true)
    case .large: ("large", true)
    case .full: ("full", true)
    case .hidden: ("hidden", true)
    case .tip(let peek): ("tip", peek == 0 ? true : .one("peek", peek))
    case .height(let points): ("height", .number(points))
    case .fraction(let fraction): ("fraction", .number(fraction))
    case .contentFraction(let fraction): ("contentFraction", .number(fraction))
    case .insetFromTop(let points): ("insetFromTop", .number(points))
    case .smaller(let first, let second): said("smaller", first, second)
    case .greater(let first, let second): said("greater", first, second)
    case .relative(let other, let factor, let offset):
      (
        "relative",
        .object(
          PropertyValues([
            ("to", .id(other)), ("factor", factor == 1 ? nil : .number(factor)),
            ("offset", offset == 0 ? nil : .number(offset)),
          ]).with(relative))
      )
    case .custom: nil
    }
  }

  // MARK: - Families

  /// A kind without a number: `{"large": {"when": "keyboard"}}`, or `{"large": true}`.
  private static func plain(
    _ name: String, _ doc: String, _ properties: [Property] = [],
    _ make: @escaping @Sendable (PropertyValues) -> Detent
  ) -> DetentForm {
    let table = properties + common
    return DetentForm(name, .either([.yes, .object(table)]), doc) { value in
      let values = (value.object ?? PropertyValues()).with(table)
      return make(values).with(values)
    }
  }

  private static func number(
    _ name: String, _ doc: String, _ make: @escaping @Sendable (Double) -> Detent
  ) -> DetentForm {
    DetentForm(name, .number(), doc) { $0.number.map(make) }
  }

  private static let pair = PropertyKind.list(
    .detent, ListRule(count: 2, words: "an array of two detents"))

  /// Two detents, whose own names do not count.
  private static func said(
    _ name: String, _ first: Detent.Kind, _ second: Detent.Kind
  ) -> (name: String, value: PropertyValue)? {
    guard let first = detent(first), let second = detent(second) else { return nil }
    return (name, .list([.detent(first), .detent(second)]))
  }

  private static let relative = [
    Property("to", .string, .required, "The name of the other detent."),
    Property("factor", .number(), default: 1, "What its height is multiplied by."),
    Property("offset", .number(), default: 0, "How many points are added."),
  ]
}

extension PropertyValue {
  fileprivate static func one(_ key: String, _ number: Double) -> PropertyValue {
    .object(PropertyValues([(key, .number(number))]))
  }

  fileprivate var pair: (Detent, Detent)? {
    guard let detents = list?.compactMap(\.detent), detents.count == 2 else { return nil }
    return (detents[0], detents[1])
  }
}
