// SPDX-License-Identifier: MIT

/// All that is said of one issue: its kind, how much it matters, where it is, and a sentence.
///
/// Each case of an enum of issues has one row, in one table beside the enum.
public struct IssueRow: Hashable, Sendable {
  /// What an issue speaks of.
  public enum Place: Hashable, Sendable {
    /// The window or the surface as a whole.
    case surface
    /// A detent.
    case detent(DetentID)
    /// A view, by its path.
    case view(String)
    /// A string, by its key.
    case string(String)
  }

  /// A value that cases of one kind differ in.
  public enum Value: Hashable, Sendable {
    /// Points, a scale, an opacity or a count.
    case number(Double)
    /// A name.
    case text(String)
    /// A detent.
    case detent(DetentID)
  }

  /// A value with its name.
  public struct Member: Hashable, Sendable {
    /// The name, in camel case.
    public let name: String
    /// The value.
    public let value: Value
  }

  /// The kind, such as `text-is-truncated`; it is stable.
  public let kind: String
  /// How much it matters.
  public let severity: IssueSeverity
  /// What it speaks of.
  public let place: Place
  /// The stop at which it shows, for a view that has it only there; nil for others.
  public let stop: DetentID?
  /// What it says: what is wrong, and what to do about it where that is not plain.
  public let text: IssueText
  /// The values that the sentence is made of, by name, in a fixed order.
  public let members: [Member]

  /// Creates a row.
  public init(
    _ kind: String, _ severity: IssueSeverity, of place: Place = .surface,
    at stop: DetentID? = nil, _ text: IssueText, _ members: KeyValuePairs<String, Value> = [:]
  ) {
    self.kind = kind
    self.severity = severity
    self.place = place
    self.stop = stop
    self.text = text
    self.members = members.map { Member(name: $0.key, value: $0.value) }
  }
}

extension IssueRow.Value: ExpressibleByStringLiteral {
  /// Creates a name.
  public init(stringLiteral text: String) { self = .text(text) }
}
