// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes detents of a document.
enum DetentDecoder {
  /// The resting heights of a step.
  static func detents(_ cursor: JSONCursor) -> [Detent]? { cursor.array(detent) }

  /// A detent: the name of a kind, or an object with the kind as one of its keys.
  static func detent(_ cursor: JSONCursor) -> Detent? {
    if case .string = cursor.value { return cursor.choice(ContractNames.plainDetents) }
    return cursor.object { reader in
      guard let (name, value) = reader.variant(among: kindNames) else {
        for key in commonKeys { _ = reader.has(key) }
        return nil
      }
      let detent = kind(name, value).map { common($0, reader) }
      if needsName.contains(name), !reader.has("id") {
        reader.cursor.report("the key \"id\" is missing; expected a name for the detent")
      }
      if detent == nil { for key in commonKeys { _ = reader.has(key) } }
      return detent
    }
  }

  /// The kinds that are told apart by a key of their object.
  static let kindNames =
    ContractNames.plainDetents.names + [
      "height", "fraction", "contentFraction", "insetFromTop",
    ] + needsName

  /// The kinds that have no name of their own.
  private static let needsName = ["smaller", "greater", "relative"]

  private static func kind(_ name: String, _ value: JSONCursor) -> Detent? {
    switch name {
    case "height": value.number().map { .height($0) }
    case "fraction": value.number().map { .fraction($0) }
    case "contentFraction": value.number().map { .contentFraction($0) }
    case "insetFromTop": value.number().map { .insetFromTop($0) }
    case "smaller": pair(value).map { .smaller("", $0, $1) }
    case "greater": pair(value).map { .greater("", $0, $1) }
    case "relative": value.object(relative)
    default: ContractNames.plainDetents[name].flatMap { plain($0, value) }
    }
  }

  /// The keys of what any detent may have beside its kind.
  private static let commonKeys = ["id", "when", "programmaticOnly"]

  /// What any detent may have beside its kind.
  private static func common(_ detent: Detent, _ reader: JSONReader) -> Detent {
    var detent = detent
    if let id = reader.string(ifPresent: "id") { detent = detent.id(id) }
    if let condition = reader.value(ifPresent: "when", condition) {
      detent = detent.when(condition)
    }
    if reader.bool("programmaticOnly", default: false) { detent = detent.programmaticOnly() }
    return detent
  }

  /// A kind without a number: `{"large": {"when": "keyboard"}}`, or `{"large": true}`.
  private static func plain(_ detent: Detent, _ value: JSONCursor) -> Detent? {
    if case .bool(true) = value.value { return detent }
    guard case .object = value.value else { return value.expected("true or an object") }
    return value.object { reader in
      var detent = detent
      switch detent.id {
      case .hug: detent = hug(reader)
      case .tip: detent = .tip(peek: reader.number("peek", default: 0))
      default: break
      }
      return common(detent, reader)
    }
  }

  private static func hug(_ reader: JSONReader) -> Detent {
    let points = reader.number(ifPresent: "upTo")
    let fraction = reader.number(ifPresent: "upToFraction")
    if points != nil, fraction != nil {
      reader.member("upToFraction")?.report(
        "expected either \"upTo\" or \"upToFraction\", found both")
    }
    if let points { return .hug(upTo: points) }
    return fraction.map { .hug(upToFraction: $0) } ?? .hug
  }

  /// Two detents, of which one counts.
  private static func pair(_ cursor: JSONCursor) -> (Detent, Detent)? {
    guard let elements = cursor.elements() else { return nil }
    guard elements.count == 2 else { return cursor.expected("an array of two detents") }
    guard let first = detent(elements[0]), let second = detent(elements[1]) else { return nil }
    return (first, second)
  }

  private static func relative(_ reader: JSONReader) -> Detent? {
    .relative(
      "", to: DetentNames.id(reader.string("to"), among: nil),
      factor: reader.number("factor", default: 1), offset: reader.number("offset", default: 0))
  }

  /// The keys of conditions that are made of others, or of a text size.
  static let conditionKeys = ["not", "all", "any", "textSizeAtLeast"]

  /// When a detent exists: the name of a condition, or an object that combines others.
  static func condition(_ cursor: JSONCursor) -> DetentCondition? {
    guard case .object = cursor.value else { return cursor.choice(ContractNames.conditions) }
    return cursor.object { reader in
      guard let (name, value) = reader.variant(among: conditionKeys) else { return nil }
      switch name {
      case "not": return condition(value).map { !$0 }
      case "all": return combined(value) { $0 && $1 }
      case "any": return combined(value) { $0 || $1 }
      default: return value.choice(TextSizeNames.all).map { .textSizeAtLeast($0) }
      }
    }
  }

  private static func combined(
    _ cursor: JSONCursor, _ combine: (DetentCondition, DetentCondition) -> DetentCondition
  ) -> DetentCondition? {
    guard let conditions = cursor.array(condition) else { return nil }
    guard let first = conditions.first else { return cursor.expected("at least one condition") }
    return conditions.dropFirst().reduce(first, combine)
  }
}
