// SPDX-License-Identifier: MIT

import TrayKit

/// A kind of detent that documents know: its name, its value, and the detent that they stand for.
struct DetentForm: Sendable {
  /// The name of the kind.
  let name: String
  /// What the name is given.
  let kind: PropertyKind
  /// How high the detent is, in a sentence.
  let doc: String
  /// Whether the detent has no name of its own and needs an `id`.
  let needsName: Bool
  /// The detent of a value.
  let make: @Sendable (PropertyValue) -> Detent?

  init(
    _ name: String, _ kind: PropertyKind, _ doc: String, needsName: Bool = false,
    _ make: @escaping @Sendable (PropertyValue) -> Detent?
  ) {
    self.name = name
    self.kind = kind
    self.doc = doc
    self.needsName = needsName
    self.make = make
  }

  /// The kind with a name.
  static func named(_ name: String) -> DetentForm? { all.first { $0.name == name } }

  /// The kinds that a name alone says.
  static let names: JSONChoices<Detent> = JSONChoices(
    all.compactMap { form in
      guard form.kind.accepts(.bool(true)) else { return nil }
      return form.make(true).map { (form.name, $0) }
    })

  /// What any detent may have beside its kind.
  static let common = [
    Property("id", .string, "The name by which others refer to the detent."),
    Property("when", .condition, "When the detent exists; always, unless said otherwise."),
    Property(
      "programmaticOnly", .bool, default: false, "Whether a drag can never end at the detent."),
  ]
}

// MARK: - Reading

extension DetentForm {
  private static let decoder = ViewDecoder(stringKeys: [])

  /// A detent: the name of a kind, or an object with the kind as one of its keys.
  static func detent(_ cursor: JSONCursor) -> Detent? {
    if case .string = cursor.value { return cursor.choice(names) }
    return cursor.object { (reader) -> Detent? in
      guard let (name, value) = reader.variant(among: all.map(\.name)), let form = named(name)
      else {
        for property in common { _ = reader.has(property.key) }
        return nil
      }
      let said = decoder.value(form.kind, value)
      let detent = said.flatMap(form.make)?.with(decoder.values(common, reader))
      if detent == nil { for property in common { _ = reader.has(property.key) } }
      if form.needsName, !reader.has("id") {
        reader.cursor.report("the key \"id\" is missing; expected a name for the detent")
      }
      return detent
    }
  }

  /// The identity of a detent: its name, or the object that declares it.
  static func id(_ cursor: JSONCursor, among known: [DetentID]?) -> DetentID? {
    decoder.value(ContractForm.detentID, cursor)?.detentID(among: known)
  }
}

extension Detent {
  /// The detent with what any detent may have beside its kind.
  func with(_ values: PropertyValues) -> Detent {
    var detent = self
    if let id = values.string("id") { detent = detent.id(id) }
    if let condition = values["when"]?.condition { detent = detent.when(condition) }
    if values.flag("programmaticOnly") { detent = detent.programmaticOnly() }
    return detent
  }
}

// MARK: - Writing

extension DetentForm {
  /// Whether a closure computes the height, which no document can say.
  static func isClosure(_ kind: Detent.Kind) -> Bool { said(kind) == nil }

  /// The detent as it is read, or nil for one whose height a closure computes.
  static func output(_ detent: Detent) -> JSONOutput? {
    guard let (name, value) = said(detent.kind), let form = named(name) else { return nil }
    var members = [JSONOutput.Member(name, value.output(form.kind))]
    if form.needsName || form.make(value)?.id != detent.id {
      members.append(.init("id", .string(DetentNames.exactName(of: detent.id))))
    }
    if detent.condition != .always {
      members.append(.init("when", ConditionForm.output(detent.condition)))
    }
    if detent.isProgrammaticOnly { members.append(.init("programmaticOnly", true)) }
    if members.count == 1, members[0].value == true { return .string(name) }
    return .object(members)
  }

  /// A detent of a kind by the name that the kind has by itself; the empty one where it has none.
  static func detent(_ kind: Detent.Kind) -> Detent? {
    guard let (name, value) = said(kind) else { return nil }
    return named(name)?.make(value)
  }
}

// MARK: - Schema

extension DetentForm {
  /// The schema of a detent.
  static let schema = SchemaPart.any(
    [SchemaPart.choice(names)]
      + all.map { form in
        SchemaPart.object(
          [(form.name, form.kind.schema.described(form.doc))] + common.schema,
          required: form.needsName ? [form.name, "id"] : [form.name])
      })
}
