// SPDX-License-Identifier: MIT

public import TrayCases

/// Puts what breaks along an axis into words.
public enum BreakWords {
  /// A line for the walk and one for each break; nothing for a walk without a break.
  public static func text(_ walk: SweepWalk, isColored: Bool = false) -> String {
    guard !walk.breaks.isEmpty else { return "" }
    let title = TextStyle.bold.applied(to: shown("\(walk.flow): \(walk.words)"), if: isColored)
    return title + "\n"
      + walk.breaks.map { shown("  \(walk.range(of: $0)): \($0.step): \($0.text)") + "\n" }
      .joined()
  }
}
