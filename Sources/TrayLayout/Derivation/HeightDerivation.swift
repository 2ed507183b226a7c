// SPDX-License-Identifier: MIT

/// Why a view has the height it has for a proposal: arithmetic that a person can follow by hand.
///
/// A tree beside the tree of views. Each derivation says by which rule the height follows from the
/// heights of its parts; a stack adds, a row takes the highest, a text counts lines. ``total`` works
/// the rule out again from the leaves up, and equals ``height``, which the engine answered.
/// A modifier that changes no height and has no name is left out.
///
/// Values only, no words: whoever shows a derivation chooses those.
public struct HeightDerivation: Equatable, Sendable {
  /// The view.
  public var node: NodeID
  /// What the view was offered.
  public var proposal: ProposedSize
  /// What the engine answered, in points.
  public var height: Double
  /// How the height follows from the parts.
  public var rule: Rule
  /// The heights that the rule works with, in the order of the views.
  public var parts: [HeightDerivation]

  init(
    _ node: NodeID, _ proposal: ProposedSize, height: Double, rule: Rule,
    parts: [HeightDerivation] = []
  ) {
    self.node = node
    self.proposal = proposal
    self.height = height
    self.rule = rule
    self.parts = parts
  }

  /// How a height follows from the heights of the parts; all lengths in points.
  public enum Rule: Equatable, Sendable {
    /// The view has this height of its own, whatever it is offered.
    case own(Double)
    /// The view takes what it is offered; 10 where nothing is.
    case offered(Double)
    /// Lines of text.
    case text(TextLines)
    /// The sum of the parts and of the gap before each of them; the first gap is 0.
    case sum(gaps: [Double])
    /// The height of one part, by its place: the highest.
    case highest(Int)
    /// What parts reach above their common guide, and what they reach below it.
    case guided(above: Double, below: Double)
    /// Rows of views one below the other, with a distance between rows.
    case rows([Row], spacing: Double)
    /// Columns of views side by side; the longest decides, unless the view fills what it is offered.
    case columns([Column], filled: Double?)
    /// The part with room above and below it.
    case padding(top: Double, bottom: Double)
    /// The part's height brought between two limits; where they cross, the upper one counts.
    case limits(lower: Double, upper: Double)
    /// The part's height.
    case same
    /// The height that a layout of an author's own answers; its parts are listed, not added up.
    case custom(Double)
  }

  /// Lines of text, one below the other.
  public struct TextLines: Equatable, Sendable {
    /// Lines that follow one another and are equally high.
    public struct Group: Equatable, Sendable {
      /// The number of lines.
      public var count: Int
      /// The height of each, in points.
      public var height: Double
    }

    /// The lines.
    public var groups: [Group]
    /// Points between neighbouring lines.
    public var spacing: Double
    /// Points that lines add for which room is kept though the text does not need them.
    public var reserved: Double
    /// Points up to the next pixel.
    public var rounding: Double
    /// Whether some of the text does not show.
    public var isTruncated: Bool

    /// The number of lines.
    public var count: Int { groups.reduce(0) { $0 + $1.count } }
    /// The sum, in points.
    public var total: Double {
      groups.reduce(0) { $0 + Double($1.count) * $1.height }
        + Double(max(count - 1, 0)) * spacing + reserved + rounding
    }
  }

  /// One row of a flow.
  public struct Row: Equatable, Sendable {
    /// The places of its parts.
    public var parts: Range<Int>
    /// The place of the part that decides the height; nil where guides make several do.
    public var highest: Int?
    /// The height, in points.
    public var height: Double
  }

  /// One column of a flow.
  public struct Column: Equatable, Sendable {
    /// The places of its parts.
    public var parts: Range<Int>
    /// The gap before each part, in points; the first is 0.
    public var gaps: [Double]
  }

  /// The height worked out again by the rule from the totals of the parts, in points.
  ///
  /// Never below 0: where negative gaps or padding take more than there is, nothing is left.
  public var total: Double {
    if case .own(let height) = rule { return height }
    let sum = unlimitedTotal
    return sum >= 0 ? sum : 0
  }

  private var unlimitedTotal: Double {
    switch rule {
    case .own(let height), .offered(let height), .custom(let height): height
    case .text(let lines): lines.total
    case .sum(let gaps): zip(parts, gaps).reduce(0) { $0 + $1.1 + $1.0.total }
    case .highest(let index): parts[index].total
    case .guided(let above, let below): above + below
    case .rows(let rows, let spacing):
      rows.reduce(Double(max(rows.count - 1, 0)) * spacing) { sum, row in
        sum + (row.highest.map { parts[$0].total } ?? row.height)
      }
    case .columns(let columns, let filled):
      columns.reduce(filled ?? 0) { longest, column in max(longest, length(of: column)) }
    case .padding(let top, let bottom): top + parts[0].total + bottom
    case .limits(let lower, let upper): min(max(parts[0].total, lower), upper)
    case .same: parts[0].total
    }
  }

  private func length(of column: Column) -> Double {
    zip(column.parts, column.gaps).reduce(0) { $0 + $1.1 + parts[$1.0].total }
  }
}

extension HeightDerivation {
  /// The derivation of a view in this one, or nil where no sum comes past it.
  public func part(of node: NodeID) -> HeightDerivation? {
    if self.node == node { return self }
    for part in parts {
      if let found = part.part(of: node) { return found }
    }
    return nil
  }
}
