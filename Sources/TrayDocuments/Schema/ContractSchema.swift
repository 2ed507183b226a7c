// SPDX-License-Identifier: MIT

import TrayKit

/// The schemas of contracts, detents and their conditions.
enum ContractSchema {
  private typealias Part = SchemaPart

  /// The members of a contract.
  static let contract: SchemaPart.Properties = [
    ("detents", Part.array(Part.ref("detent"))), ("initial", id),
    ("dim", dim), ("tapOnDim", Part.choice(ContractNames.tapsOnDim)),
    ("outside", Part.choice(ContractNames.outside)), ("dismissal", dismissal),
    ("keyboard", Part.choice(ContractNames.keyboards)), ("width", width),
    ("surface", Part.choice(ContractNames.surfaces)),
  ]

  /// The name of a detent, or the object that declares it.
  static let id = Part.any([Part.string, Part.ref("detent")])

  private static let opacity = Part.number(0...1)

  /// One opacity, or opacities by detent.
  static let dim = Part.any([opacity, Part.map(opacity, [("largestUndimmed", id)])])

  /// The same with what a tap does.
  static let dimModifier = Part.any([
    opacity,
    Part.map(
      opacity, [("largestUndimmed", id), ("onTap", Part.choice(ContractNames.tapsOnDim))]),
  ])

  static let detentsModifier = Part.any([
    Part.array(Part.ref("detent")),
    Part.object(
      [("detents", Part.array(Part.ref("detent"))), ("initial", id)], required: ["detents"]),
  ])

  private static let ways = Part.array(Part.choice(ContractNames.dismissals))

  /// The ways that are open, or such ways by detent.
  static let dismissal = Part.any([ways, Part.map(ways)])

  static let width = Part.any([
    Part.const("edgeAttached"),
    Part.object([
      ("readable", Part.length), ("scalesWithTextSize", Part.bool),
      ("placement", Part.choice(ContractNames.placements)), ("form", form),
    ]),
  ])

  private static let form = Part.any([
    Part.choice(ContractNames.forms),
    Part.object([("width", Part.number), ("height", Part.number)], required: ["width"]),
  ])

  // MARK: - Detents

  /// What any detent may have beside its kind.
  private static let common: SchemaPart.Properties = [
    ("id", Part.string), ("when", Part.ref("condition")), ("programmaticOnly", Part.bool),
  ]

  static let detent = Part.any(
    [Part.choice(ContractNames.plainDetents)]
      + DetentDecoder.kindNames.map { name in
        let isNamed = ["smaller", "greater", "relative"].contains(name)
        return Part.object(
          [(name, kind(name))] + common, required: isNamed ? [name, "id"] : [name])
      })

  private static func kind(_ name: String) -> JSONOutput {
    switch name {
    case "height", "fraction", "contentFraction", "insetFromTop": return Part.number
    case "smaller", "greater": return Part.array(Part.ref("detent"), count: 2)
    case "relative":
      return Part.object(
        [("to", Part.string), ("factor", Part.number), ("offset", Part.number)],
        required: ["to"])
    case "hug": return plain([("upTo", Part.number), ("upToFraction", Part.number)])
    case "tip": return plain([("peek", Part.number)])
    default: return plain([])
    }
  }

  /// A kind without a number: true, or an object.
  private static func plain(_ properties: SchemaPart.Properties) -> JSONOutput {
    Part.any([Part.const(true), Part.object(properties + common)])
  }

  static let condition: JSONOutput = {
    let several = Part.array(Part.ref("condition"))
    let values: [String: JSONOutput] = [
      "not": Part.ref("condition"), "all": several, "any": several,
      "textSizeAtLeast": Part.choice(TextSizeNames.all),
    ]
    return Part.any(
      [Part.choice(ContractNames.conditions)]
        + DetentDecoder.conditionKeys.map { key in
          Part.object([(key, values[key] ?? true)], required: [key])
        })
  }()
}
