// SPDX-License-Identifier: MIT

import TrayKit

/// A member of a contract: a key of a step's `contract`, and a modifier that declares the same.
struct ContractForm: Sendable {
  /// The key in a contract, and what it holds; nil where only the modifier is there.
  let member: Property?
  /// The modifier, and what it is given; nil where only the key is there.
  let modifier: Property?
  /// What a declaration says, for the key and for the modifier; nil where it says nothing.
  let said: @Sendable (ContractDeclaration) -> PropertyValue?
  let saidByModifier: @Sendable (ContractDeclaration) -> PropertyValue?
  /// Adds what a key or a modifier says to a declaration; the detents are there already.
  let add: @Sendable (PropertyValue, inout ContractDeclaration) -> Void

  /// A member that key and modifier say alike, though by two names.
  init(
    _ key: String, modifier: String, _ kind: PropertyKind, _ doc: String,
    said: @escaping @Sendable (ContractDeclaration) -> PropertyValue?,
    add: @escaping @Sendable (PropertyValue, inout ContractDeclaration) -> Void
  ) {
    self.init(
      member: Property(key, kind, default: said(.standard), doc),
      modifier: Property(modifier, kind, doc), said: said, saidByModifier: said, add: add)
  }

  /// A member whose value is the name of one of several.
  init<Value: Equatable>(
    _ key: String, modifier: String, _ choices: JSONChoices<Value>,
    _ path: any WritableKeyPath<ContractDeclaration, Value?> & Sendable, _ doc: String
  ) {
    self.init(key, modifier: modifier, .name(choices), doc) { declaration in
      PropertyValue(declaration[keyPath: path], choices)
    } add: { value, declaration in
      declaration[keyPath: path] = value.choice(choices)
    }
  }

  init(
    member: Property?, modifier: Property?,
    said: @escaping @Sendable (ContractDeclaration) -> PropertyValue? = { _ in nil },
    saidByModifier: @escaping @Sendable (ContractDeclaration) -> PropertyValue? = { _ in nil },
    add: @escaping @Sendable (PropertyValue, inout ContractDeclaration) -> Void
  ) {
    self.member = member
    self.modifier = modifier
    self.said = said
    self.saidByModifier = saidByModifier
    self.add = add
  }
}

extension ContractDeclaration {
  /// What counts where a step says nothing.
  static let standard: ContractDeclaration = {
    let contract = StepContract()
    var declaration = ContractDeclaration()
    declaration.dim = contract.dim
    declaration.tapOnDim = contract.tapOnDim
    declaration.outside = contract.outside
    declaration.dismissal = contract.dismissal
    declaration.keyboard = contract.keyboard
    declaration.width = contract.width
    declaration.surface = contract.surface
    return declaration
  }()
}

// MARK: - As a step's contract

extension ContractForm {
  /// The keys of a contract.
  static let members = all.compactMap(\.member)

  /// The contract of a step: the same as modifiers on its root.
  static func contract(_ reader: JSONReader, _ decoder: ViewDecoder) -> ContractDeclaration {
    let values = decoder.values(members, rule: rule, reader)
    var declaration = ContractDeclaration()
    for form in all {
      guard let key = form.member?.key, let value = values.said(key) else { continue }
      form.add(value, &declaration)
    }
    return declaration
  }

  /// The members that a declaration has, as a contract.
  static func output(_ declaration: ContractDeclaration) -> JSONOutput {
    let values = PropertyValues(
      all.compactMap { form in form.member.map { ($0.key, form.said(declaration)) } })
    return .object(values.members(members))
  }
}

// MARK: - As modifiers

extension ContractForm {
  /// The modifiers that declare members of the contract.
  static let modifiers: [ModifierForm] = all.compactMap { form in
    guard let property = form.modifier else { return nil }
    return ModifierForm(property.key, also: property.aliases, property.kind, property.doc) {
      value, _, builder, content in
      var declaration = ContractDeclaration()
      form.add(value, &declaration)
      builder.addDeclaration(declaration, content)
    }
  }

  /// The modifiers that declare the same, innermost first.
  static func modifiers(_ declaration: ContractDeclaration) -> [Modifier] {
    all.reversed().compactMap { form in
      guard let name = form.modifier?.key else { return nil }
      return form.saidByModifier(declaration).map { Modifier(name, $0) }
    }
  }
}
