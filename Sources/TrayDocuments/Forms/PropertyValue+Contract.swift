// SPDX-License-Identifier: MIT

import TrayKit

// What the values of a contract's members stand for.
extension PropertyValue {
  /// The name of a value; nil where there is no value, or no name for it.
  init?<Value: Equatable>(_ value: Value?, _ choices: JSONChoices<Value>) {
    guard let value, let name = choices.name(of: value) else { return nil }
    self = .string(name)
  }

  /// The detents but those whose height a closure computes.
  static func detents(_ detents: [Detent]) -> PropertyValue {
    .list(detents.filter { !DetentForm.isClosure($0.kind) }.map { .detent($0) })
  }

  /// The name by which others refer to a detent.
  static func id(_ id: DetentID) -> PropertyValue { .string(DetentNames.exactName(of: id)) }

  /// The identity that a name or the declaration of a detent stands for.
  func detentID(among known: [DetentID]?) -> DetentID? {
    detent?.id ?? string.map { DetentNames.id($0, among: known) }
  }
}

extension ContractDeclaration {
  /// The identities of the detents, or nil where none are declared.
  var known: [DetentID]? { detents?.map(\.id) }
}

// MARK: - Dim

extension PropertyValue {
  static func dim(_ policy: DimPolicy) -> PropertyValue {
    guard policy.levels.isEmpty, policy.largestUndimmed == nil else {
      return .object(PropertyValues(levels(policy)))
    }
    return .number(policy.opacity)
  }

  /// The opacities of a policy by detent.
  static func levels(_ policy: DimPolicy) -> [(key: String, value: PropertyValue?)] {
    let levels: [(key: String, value: PropertyValue?)] = policy.levels.map {
      (DetentNames.exactName(of: $0.id), .number($0.opacity))
    }
    return [("default", .number(policy.opacity))] + levels
      + [("largestUndimmed", policy.largestUndimmed.map(id))]
  }

  /// One opacity, or opacities by detent.
  func dim(among known: [DetentID]?) -> DimPolicy? {
    if let number { return DimPolicy(number) }
    return object.map { values in
      var policy = DimPolicy(values.amount("default"))
      for (name, value) in values.entries where !["default", "onTap"].contains(name) {
        if name == "largestUndimmed" {
          policy.largestUndimmed = value.detentID(among: known)
        } else if let opacity = value.number {
          policy.levels.append(.init(DetentNames.id(name, among: known), opacity))
        }
      }
      return policy
    }
  }
}

// MARK: - Dismissal

extension PropertyValue {
  static func dismissal(_ policy: DismissalPolicy) -> PropertyValue {
    guard !policy.levels.isEmpty || !policy.vetoed.isEmpty else { return ways(policy.ways) }
    let levels: [(key: String, value: PropertyValue?)] = policy.levels.map {
      (DetentNames.exactName(of: $0.id), ways($0.ways))
    }
    let vetoed = policy.vetoed.isEmpty ? nil : ways(policy.vetoed)
    return .object(
      PropertyValues([("default", ways(policy.ways))] + levels + [("vetoed", vetoed)]))
  }

  private static func ways(_ ways: DismissalPolicy.Ways) -> PropertyValue {
    .list(
      ContractNames.dismissals.names.filter { name in
        ContractNames.dismissals[name].map { ways.contains($0) } ?? false
      }.map { .string($0) })
  }

  /// The ways that are open, or such ways by detent.
  func dismissal(among known: [DetentID]?) -> DismissalPolicy? {
    guard let values = object else { return ways.map { DismissalPolicy($0) } }
    var policy = DismissalPolicy(values["default"]?.ways ?? [])
    for (name, value) in values.entries where name != "default" {
      guard let ways = value.ways else { continue }
      if name == "vetoed" {
        policy.vetoed = ways
      } else {
        policy.levels.append(.init(DetentNames.id(name, among: known), ways))
      }
    }
    return policy
  }

  private var ways: DismissalPolicy.Ways? {
    list.map { names in
      names.reduce(into: DismissalPolicy.Ways()) {
        $0.formUnion($1.choice(ContractNames.dismissals) ?? [])
      }
    }
  }
}

// MARK: - Width

extension PropertyValue {
  static func width(_ policy: WidthPolicy) -> PropertyValue {
    if policy == .edgeAttached { return "edgeAttached" }
    let isCentered = policy.placement == .center
    return .object(
      PropertyValues([
        ("readable", policy.readableWidth.map { .number($0) } ?? .null),
        ("scalesWithTextSize", policy.scalesWithTextSize ? true : nil),
        (
          "placement",
          isCentered ? nil : PropertyValue(policy.placement, ContractNames.placements)
        ), ("form", policy.form.map(form)),
      ]))
  }

  private static func form(_ size: FormSize) -> PropertyValue {
    PropertyValue(size, ContractNames.forms)
      ?? .object(
        PropertyValues([
          ("width", .number(size.width)), ("height", size.height.map { .number($0) }),
        ]))
  }

  /// A width by name, or its parts.
  var width: WidthPolicy {
    guard let values = object else { return .edgeAttached }
    return WidthPolicy(
      readableWidth: values.number("readable"),
      scalesWithTextSize: values.flag("scalesWithTextSize"),
      placement: values.chosen("placement", ContractNames.placements), form: values["form"]?.form)
  }

  private var form: FormSize? {
    choice(ContractNames.forms)
      ?? object.map { FormSize(width: $0.amount("width"), height: $0.number("height")) }
  }
}
