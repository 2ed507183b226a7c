// SPDX-License-Identifier: MIT

public import TrayKit

/// The issues of many cases, each once, with the cases that have it.
///
/// It grows with the kinds of issues, not with the cases.
public struct IssueTally: Sendable {
  /// An issue of a flow and the cases that have it.
  public struct Entry: Sendable {
    /// The name of the flow.
    public let flow: String
    /// The issue, with the ranges of its numbers over all cases.
    public fileprivate(set) var issue: FoundIssue
    /// How many cases have it.
    public fileprivate(set) var count: Int
    /// The first case that has it.
    public let first: FlowCase
    /// The case in which its greatest number is greatest, the first of several.
    public fileprivate(set) var worst: FlowCase
    /// The values of the axes among the cases that have it; none where the tally keeps no values.
    public fileprivate(set) var values = AxisValues()
  }

  private struct Key: Hashable {
    let flow: String
    let identity: FoundIssue.Identity
  }

  /// The issues in the order in which they were met first.
  public private(set) var entries: [Entry] = []
  /// How many cases were looked at.
  public private(set) var caseCount = 0
  /// How many cases have an issue of each severity as their gravest.
  public private(set) var casesByWorst: [IssueSeverity: Int] = [:]
  private var places: [Key: Int] = [:]
  /// The values of the axes among all cases of each flow; nil where they are not kept.
  private var allValues: [String: AxisValues]?

  /// Creates a tally of no cases.
  ///
  /// - Parameter keepsValues: Whether ``whereabouts(of:)`` can say where issues begin, which costs a
  ///   word for each axis of each case.
  public init(keepsValues: Bool = false) { allValues = keepsValues ? [:] : nil }

  /// Adds the steps of a case.
  ///
  /// - Returns: For each step the places of its issues in ``entries``.
  @discardableResult
  public mutating func add(_ found: ResolvedCase) -> [[Int]] {
    add(found, issues: found.steps.map(FoundIssue.issues))
  }

  /// Adds the steps of a case, of each of which the issues are known.
  @discardableResult
  package mutating func add(_ found: ResolvedCase, issues: [[FoundIssue]]) -> [[Int]] {
    caseCount += 1
    var worst: IssueSeverity?
    var values = AxisValues()
    if allValues != nil {
      values = AxisValues(found.flowCase)
      allValues?[found.flow, default: AxisValues()].add(values)
    }
    let numbers = issues.map { issues in
      issues.map { issue in
        worst = worst.map { max($0, issue.severity) } ?? issue.severity
        return add(
          Entry(
            flow: found.flow, issue: issue, count: 1, first: found.flowCase,
            worst: found.flowCase, values: values))
      }
    }
    if let worst { casesByWorst[worst, default: 0] += 1 }
    return numbers
  }

  /// Adds what was counted of the cases behind.
  public mutating func add(_ other: IssueTally) {
    caseCount += other.caseCount
    casesByWorst.merge(other.casesByWorst, uniquingKeysWith: +)
    for entry in other.entries { _ = add(entry) }
    allValues?.merge(other.allValues ?? [:]) { one, other in
      var both = one
      both.add(other)
      return both
    }
  }

  private mutating func add(_ entry: Entry) -> Int {
    let key = Key(flow: entry.flow, identity: entry.issue.identity)
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
    let known = entries[place].issue.greatestNumber ?? -.infinity
    if let number = entry.issue.greatestNumber, number > known {
      entries[place].worst = entry.worst
    }
    entries[place].issue.add(entry.issue)
    entries[place].count += entry.count
    entries[place].values.add(entry.values)
    return place
  }

  /// Where an issue is, as the axes tell it: `text size from ax3 on, locale de`; empty where it is in
  /// cases of all values, or where the tally keeps none.
  public func whereabouts(of entry: Entry) -> String {
    allValues?[entry.flow].map { entry.values.words(among: $0) } ?? ""
  }

  /// How many cases have an issue at least as grave as a severity.
  public func caseCount(atLeast severity: IssueSeverity) -> Int {
    casesByWorst.reduce(0) { $1.key >= severity ? $0 + $1.value : $0 }
  }

  /// The gravest severity of all issues; nil without an issue.
  public var worst: IssueSeverity? { entries.map(\.issue.severity).max() }

  /// The places of the entries from the gravest to the least: by severity, then by the number of cases,
  /// then as they were met.
  public var ranking: [Int] {
    entries.indices.sorted { one, other in
      let (a, b) = (entries[one], entries[other])
      if a.issue.severity != b.issue.severity { return a.issue.severity > b.issue.severity }
      return a.count == b.count ? one < other : a.count > b.count
    }
  }

  /// What came out in one line: `36 cases, 5 need a look, worst: content-is-cut in flow, step`.
  public var summary: String {
    let cases = caseCount == 1 ? "1 case" : "\(caseCount) cases"
    let look = caseCount(atLeast: .warning)
    guard look > 0, let first = ranking.first.map({ entries[$0] }) else {
      return "\(cases), none needs a look"
    }
    return "\(cases), \(look) \(look == 1 ? "needs" : "need") a look, worst: "
      + "\(first.issue.severity.name) \(first.issue.identity.kind) in \(first.flow),"
      + " \(first.issue.identity.step) (\(first.worst.words))"
  }
}
