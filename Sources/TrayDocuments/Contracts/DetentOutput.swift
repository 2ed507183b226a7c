// SPDX-License-Identifier: MIT

import TrayKit

/// Writes detents in the forms that ``DetentDecoder`` reads.
enum DetentOutput {
  /// The detents; one whose height a closure computes is left out.
  static func detents(_ detents: [Detent]) -> JSONOutput {
    .array(detents.compactMap(detent))
  }

  /// Whether a closure computes the height, which no document can say.
  static func isClosure(_ kind: Detent.Kind) -> Bool {
    switch kind {
    case .custom: true
    case .smaller(let first, let second), .greater(let first, let second):
      isClosure(first) || isClosure(second)
    default: false
    }
  }

  private static func detent(_ detent: Detent) -> JSONOutput? {
    guard let (kind, id) = kind(detent.kind) else { return nil }
    var members = [kind]
    if detent.id != id {
      members.append(.init("id", .string(DetentNames.exactName(of: detent.id))))
    }
    if detent.condition != .always {
      members.append(.init("when", condition(detent.condition)))
    }
    if detent.isProgrammaticOnly { members.append(.init("programmaticOnly", true)) }
    if members.count == 1, kind.value == true { return .string(kind.key) }
    return .object(members)
  }

  /// The key and value of a kind, and the identity that it has by itself.
  private static func kind(_ kind: Detent.Kind) -> (JSONOutput.Member, DetentID?)? {
    switch kind {
    case .hug(let cap): (.init("hug", cap.map(Self.cap) ?? true), .hug)
    case .height(let points): (.init("height", .exact(points)), .height(points))
    case .fraction(let value): (.init("fraction", .exact(value)), .fraction(value))
    case .contentFraction(let value):
      (.init("contentFraction", .exact(value)), .contentFraction(value))
    case .insetFromTop(let points):
      (.init("insetFromTop", .exact(points)), .insetFromTop(points))
    case .tip(let peek): (.init("tip", peek == 0 ? true : ["peek": .exact(peek)]), .tip)
    case .medium: (.init("medium", true), .medium)
    case .large: (.init("large", true), .large)
    case .full: (.init("full", true), .full)
    case .hidden: (.init("hidden", true), .hidden)
    case .custom, .smaller, .greater, .relative: derived(kind)
    }
  }

  private static func derived(_ kind: Detent.Kind) -> (JSONOutput.Member, DetentID?)? {
    switch kind {
    case .smaller(let first, let second): pair("smaller", first, second)
    case .greater(let first, let second): pair("greater", first, second)
    case .relative(let other, let factor, let offset):
      (
        .init(
          "relative",
          [
            "to": .string(DetentNames.exactName(of: other)),
            "factor": factor == 1 ? nil : .exact(factor),
            "offset": offset == 0 ? nil : .exact(offset),
          ]), nil
      )
    default: nil
    }
  }

  private static func pair(
    _ name: String, _ first: Detent.Kind, _ second: Detent.Kind
  ) -> (JSONOutput.Member, DetentID?)? {
    guard let first = inner(first), let second = inner(second) else { return nil }
    return (.init(name, .array([first, second])), nil)
  }

  /// One of two detents, whose name does not count.
  private static func inner(_ kind: Detent.Kind) -> JSONOutput? {
    guard let (member, id) = self.kind(kind) else { return nil }
    return .object(id == nil ? [member, .init("id", "")] : [member])
  }

  private static func cap(_ cap: Detent.HeightCap) -> JSONOutput {
    switch cap {
    case .points(let points): ["upTo": .exact(points)]
    case .fraction(let fraction): ["upToFraction": .exact(fraction)]
    }
  }

  private static func condition(_ condition: DetentCondition) -> JSONOutput {
    if let name = ContractNames.conditions.name(of: condition) { return .string(name) }
    switch condition {
    case .not(let inner): return ["not": Self.condition(inner)]
    case .both(let first, let second):
      return ["all": .array([Self.condition(first), Self.condition(second)])]
    case .either(let first, let second):
      return ["any": .array([Self.condition(first), Self.condition(second)])]
    case .textSizeAtLeast(let size):
      return ["textSizeAtLeast": .string(TextSizeNames.name(of: size))]
    default: return "always"
    }
  }
}
