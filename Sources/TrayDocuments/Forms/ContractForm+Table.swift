// SPDX-License-Identifier: MIT

import TrayKit

extension ContractForm {
  /// All members, in the order in which errors list them.
  static let all: [ContractForm] = [
    ContractForm(
      member: Property("detents", detents, "The heights at which the surface rests."),
      modifier: Property(
        "detents", also: ["presentationDetents"],
        .either([detents, .object(detentsAndInitial, initialRule)], complaint: .kind(0)),
        "Declares the heights at which the surface rests, and which of them comes first."),
      said: { $0.detents.map(PropertyValue.detents) }, saidByModifier: detentsModifier
    ) { value, declaration in
      let list = value.list ?? value.object?["detents"]?.list
      declaration.detents = list.map { $0.compactMap(\.detent) }
      if let initial = value.object?["initial"] {
        declaration.initial = initial.detentID(among: declaration.known)
      }
    },
    ContractForm(
      member: Property("initial", detentID, "The detent that comes first, one of `detents`."),
      modifier: nil, said: { $0.initial.map(PropertyValue.id) }
    ) { value, declaration in
      declaration.initial = value.detentID(among: declaration.known)
    },
    ContractForm(
      member: Property(
        "dim", dim([]), default: ContractDeclaration.standard.dim.map(PropertyValue.dim),
        "How dark the content behind becomes, from 0 to 1."),
      modifier: Property(
        "dim", dim([onTap]), "Declares how dark the content behind becomes, and what a tap does."),
      said: { $0.dim.map(PropertyValue.dim) }, saidByModifier: dimModifier
    ) { value, declaration in
      let tap = value.object?.choice("onTap", ContractNames.tapsOnDim)
      if let tap { declaration.tapOnDim = tap }
      if tap != nil, value.object?.entries.count == 1 { return }
      declaration.dim = value.dim(among: declaration.known)
    },
    ContractForm(
      member: Property(
        "tapOnDim", .name(ContractNames.tapsOnDim),
        default: PropertyValue(ContractDeclaration.standard.tapOnDim, ContractNames.tapsOnDim),
        "What a tap on the dim does."),
      modifier: nil, said: { PropertyValue($0.tapOnDim, ContractNames.tapsOnDim) }
    ) { $1.tapOnDim = $0.choice(ContractNames.tapsOnDim) },
    ContractForm(
      "outside", modifier: "footprint", ContractNames.outside, \.outside,
      "What becomes of touches outside the surface."),
    ContractForm(
      "dismissal", modifier: "dismissal", dismissal,
      "The ways in which a person may dismiss the surface, for all detents or for some.",
      said: { $0.dismissal.map(PropertyValue.dismissal) },
      add: { $1.dismissal = $0.dismissal(among: $1.known) }),
    ContractForm(
      "keyboard", modifier: "keyboard", ContractNames.keyboards, \.keyboard,
      "What a keyboard does to the surface."),
    ContractForm(
      member: nil,
      modifier: Property(
        "readableWidth", .either([.null, .number()], complaint: .kind(1)),
        "Declares how wide the surface is at most, in points; null for as wide as the window.")
    ) { value, declaration in
      declaration.width = value.number.map { .readable($0) } ?? .edgeAttached
    },
    ContractForm(
      "width", modifier: "surfaceWidth", width, "How wide the surface is, and where it stands.",
      said: { $0.width.map(PropertyValue.width) }, add: { $1.width = $0.width }),
    ContractForm(
      "surface", modifier: "surface", ContractNames.surfaces, \.surface,
      "Whether the surface is presented over a screen or belongs to it."),
  ]

  // MARK: - Detents

  private static let detents = PropertyKind.list(.detent)

  /// The name of a detent, or the object that declares it.
  static let detentID = PropertyKind.either([.detent, .string], complaint: .kind(1))

  private static let detentsAndInitial = [
    Property("detents", detents, .required, "The heights."),
    Property("initial", detentID, "The detent that comes first, one of `detents`."),
  ]

  private static let initialRule = ObjectRule { reader, values in
    checkInitial(reader, known(reader, values))
  }

  private static let detentsModifier: @Sendable (ContractDeclaration) -> PropertyValue? = {
    guard let detents = $0.detents.map(PropertyValue.detents) else { return nil }
    guard let initial = $0.initial else { return detents }
    return .object(PropertyValues([("detents", detents), ("initial", .id(initial))]))
  }

  // MARK: - Dim

  private static let opacity = PropertyKind.number(0...1)

  private static let onTap = Property(
    "onTap", .name(ContractNames.tapsOnDim), "What a tap on the dim does.")

  private static func dim(_ others: [Property]) -> PropertyKind {
    let named = [
      Property("default", opacity, default: 0.2, "How dark it is at all other detents."),
      Property("largestUndimmed", detentID, "The greatest detent that dims nothing."),
    ]
    return .either(
      [opacity, .map(opacity, named + others)],
      complaint: .words("a number from 0 to 1, or an object of them by detent"))
  }

  private static let dimModifier: @Sendable (ContractDeclaration) -> PropertyValue? = {
    guard let tap = PropertyValue($0.tapOnDim, ContractNames.tapsOnDim) else {
      return $0.dim.map(PropertyValue.dim)
    }
    return .object(PropertyValues([("onTap", tap)] + ($0.dim.map(PropertyValue.levels) ?? [])))
  }

  // MARK: - Dismissal and width

  private static let ways = PropertyKind.list(.name(ContractNames.dismissals))

  private static let dismissal = PropertyKind.either(
    [
      ways,
      .map(
        ways,
        [
          Property(
            "default", ways, default: .list(ContractNames.dismissals.names.map { .string($0) }),
            "The ways at all other detents."),
          Property("vetoed", ways, "Ways that are refused, whatever the detent."),
        ]),
    ], complaint: .kind(0))

  private static let width = PropertyKind.either([
    .choice(["edgeAttached"]),
    .object([
      Property("readable", .length, default: 672, "The greatest width, in points."),
      Property(
        "scalesWithTextSize", .bool, default: false,
        "Whether the greatest width grows with the text size."),
      Property(
        "placement", .name(ContractNames.placements), default: "center",
        "Where a surface stands that is narrower than the window."),
      Property("form", form, "How large the surface is in the middle of a large window."),
    ]),
  ])

  private static let form = PropertyKind.either(
    [
      .name(ContractNames.forms),
      .object([
        Property("width", .number(), .required, "The width, in points."),
        Property("height", .number(), "The greatest height, in points."),
      ]),
    ], complaint: .kind(1))
}
