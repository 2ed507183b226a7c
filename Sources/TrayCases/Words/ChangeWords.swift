// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts what differs between two resolutions into words.
public enum ChangeWords {
  /// What made a view higher or lower: its path, and the change.
  public static func words(
    _ change: HeightChange, in before: LayoutTree, and after: LayoutTree
  ) -> (view: String, text: String) {
    let path = after.path(to: change.after)
    let view = path.isEmpty ? before.path(to: change.before) : path
    return (view.isEmpty ? "content" : view, text(change.reason))
  }

  private static func text(_ reason: HeightChange.Reason) -> String {
    switch reason {
    case .length(let old, let new): arrow(number(old), number(new))
    case .lines(let old, let new): arrow(HeightWords.lines(old), HeightWords.lines(new))
    case .gap(let index, let old, let new):
      "gap before view \(index + 1): \(arrow(number(old), number(new)))"
    case .padding(let old, let new): "padding \(arrow(number(old), number(new)))"
    case .rows(let old, let new):
      "\(arrow(HeightWords.count(old, "row"), HeightWords.count(new, "row")))"
    case .rowSpacing(let old, let new): "gap between rows \(arrow(number(old), number(new)))"
    case .row(let index, let old, let new):
      "row \(index + 1): \(arrow(number(old), number(new)))"
    case .highest(let old, let new):
      "view \(new + 1) is the highest, no longer view \(old + 1)"
    case .limit(let old, let new): "held by its limits: \(arrow(number(old), number(new)))"
    case .replaced(let old, let new):
      "put together in another way: \(arrow(number(old), number(new)))"
    }
  }

  /// What differs in the inputs, a cause a line.
  public static func lines(_ causes: [ResolutionChange.Cause]) -> [String] { causes.map(text) }

  private static func text(_ cause: ResolutionChange.Cause) -> String {
    switch cause {
    case .detents(let added, let removed):
      "other detents" + names(", new: ", added) + names(", gone: ", removed)
    case .policies: "other policies"
    case .rotated(let old, let new): "turned: \(arrow(size(old), size(new)))"
    case .resized(let old, let new): "window \(arrow(size(old), size(new)))"
    case .folded(let region): "partly folded, the surface stays in \(size(region.size))"
    case .unfolded(let region): "unfolded, the surface has \(size(region.size))"
    case .insets(let old, let new): "insets \(arrow(insets(old), insets(new)))"
    case .scale(let old, let new): "scale \(arrow(number(old), number(new)))"
    case .sizeClasses: "other size classes"
    case .system(let old, let new):
      "system \(arrow(CaseNames.name(of: old), CaseNames.name(of: new)))"
    case .direction(let direction):
      direction == .rightToLeft ? "runs from right to left" : "runs from left to right"
    case .textSize(let old, let new):
      "text size \(arrow(TextSizeNames.name(of: old), TextSizeNames.name(of: new)))"
    case .boldText(let isOn): isOn ? "bold text" : "no bold text"
    case .screenReader(let isOn): isOn ? "a screen reader runs" : "no screen reader runs"
    case .keyboardCame(let overlap): "the keyboard came and covers \(number(overlap))"
    case .keyboardWent(let overlap): "the keyboard went, it covered \(number(overlap))"
    case .keyboardMoved(let old, let new): "keyboard \(arrow(number(old), number(new)))"
    case .contentMeasured(let height): "content measured: \(number(height))"
    case .contentChanged(let old, let new): "content \(arrow(number(old), number(new)))"
    case .contentUnmeasured: "the content is not measured any more"
    case .header(let old, let new): "header \(arrow(number(old), number(new)))"
    case .bottomSection(let old, let new):
      "bottom section \(arrow(old.map { number($0) } ?? "none", new.map { number($0) } ?? "none"))"
    }
  }

  /// What became of the selection.
  public static func text(_ selection: SelectionChange) -> String {
    func name(_ id: DetentID) -> String { DetentNames.name(of: id) }
    switch selection {
    case .kept(let id): return "\(name(id)) stays at rest"
    case .chosen(let old, let new): return "\(name(new)) was chosen instead of \(name(old))"
    case .forKeyboard(let old, let new):
      return "\(name(new)) while the keyboard is up, then \(name(old)) again"
    case .nearest(let id, let old):
      return "\(name(id)) is the nearest now, no longer \(name(old))"
    case .lost(let id, let standIn): return "\(name(id)) has no stop, \(name(standIn)) stands in"
    case .restored(let id, let old): return "\(name(id)) is back, \(name(old)) stood in"
    }
  }

  /// The shares of a move, such as `+26 content, −40 keyboard`.
  public static func shares(_ move: ResolutionChange.Move) -> String {
    let inputs: [ResolutionChange.Input: String] = [
      .contract: "contract", .window: "window", .person: "text size", .keyboard: "keyboard",
      .content: "content",
    ]
    return move.shares.map { "\(signed($0.points)) \(inputs[$0.input] ?? "")" }
      .joined(separator: ", ")
  }

  /// A number with its sign; 0 has none.
  public static func signed(_ value: Double) -> String {
    let text = number(value)
    return text == "0" || text.hasPrefix("-") ? text : "+" + text
  }

  package static func inputName(_ input: ResolutionChange.Input) -> String {
    switch input {
    case .contract: "contract"
    case .window: "window"
    case .person: "textSize"
    case .keyboard: "keyboard"
    case .content: "content"
    }
  }

  private static func arrow(_ old: String, _ new: String) -> String { "\(old) → \(new)" }
  private static func size(_ size: Size) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }
  private static func insets(_ insets: WindowInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
      .joined(separator: " ")
  }
  private static func names(_ title: String, _ ids: [DetentID]) -> String {
    ids.isEmpty ? "" : title + ids.map { DetentNames.name(of: $0) }.joined(separator: " ")
  }
  private static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
