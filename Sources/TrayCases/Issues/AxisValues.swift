// SPDX-License-Identifier: MIT

/// The values that some cases have on each axis, in the order in which they were met.
public struct AxisValues: Sendable {
  private var values: [CaseKey: [String]] = [:]

  /// The most values that are listed in words.
  private static let listLimit = 4

  /// Creates the values of no case.
  init() {}

  /// The values of a case.
  init(_ flowCase: FlowCase) {
    for key in CaseKey.allCases { values[key] = [key.argument(of: flowCase)] }
  }

  /// Takes in the values of other cases.
  mutating func add(_ other: AxisValues) {
    for (key, words) in other.values {
      for word in words where !(values[key] ?? []).contains(word) {
        values[key, default: []].append(word)
      }
    }
  }

  /// The axes along which not all values are among these, with the values that are.
  func words(among all: AxisValues) -> String {
    CaseKey.allCases.compactMap { key -> String? in
      let (own, others) = (values[key] ?? [], all.values[key] ?? [])
      guard !own.isEmpty, own.count < others.count else { return nil }
      // A phone in the language of the texts says nothing more.
      if key == .phoneLocale, own == values[.locale] { return nil }
      let places = own.compactMap { others.firstIndex(of: $0) }.sorted()
      let sorted = places.map { others[$0] }
      let name = key == .textSize ? "text size" : key.rawValue
      // Text sizes are met from the smallest on.
      if key == .textSize, places.count > 1, let first = places.first,
        places == Array(first..<others.count)
      {
        return "\(name) from \(sorted[0]) on"
      }
      let more = sorted.count - Self.listLimit
      let listed = sorted.prefix(Self.listLimit).joined(separator: ", ")
      return more > 0 ? "\(name) \(listed) and \(more) more" : "\(name) \(listed)"
    }
    .joined(separator: "; ")
  }
}
