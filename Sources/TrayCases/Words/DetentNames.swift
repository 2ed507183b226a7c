// SPDX-License-Identifier: MIT

public import TrayKit

/// The names by which documents and results refer to detents.
public enum DetentNames {
  /// The name of a detent: its own, its kind's, or its kind with the number that tells it apart.
  public static func name(of id: DetentID) -> String { name(of: id, PlainNumber.rounded) }

  /// The same name with all digits of the number, which ``id(_:among:)`` reads back as the same.
  package static func exactName(of id: DetentID) -> String { name(of: id, PlainNumber.exact) }

  /// The name of a stop: those of all its detents, such as `hug = medium`.
  public static func name(of stop: Stop) -> String { name(ofStopWith: stop.ids) }

  /// The name of a stop by its detents.
  public static func name(ofStopWith ids: [DetentID]) -> String {
    ids.map { name(of: $0) }.joined(separator: " = ")
  }

  private static func name(of id: DetentID, _ spelled: (Double) -> String) -> String {
    let (name, number) = said(id)
    return number.map { "\(name)(\(spelled($0)))" } ?? name
  }

  /// The name of a detent's kind, or its own, and the number that tells it apart.
  private static func said(_ id: DetentID) -> (name: String, number: Double?) {
    switch id {
    case .hidden: ("hidden", nil)
    case .tip: ("tip", nil)
    case .hug: ("hug", nil)
    case .medium: ("medium", nil)
    case .large: ("large", nil)
    case .full: ("full", nil)
    case .height(let points): ("height", points)
    case .fraction(let fraction): ("fraction", fraction)
    case .contentFraction(let fraction): ("contentFraction", fraction)
    case .insetFromTop(let points): ("insetFromTop", points)
    case .named(let name): (name, nil)
    }
  }

  /// The kinds that a number tells apart.
  private static let numberedKinds: [@Sendable (Double) -> DetentID] = [
    { .height($0) }, { .fraction($0) }, { .contentFraction($0) }, { .insetFromTop($0) },
  ]

  /// The detent with a name: one of the known ones by the name that messages use, or by itself.
  package static func id(_ name: String, among known: [DetentID]?) -> DetentID {
    let parsed = numbered(name) ?? DetentID(name)
    guard let known, !known.contains(parsed) else { return parsed }
    return known.first { self.name(of: $0) == name } ?? parsed
  }

  /// The detent of a name such as `fraction(0.6)`, or nil for any other name.
  private static func numbered(_ name: String) -> DetentID? {
    let parts = name.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == ")",
      let number = Double(parts[1].dropLast())
    else { return nil }
    return numberedKinds.first { said($0(number)).name == parts[0] }.map { $0(number) }
  }
}
