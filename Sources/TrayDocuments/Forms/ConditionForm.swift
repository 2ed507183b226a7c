// SPDX-License-Identifier: MIT

import TrayKit

/// A condition of a detent that is made of others, or of a text size.
struct ConditionForm: Sendable {
  /// The key that tells it apart.
  let property: Property
  /// The condition of a value.
  let make: @Sendable (PropertyValue) -> DetentCondition?

  init(
    _ key: String, _ kind: PropertyKind, _ doc: String,
    _ make: @escaping @Sendable (PropertyValue) -> DetentCondition?
  ) {
    property = Property(key, kind, doc)
    self.make = make
  }

  /// All of them, in the order in which errors list them.
  static let all: [ConditionForm] = [
    ConditionForm("not", .condition, "While the condition does not hold.") {
      $0.condition.map { !$0 }
    },
    ConditionForm("all", several, "While all of the conditions hold.") { value in
      value.conditions.map { $1.reduce($0) { $0 && $1 } }
    },
    ConditionForm("any", several, "While at least one of the conditions holds.") { value in
      value.conditions.map { $1.reduce($0) { $0 || $1 } }
    },
    ConditionForm(
      "textSizeAtLeast", .name(TextSizeNames.all), "While the text size is this one or a greater."
    ) { $0.choice(TextSizeNames.all).map { .textSizeAtLeast($0) } },
  ]

  private static let several = PropertyKind.list(
    .condition, ListRule(words: "at least one condition"))

  /// When a detent exists: the name of a condition, or an object that combines others.
  static func condition(_ cursor: JSONCursor) -> DetentCondition? {
    guard case .object = cursor.value else { return cursor.choice(ContractNames.conditions) }
    return cursor.object { reader in
      guard let (name, value) = reader.variant(among: all.map(\.property.key)),
        let form = all.first(where: { $0.property.key == name })
      else { return nil }
      return ViewDecoder(stringKeys: []).value(form.property.kind, value).flatMap(form.make)
    }
  }

  /// A condition as it is read.
  static func output(_ condition: DetentCondition) -> JSONOutput {
    if let name = ContractNames.conditions.name(of: condition) { return .string(name) }
    switch condition {
    case .not(let inner): return ["not": output(inner)]
    case .both(let first, let second): return ["all": .array([output(first), output(second)])]
    case .either(let first, let second): return ["any": .array([output(first), output(second)])]
    case .textSizeAtLeast(let size):
      return ["textSizeAtLeast": .string(TextSizeNames.name(of: size))]
    // These have names.
    case .always, .keyboard, .horizontal, .vertical, .posture, .screenReader: return "always"
    }
  }

  /// The schema of a condition.
  static let schema = SchemaPart.any(
    [SchemaPart.choice(ContractNames.conditions)]
      + all.map { SchemaPart.object([$0.property].schema, required: [$0.property.key]) })
}

extension PropertyValue {
  /// The first of several conditions, and the others.
  fileprivate var conditions: (DetentCondition, ArraySlice<DetentCondition>)? {
    guard let conditions = list?.compactMap(\.condition), let first = conditions.first else {
      return nil
    }
    return (first, conditions.dropFirst())
  }
}
