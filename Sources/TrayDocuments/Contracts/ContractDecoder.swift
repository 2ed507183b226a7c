// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes contracts of a document.
enum ContractDecoder {
  /// A contract: the same as modifiers on the step's root.
  static func contract(_ reader: JSONReader) -> ContractDeclaration {
    var declaration = detents(reader)
    let known = known(reader, declaration)
    declaration.dim = reader.value(ifPresent: "dim") { dim($0, known: known) }
    declaration.tapOnDim = reader.choice(ifPresent: "tapOnDim", ContractNames.tapsOnDim)
    declaration.outside = reader.choice(ifPresent: "outside", ContractNames.outside)
    declaration.dismissal = reader.value(ifPresent: "dismissal") { dismissal($0, known: known) }
    declaration.keyboard = reader.choice(ifPresent: "keyboard", ContractNames.keyboards)
    declaration.width = reader.value(ifPresent: "width", width)
    declaration.surface = reader.choice(ifPresent: "surface", ContractNames.surfaces)
    return declaration
  }

  /// The resting heights, and which of them comes first.
  private static func detents(_ reader: JSONReader) -> ContractDeclaration {
    var declaration = ContractDeclaration()
    declaration.detents = reader.value(ifPresent: "detents", DetentDecoder.detents)
    let known = known(reader, declaration)
    declaration.initial = reader.value(ifPresent: "initial") { detentID($0, known: known) }
    if reader.has("initial"), !reader.has("detents") {
      reader.member("initial")?.report("expected \"detents\" beside \"initial\"")
    }
    return declaration
  }

  /// The identities of all detents, or nil where some of them are not known.
  private static func known(
    _ reader: JSONReader, _ declaration: ContractDeclaration
  ) -> [DetentID]? {
    guard case .array(let elements)? = reader.member("detents")?.value,
      let detents = declaration.detents, detents.count == elements.count
    else { return nil }
    return detents.map(\.id)
  }

  /// The modifier `detents`: the resting heights alone, or an object with the initial one.
  static func detentsModifier(_ cursor: JSONCursor) -> ContractDeclaration? {
    guard case .object = cursor.value else {
      return DetentDecoder.detents(cursor).map { detents in
        var declaration = ContractDeclaration()
        declaration.detents = detents
        return declaration
      }
    }
    return cursor.object { reader in
      if !reader.has("detents") {
        reader.cursor.report("the key \"detents\" is missing; expected an array")
      }
      return detents(reader)
    }
  }

  /// The identity of a detent: its name, or the object that declares it.
  static func detentID(_ cursor: JSONCursor, known: [DetentID]?) -> DetentID? {
    let id: DetentID?
    if case .object = cursor.value {
      id = DetentDecoder.detent(cursor)?.id
    } else {
      id = cursor.string().map { DetentNames.id($0, among: known) }
    }
    if let id, let known { check(id, known) { cursor.report($0, suggestion: $1) } }
    return id
  }

  /// Complains about a detent that the step does not declare.
  private static func check(
    _ id: DetentID, _ known: [DetentID], _ report: (String, String?) -> Void
  ) {
    guard !known.contains(id) else { return }
    let names = known.map { DetentNames.name(of: $0) }
    let quoted = JSONWriter.quoted(DetentNames.name(of: id))
    guard !names.isEmpty else {
      return report("no detent of the step is called \(quoted); it declares none", nil)
    }
    report(
      "no detent of the step is called \(quoted); expected \(JSONWriter.oneOf(names))",
      nearestName(to: DetentNames.name(of: id), among: names))
  }

  /// One opacity, or an object of opacities by the identities of detents.
  static func dim(_ cursor: JSONCursor, known: [DetentID]?) -> DimPolicy? {
    guard case .object = cursor.value else {
      if case .number = cursor.value { return cursor.number(in: 0...1).map { DimPolicy($0) } }
      return cursor.expected("a number from 0 to 1, or an object of them by detent")
    }
    return cursor.object { dimPolicy($0, $0.allMembers(), known) }
  }

  /// The modifier `dim`: as in a contract, or an object that says as well what a tap does.
  static func dimModifier(_ cursor: JSONCursor) -> ContractDeclaration? {
    var declaration = ContractDeclaration()
    guard case .object = cursor.value else {
      declaration.dim = dim(cursor, known: nil)
      return declaration
    }
    return cursor.object { reader in
      declaration.tapOnDim = reader.choice(ifPresent: "onTap", ContractNames.tapsOnDim)
      let members = reader.allMembers().filter { $0.key != "onTap" }
      if !members.isEmpty || declaration.tapOnDim == nil {
        declaration.dim = dimPolicy(reader, members, nil)
      }
      return declaration
    }
  }

  private static func dimPolicy(
    _ reader: JSONReader, _ members: [(key: String, value: JSONCursor)], _ known: [DetentID]?
  ) -> DimPolicy {
    var policy = DimPolicy()
    for (name, value) in members {
      if name == "largestUndimmed" {
        policy.largestUndimmed = detentID(value, known: known)
      } else if let opacity = value.number(in: 0...1) {
        if name == "default" {
          policy.opacity = opacity
        } else {
          policy.levels.append(.init(level(name, reader, known), opacity))
        }
      }
    }
    return policy
  }

  /// The detent that a key names.
  private static func level(
    _ name: String, _ reader: JSONReader, _ known: [DetentID]?
  ) -> DetentID {
    let id = DetentNames.id(name, among: known)
    if let known { check(id, known) { reader.reportKey(name, $0, suggestion: $1) } }
    return id
  }

  /// The ways that are open, as an array of their names, or such arrays by detent.
  static func dismissal(_ cursor: JSONCursor, known: [DetentID]?) -> DismissalPolicy? {
    guard case .object = cursor.value else { return ways(cursor).map { DismissalPolicy($0) } }
    return cursor.object { reader in
      var policy = DismissalPolicy()
      for (name, value) in reader.allMembers() {
        guard let ways = ways(value) else { continue }
        if name == "default" {
          policy.ways = ways
        } else if name == "vetoed" {
          policy.vetoed = ways
        } else {
          policy.levels.append(.init(level(name, reader, known), ways))
        }
      }
      return policy
    }
  }

  private static func ways(_ cursor: JSONCursor) -> DismissalPolicy.Ways? {
    cursor.array { $0.choice(ContractNames.dismissals) }.map { ways in
      ways.reduce(into: DismissalPolicy.Ways()) { $0.formUnion($1) }
    }
  }

  /// A cap in points, or null for a surface as wide as the window.
  static func readableWidth(_ cursor: JSONCursor) -> WidthPolicy? {
    if case .null = cursor.value { return .edgeAttached }
    return cursor.number().map { .readable($0) }
  }

  /// How wide the surface is: a name, or an object of its parts.
  static func width(_ cursor: JSONCursor) -> WidthPolicy? {
    if case .string = cursor.value {
      return cursor.choice(["edgeAttached": WidthPolicy.edgeAttached])
    }
    guard case .object = cursor.value else {
      return cursor.expected("\"edgeAttached\" or an object")
    }
    return cursor.object { reader in
      WidthPolicy(
        readableWidth: reader.has("readable") ? reader.length("readable") : 672,
        scalesWithTextSize: reader.bool("scalesWithTextSize", default: false),
        placement: reader.choice("placement", default: .center, ContractNames.placements),
        form: reader.value(ifPresent: "form", form))
    }
  }

  /// The size of a surface in the middle of a large window: a name, or its extents.
  private static func form(_ cursor: JSONCursor) -> FormSize? {
    if case .string = cursor.value { return cursor.choice(ContractNames.forms) }
    return cursor.object { reader in
      FormSize(width: reader.number("width"), height: reader.number(ifPresent: "height"))
    }
  }
}
