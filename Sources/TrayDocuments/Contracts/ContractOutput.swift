// SPDX-License-Identifier: MIT

import TrayKit

/// Writes declarations in the forms that ``ContractDecoder`` reads.
enum ContractOutput {
  /// The members of a step's contract.
  static func contract(_ declaration: ContractDeclaration) -> JSONOutput {
    [
      "detents": declaration.detents.map(DetentOutput.detents),
      "initial": declaration.initial.map(id), "dim": declaration.dim.map(dim),
      "tapOnDim": declaration.tapOnDim.flatMap { name($0, ContractNames.tapsOnDim) },
      "outside": declaration.outside.flatMap { name($0, ContractNames.outside) },
      "dismissal": declaration.dismissal.map(dismissal),
      "keyboard": declaration.keyboard.flatMap { name($0, ContractNames.keyboards) },
      "width": declaration.width.map(width),
      "surface": declaration.surface.flatMap { name($0, ContractNames.surfaces) },
    ]
  }

  /// The modifiers that declare the same, one for each preference.
  static func modifiers(_ declaration: ContractDeclaration) -> [JSONOutput] {
    let members: [(String, JSONOutput?)] = [
      ("surface", declaration.surface.flatMap { name($0, ContractNames.surfaces) }),
      ("surfaceWidth", declaration.width.map(width)),
      ("keyboard", declaration.keyboard.flatMap { name($0, ContractNames.keyboards) }),
      ("dismissal", declaration.dismissal.map(dismissal)),
      ("footprint", declaration.outside.flatMap { name($0, ContractNames.outside) }),
      ("dim", dimModifier(declaration)), ("detents", detentsModifier(declaration)),
    ]
    return members.compactMap { name, value in value.map { .object([.init(name, $0)]) } }
  }

  private static func detentsModifier(_ declaration: ContractDeclaration) -> JSONOutput? {
    guard let detents = declaration.detents.map(DetentOutput.detents) else { return nil }
    guard let initial = declaration.initial else { return detents }
    return ["detents": detents, "initial": id(initial)]
  }

  private static func dimModifier(_ declaration: ContractDeclaration) -> JSONOutput? {
    guard let tap = declaration.tapOnDim else { return declaration.dim.map(dim) }
    let members = declaration.dim.map { policyMembers($0) } ?? []
    return .object(
      [.init("onTap", name(tap, ContractNames.tapsOnDim) ?? .null)] + members)
  }

  private static func dim(_ policy: DimPolicy) -> JSONOutput {
    if policy.levels.isEmpty, policy.largestUndimmed == nil { return .exact(policy.opacity) }
    return .object(policyMembers(policy))
  }

  private static func policyMembers(_ policy: DimPolicy) -> [JSONOutput.Member] {
    var members: [JSONOutput.Member] = [.init("default", .exact(policy.opacity))]
    members += policy.levels.map { .init(DetentNames.exactName(of: $0.id), .exact($0.opacity)) }
    if let undimmed = policy.largestUndimmed {
      members.append(.init("largestUndimmed", id(undimmed)))
    }
    return members
  }

  private static func dismissal(_ policy: DismissalPolicy) -> JSONOutput {
    guard !policy.levels.isEmpty || !policy.vetoed.isEmpty else { return ways(policy.ways) }
    let levels = policy.levels.map {
      JSONOutput.Member(DetentNames.exactName(of: $0.id), ways($0.ways))
    }
    let vetoed =
      policy.vetoed.isEmpty ? [] : [JSONOutput.Member("vetoed", ways(policy.vetoed))]
    return .object([.init("default", ways(policy.ways))] + levels + vetoed)
  }

  private static func ways(_ ways: DismissalPolicy.Ways) -> JSONOutput {
    let table = ContractNames.dismissals
    return .array(
      table.names.filter { table[$0].map(ways.contains) ?? false }.map { .string($0) })
  }

  private static func width(_ policy: WidthPolicy) -> JSONOutput {
    if policy == .edgeAttached { return "edgeAttached" }
    return [
      "readable": policy.readableWidth.map { .exact($0) } ?? .null,
      "scalesWithTextSize": policy.scalesWithTextSize ? true : nil,
      "placement": policy.placement == .center
        ? nil : name(policy.placement, ContractNames.placements),
      "form": policy.form.map(form),
    ]
  }

  private static func form(_ size: FormSize) -> JSONOutput {
    name(size, ContractNames.forms)
      ?? ["width": .exact(size.width), "height": size.height.map { .exact($0) }]
  }

  private static func id(_ id: DetentID) -> JSONOutput {
    .string(DetentNames.exactName(of: id))
  }

  private static func name<Value: Equatable>(
    _ value: Value, _ choices: JSONChoices<Value>
  ) -> JSONOutput? {
    choices.name(of: value).map { .string($0) }
  }
}
