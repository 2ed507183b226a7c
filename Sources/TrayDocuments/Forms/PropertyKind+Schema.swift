// SPDX-License-Identifier: MIT

extension PropertyKind {
  /// The schema of what may be here.
  var schema: JSONOutput {
    switch self {
    case .bool: SchemaPart.bool
    case .yes: SchemaPart.const(true)
    case .null: ["type": "null"]
    case .number(let range): range.map { SchemaPart.number($0) } ?? SchemaPart.number
    case .integer(let range): SchemaPart.integer(range)
    case .length: SchemaPart.length
    case .string, .text: SchemaPart.string
    case .choice(let names):
      names.count == 1 ? SchemaPart.const(.string(names[0])) : SchemaPart.names(names)
    case .pattern(let pattern): ["type": "string", "pattern": .string(pattern.expression)]
    case .view: SchemaPart.ref("view")
    case .views: SchemaPart.array(SchemaPart.ref("view"))
    case .detent: SchemaPart.ref("detent")
    case .condition: SchemaPart.ref("condition")
    case .object(let properties, let rule): Self.object(properties, rule)
    case .map(let kind, let named): SchemaPart.map(kind.schema, named.schema)
    case .list(let kind, let rule):
      rule?.count.map { SchemaPart.array(kind.schema, count: $0) } ?? SchemaPart.array(kind.schema)
    case .either(let kinds, _): SchemaPart.any(kinds.map(\.schema))
    case .narrowed(let kind, _): kind.schema
    }
  }

  private static func object(_ properties: [Property], _ rule: ObjectRule) -> JSONOutput {
    guard !rule.alternatives.isEmpty else {
      return SchemaPart.object(properties.schema, required: properties.needed)
    }
    return SchemaPart.any(
      rule.alternatives.map { group in
        let others = rule.alternatives.joined().filter { !group.contains($0) }
        let allowed = properties.filter { !others.contains($0.key) }
        return SchemaPart.object(allowed.schema, required: allowed.needed)
      })
  }
}

extension [Property] {
  /// The keys with their schemas, which say what the keys mean and what counts without them.
  var schema: SchemaPart.Properties {
    flatMap { property in
      let standard = property.default?.output(property.kind)
      let schema = property.kind.schema
      return [(property.key, schema.described(property.doc, default: standard))]
        + property.aliases.map {
          ($0, schema.described("Another spelling of `\(property.key)`."))
        }
    }
  }

  /// The keys that must be there in any case.
  var needed: [String] {
    compactMap { property in
      if case .required = property.need { property.key } else { nil }
    }
  }
}

extension JSONOutput {
  /// A schema that says what its value means and what counts where it is left out.
  func described(_ doc: String, default: JSONOutput? = nil) -> JSONOutput {
    guard case .object(let members) = self else { return self }
    let standard = `default`.map { [Member("default", $0)] } ?? []
    return .object(members + [Member("description", .string(doc))] + standard)
  }
}
