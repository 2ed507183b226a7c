// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes contracts of a document.
enum ContractDecoder {
  /// A contract: the same as modifiers on the step's root.
  static func contract(_ reader: JSONReader) -> ContractDeclaration {
    var declaration = ContractDeclaration()
    declaration.detents = reader.value(ifPresent: "detents", detents)
    let known = declaration.detents.map { $0.map(\.id) }
    declaration.initial = reader.value(ifPresent: "initial") { detentID($0, known: known) }
    if declaration.initial != nil, declaration.detents == nil {
      reader.member("initial")?.report("expected \"detents\" beside \"initial\"")
    }
    declaration.dim = reader.value(ifPresent: "dim") { dim($0, known: known) }
    declaration.tapOnDim = reader.choice(ifPresent: "tapOnDim", ContractNames.tapsOnDim)
    declaration.outside = reader.choice(ifPresent: "outside", ContractNames.outside)
    declaration.dismissal = reader.value(ifPresent: "dismissal", dismissal)
    declaration.keyboard = reader.choice(ifPresent: "keyboard", ContractNames.keyboards)
    declaration.width = reader.value(ifPresent: "width", width)
    declaration.surface = reader.choice(ifPresent: "surface", ContractNames.surfaces)
    return declaration
  }

  /// The resting heights of a step.
  static func detents(_ cursor: JSONCursor) -> [Detent]? { cursor.array(detent) }

  /// A detent: the name of a kind, or an object with the kind as one of its keys.
  static func detent(_ cursor: JSONCursor) -> Detent? {
    if case .string = cursor.value { return cursor.choice(ContractNames.plainDetents) }
    return cursor.object { reader in
      guard let (name, value) = reader.variant(among: kindNames) else { return nil }
      guard var detent = kind(name, value) else { return nil }
      if let id = reader.string(ifPresent: "id") { detent = detent.id(id) }
      if let condition = reader.choice(ifPresent: "when", ContractNames.conditions) {
        detent = detent.when(condition)
      }
      if reader.bool("programmaticOnly", default: false) { detent = detent.programmaticOnly() }
      return detent
    }
  }

  private static let kindNames =
    ContractNames.plainDetents.names + [
      "height", "fraction", "contentFraction", "insetFromTop",
    ]

  private static func kind(_ name: String, _ value: JSONCursor) -> Detent? {
    switch name {
    case "height": value.number().map { .height($0) }
    case "fraction": value.number().map { .fraction($0) }
    case "contentFraction": value.number().map { .contentFraction($0) }
    case "insetFromTop": value.number().map { .insetFromTop($0) }
    default: ContractNames.plainDetents[name].flatMap { plain($0, value) }
    }
  }

  /// A kind without a number: `{"large": {"when": "keyboard"}}`, or `{"large": true}`.
  private static func plain(_ detent: Detent, _ value: JSONCursor) -> Detent? {
    if case .bool(true) = value.value { return detent }
    return value.object { reader in
      var detent = detent
      if detent.id == .hug, let cap = reader.number(ifPresent: "upTo") {
        detent = .hug(upTo: cap)
      } else if detent.id == .hug, let cap = reader.number(ifPresent: "upToFraction") {
        detent = .hug(upToFraction: cap)
      } else if detent.id == .tip {
        detent = .tip(peek: reader.number("peek", default: 0))
      }
      if let id = reader.string(ifPresent: "id") { detent = detent.id(id) }
      if let condition = reader.choice(ifPresent: "when", ContractNames.conditions) {
        detent = detent.when(condition)
      }
      return detent
    }
  }

  /// The identity of a detent: its name, or the number that tells it apart.
  static func detentID(_ cursor: JSONCursor, known: [DetentID]?) -> DetentID? {
    let id: DetentID?
    if case .object = cursor.value {
      id = detent(cursor)?.id
    } else {
      id = cursor.string().map { DetentID($0) }
    }
    if let id, let known { check(id, known, cursor) }
    return id
  }

  private static func check(_ id: DetentID, _ known: [DetentID], _ cursor: JSONCursor) {
    guard !known.contains(id) else { return }
    let names = known.map { DetentNames.name(of: $0) }
    let near = nearestName(to: DetentNames.name(of: id), among: names)
    cursor.report(
      "no detent of the step is called \(JSONWriter.quoted(DetentNames.name(of: id)));"
        + " expected \(JSONWriter.oneOf(names))", suggestion: near)
  }

  /// One opacity, or an object of opacities by the identities of detents.
  static func dim(_ cursor: JSONCursor, known: [DetentID]?) -> DimPolicy? {
    guard case .object = cursor.value else {
      return cursor.number(in: 0...1).map { DimPolicy($0) }
    }
    return cursor.object { reader in
      var policy = DimPolicy()
      for (name, value) in reader.allMembers() {
        guard let opacity = value.number(in: 0...1) else { continue }
        if name == "default" {
          policy.opacity = opacity
          continue
        }
        if let known { check(DetentID(name), known, value) }
        policy.levels.append(.init(DetentID(name), opacity))
      }
      return policy
    }
  }

  /// The ways that are open, as an array of their names.
  static func dismissal(_ cursor: JSONCursor) -> DismissalPolicy? {
    cursor.array { $0.choice(ContractNames.dismissals) }.map { ways in
      DismissalPolicy(ways.reduce(into: DismissalPolicy.Ways()) { $0.formUnion($1) })
    }
  }

  /// A cap in points, or null for a surface as wide as the window.
  static func readableWidth(_ cursor: JSONCursor) -> WidthPolicy? {
    if case .null = cursor.value { return .edgeAttached }
    return cursor.number().map { .readable($0) }
  }

  private static func width(_ cursor: JSONCursor) -> WidthPolicy? {
    if case .string = cursor.value {
      return cursor.choice(["edgeAttached": WidthPolicy.edgeAttached])
    }
    return cursor.object { reader in
      WidthPolicy(
        readableWidth: reader.has("readable") ? reader.length("readable") : 672,
        scalesWithTextSize: reader.bool("scalesWithTextSize", default: false),
        placement: reader.choice("placement", default: .center, ContractNames.placements))
    }
  }
}
