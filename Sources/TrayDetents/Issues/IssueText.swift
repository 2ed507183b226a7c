// SPDX-License-Identifier: MIT

/// A sentence whose numbers and detents are still values: whoever shows it spells them.
///
/// ```swift
/// let text: IssueText = "\(id) asks for \(rounded: asked) points"
/// ```
public struct IssueText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of the sentence.
  public enum Part: Hashable, Sendable {
    /// Words as they are.
    case words(String)
    /// A number that is shown rounded.
    case rounded(Double)
    /// A number that is shown with all its digits, since it may be infinite, NaN or out of range.
    case exact(Double)
    /// A whole number.
    case count(Int)
    /// A detent, by its name.
    case detent(DetentID)
  }

  /// Collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Creates a sentence without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words of the sentence.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    /// Adds a name or a path.
    public mutating func appendInterpolation(_ words: String) { parts.append(.words(words)) }

    /// Adds a detent.
    public mutating func appendInterpolation(_ id: DetentID) { parts.append(.detent(id)) }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ count: Int) { parts.append(.count(count)) }

    /// Adds a number that is shown rounded.
    public mutating func appendInterpolation(rounded: Double) { parts.append(.rounded(rounded)) }

    /// Adds a number that is shown with all its digits.
    public mutating func appendInterpolation(exact: Double) { parts.append(.exact(exact)) }
  }

  /// The stretches, in order.
  public let parts: [Part]

  /// Creates a sentence of words alone.
  public init(stringLiteral words: String) { parts = [.words(words)] }

  /// Creates a sentence from its parts.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
