// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts derivations of heights into rows of arithmetic, a view a row.
public enum HeightWords {
  /// A view with its height and the sum that it is.
  public struct Row: Hashable, Sendable {
    /// How deep the view lies; the first row has 0.
    public var depth: Int
    /// The view's name.
    public var name: String
    /// The view's height, in points.
    public var height: Double
    /// The right side of the equation.
    public var arithmetic: String
  }

  /// The rows of a derivation: the view itself, then what its sum is made of.
  ///
  /// Below a view that is as high as its highest part, only that part is followed.
  public static func rows(_ derivation: HeightDerivation, in tree: LayoutTree) -> [Row] {
    var rows: [Row] = []
    add(derivation, depth: 0, tree, to: &rows)
    return rows
  }

  private static func add(
    _ derivation: HeightDerivation, depth: Int, _ tree: LayoutTree, to rows: inout [Row]
  ) {
    var inner = derivation
    var names = [own(derivation, tree)]
    while inner.rule == .same, let part = inner.parts.first {
      inner = part
      names.append(own(part, tree))
    }
    let name = names.compactMap { $0 }.joined(separator: " ")
    rows.append(
      Row(
        depth: depth, name: name.isEmpty ? kind(inner) : name, height: derivation.height,
        arithmetic: arithmetic(inner, tree)))
    for index in followed(inner) { add(inner.parts[index], depth: depth + 1, tree, to: &rows) }
  }

  /// The name and identifier of a view, or nil for a modifier without either.
  static func own(_ derivation: HeightDerivation, _ tree: LayoutTree) -> String? {
    guard !tree.tags(of: derivation.node).isEmpty else { return nil }
    return tree.path(to: derivation.node).split(separator: "/").last.map(String.init)
  }

  /// The name of a view, or what its rule is where it has none.
  static func name(_ derivation: HeightDerivation, _ tree: LayoutTree) -> String {
    var inner = derivation
    while true {
      if let name = own(inner, tree) { return name }
      guard inner.rule == .same, let part = inner.parts.first else { return kind(inner) }
      inner = part
    }
  }

  private static func kind(_ derivation: HeightDerivation) -> String {
    switch derivation.rule {
    case .own, .offered, .limits: "frame"
    case .padding: "padding"
    case .text: "text"
    case .sum: "column"
    case .highest, .guided: "row"
    case .rows, .columns: "flow"
    case .same, .custom: "view"
    }
  }

  /// The parts whose heights a sum is made of.
  private static func followed(_ derivation: HeightDerivation) -> [Int] {
    switch derivation.rule {
    case .highest(let index): [index]
    case .rows(let rows, _):
      rows.flatMap { row in row.highest.map { [$0] } ?? Array(row.parts) }
    case .own, .offered, .text, .sum, .guided, .columns, .padding, .limits, .same, .custom:
      Array(derivation.parts.indices)
    }
  }

  // MARK: - Arithmetic

  private static func arithmetic(_ derivation: HeightDerivation, _ tree: LayoutTree) -> String {
    let parts = derivation.parts
    switch derivation.rule {
    case .own: return "its own height"
    case .offered: return "what it is offered"
    case .text(let lines): return text(lines, derivation, tree)
    case .sum(let gaps): return sum(parts, gaps)
    case .highest(let index):
      return parts.count == 1
        ? "as high as \(name(parts[index], tree))"
        : "\(name(parts[index], tree)) is the highest of \(parts.count)"
    case .guided(let above, let below):
      return "\(number(above)) above the line that its views share + \(number(below)) below"
    case .rows(let rows, let spacing): return self.rows(rows, spacing)
    case .columns(let columns, let filled):
      return filled == nil ? "the longest of \(columns.count) columns" : "what it is offered"
    case .padding(let top, let bottom):
      return "\(number(top)) top + \(number(parts[0].height)) + \(number(bottom)) bottom"
    case .limits(let lower, let upper): return limits(lower, upper, parts[0].height)
    case .same: return "as high as what it holds"
    case .custom: return "the answer of its own layout"
    }
  }

  private static func sum(_ parts: [HeightDerivation], _ gaps: [Double]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += gaps[index] == 0 ? " + " : " + gap \(number(gaps[index])) + " }
      text += number(part.height)
    }
    return text
  }

  private static func rows(_ rows: [HeightDerivation.Row], _ spacing: Double) -> String {
    let separator = spacing == 0 ? " + " : " + gap \(number(spacing)) + "
    let sum = rows.map { number($0.height) }.joined(separator: separator)
    return "\(count(rows.count, "row")): \(sum)"
  }

  private static func limits(_ lower: Double, _ upper: Double, _ inside: Double) -> String {
    inside < lower
      ? "at least \(number(lower)), inside \(number(inside))"
      : "at most \(number(upper)), inside \(number(inside))"
  }

  private static func text(
    _ lines: HeightDerivation.TextLines, _ derivation: HeightDerivation, _ tree: LayoutTree
  ) -> String {
    let quote = tree.text(of: derivation.node).map { " \(quoted($0))" } ?? ""
    return self.lines(lines) + (lines.isTruncated ? ", cut" : "") + quote
  }

  /// The lines of a text as a product, or as a sum of products where they differ.
  static func lines(_ lines: HeightDerivation.TextLines) -> String {
    let groups = lines.groups.map { "\(count($0.count, "line")) × \(number($0.height))" }
    let gaps = Double(max(lines.count - 1, 0))
    return (groups.isEmpty ? "no line" : groups.joined(separator: " + "))
      + (lines.spacing == 0 || gaps == 0 ? "" : " + \(number(gaps)) × gap \(number(lines.spacing))")
      + (lines.reserved == 0 ? "" : " + \(number(lines.reserved)) kept for more lines")
      + (lines.rounding < 0.0005 ? "" : " + \(number(lines.rounding)) to the pixel")
  }

  private static func quoted(_ text: StyledText) -> String {
    let whole = text.runs.map(\.text).joined()
    let shown = String(whole.prefix(32).map { $0.isNewline ? " " : $0 })
    return "“\(shown)\(whole.count > 32 ? "…" : "")”"
  }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
