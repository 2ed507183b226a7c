// SPDX-License-Identifier: MIT

public import TrayKit

/// An issue of a step: what it is, where, and how large it is in the cases that have it.
///
/// What has one cause is one issue: a view that has it at several stops, the days of a calendar, the
/// strings that a language lacks. Numbers in which these differ are a range.
public struct FoundIssue: Sendable, CustomStringConvertible {
  /// What tells an issue from others: two cases with the same have one issue.
  public struct Identity: Hashable, Sendable {
    /// The name of the step.
    public let step: String
    /// The kind, such as `text-is-truncated`.
    public let kind: String
    /// The view, the detent or the language; empty for the surface as a whole.
    public let place: String
  }

  /// A value that issues of one kind differ in.
  public enum Value: Hashable, Sendable {
    /// A number, from the least to the greatest that was found.
    case number(ClosedRange<Double>)
    /// A name.
    case text(String)
  }

  /// What tells the issue from others.
  public let identity: Identity
  /// How much it matters.
  public let severity: IssueSeverity
  /// The paths of the views, or the keys of the strings, that have it, in the order in which they were
  /// found; the first ``placeLimit`` of them.
  public private(set) var places: [String]
  /// How many views or strings have it, also beyond those in ``places``.
  public private(set) var placeCount: Int
  /// The stops at which it shows; none where it does not depend on the stop.
  public private(set) var stops: [DetentID]
  /// The values that the sentence is made of, by name.
  public private(set) var values: [(name: String, value: Value)]
  /// Whether ``places`` are keys of strings instead of paths of views.
  private let isAboutStrings: Bool
  private var parts: [Part]
  private var days: ClosedRange<Int>?

  /// The most places that are kept; more are only counted.
  public static let placeLimit = 64

  /// A stretch of the sentence.
  private enum Part: Sendable {
    case words(String)
    /// The views or strings that have it.
    case place
    case number(ClosedRange<Double>, isRounded: Bool)
    case detent(DetentID)
  }

  /// What a row says of a step.
  private init(_ row: IssueRow, _ place: IssuePlace, step: String) {
    identity = Identity(step: step, kind: row.kind, place: place.key)
    severity = row.severity
    let name: String? =
      switch row.place {
      case .surface, .detent: nil
      case .view(let path): path
      case .string(let key): key
      }
    if case .string = row.place { isAboutStrings = true } else { isAboutStrings = false }
    places = name.map { [$0] } ?? []
    placeCount = places.count
    stops = row.stop.map { [$0] } ?? []
    days = place.day.map { $0...$0 }
    values = row.members.map { member in
      switch member.value {
      case .number(let number): (member.name, .number(Self.range(of: number)))
      case .text(let text): (member.name, .text(text))
      case .detent(let id): (member.name, .text(DetentNames.name(of: id)))
      }
    }
    parts = row.text.parts.map { part in
      switch part {
      case .words(let words): words == name ? .place : .words(words)
      case .rounded(let number): .number(Self.range(of: number), isRounded: true)
      case .exact(let number): .number(Self.range(of: number), isRounded: false)
      case .count(let count): .number(Self.range(of: Double(count)), isRounded: true)
      case .detent(let id): .detent(id)
      }
    }
  }

  /// The paths of the views that have it; none for an issue of the surface, a detent or a language.
  public var views: [String] { isAboutStrings ? [] : places }

  /// The keys of the strings that a language lacks.
  public var keys: [String] { isAboutStrings ? places : [] }

  /// The identifier with which a path ends; nil where the author gave the view none.
  public static func id(ofView path: String) -> String? {
    let last = path.split(separator: "/").last ?? ""
    return last.firstIndex(of: "#").map { String(last[last.index(after: $0)...]) }
  }

  /// A range of one number; what is not a number has none, and counts as infinite.
  private static func range(of number: Double) -> ClosedRange<Double> {
    number.isNaN ? .infinity ... .infinity : number...number
  }

  /// The issues of a step, each once, those of its detents first.
  ///
  /// - Complexity: Linear in the number of issues that were found.
  public static func issues(of step: ResolvedStep) -> [FoundIssue] {
    var found: [FoundIssue] = []
    var known: [Identity: Int] = [:]
    for row in step.rows {
      let issue = FoundIssue(row, IssuePlace(row), step: step.id)
      if let index = known[issue.identity] {
        found[index].add(issue)
      } else {
        known[issue.identity] = found.count
        found.append(issue)
      }
    }
    return found
  }

  /// Takes in the same issue of another view, stop or case.
  mutating func add(_ other: FoundIssue) {
    for place in other.places where !places.contains(place) {
      placeCount += 1
      if places.count < Self.placeLimit { places.append(place) }
    }
    stops += other.stops.filter { !stops.contains($0) }
    if let more = other.days { days = days.map { Self.union($0, more) } ?? more }
    for index in values.indices where index < other.values.count {
      guard case .number(let range) = values[index].value,
        case .number(let more) = other.values[index].value
      else { continue }
      values[index].value = .number(Self.union(range, more))
    }
    for index in parts.indices where index < other.parts.count {
      guard case .number(let range, let isRounded) = parts[index],
        case .number(let more, _) = other.parts[index]
      else { continue }
      parts[index] = .number(Self.union(range, more), isRounded: isRounded)
    }
  }

  private static func union<Bound>(
    _ one: ClosedRange<Bound>, _ other: ClosedRange<Bound>
  ) -> ClosedRange<Bound> {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  /// The kind and the place, separated by a blank.
  public var name: String {
    identity.place.isEmpty ? identity.kind : "\(identity.kind) \(identity.place)"
  }

  /// The greatest of the issue's numbers; nil where it has none.
  var greatestNumber: Double? {
    values.compactMap { if case .number(let range) = $0.value { range.upperBound } else { nil } }
      .max()
  }
}

// MARK: - Words

extension FoundIssue {
  /// Where, what, and what to do, after the stops at which it shows: `at hug: title does not show …`.
  public var description: String {
    guard !stops.isEmpty else { return sentence }
    return "at \(stops.map { DetentNames.name(of: $0) }.joined(separator: ", ")): \(sentence)"
  }

  /// Where, what, and what to do, whatever the stop.
  public var sentence: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .place: placeWords
      case .number(let range, let isRounded):
        Self.words(range, isRounded ? PlainNumber.rounded : { "\($0)" })
      case .detent(let id): DetentNames.name(of: id)
      }
    }
    .joined()
  }

  /// A number, or the least and the greatest of several.
  private static func words(
    _ range: ClosedRange<Double>, _ spelled: (Double) -> String
  ) -> String {
    let (least, greatest) = (spelled(range.lowerBound), spelled(range.upperBound))
    return least == greatest ? least : "\(least)–\(greatest)"
  }

  /// The views or strings in words: one by its path, days by their numbers, of others the first.
  private var placeWords: String {
    guard placeCount > 1 else { return places.first ?? identity.place }
    if let days {
      return "\(identity.place) \(days.lowerBound)–\(days.upperBound)"
    }
    let more = placeCount - 1
    return "\(places[0]) and \(more) \(more == 1 ? "other" : "others")"
  }
}
