// SPDX-License-Identifier: MIT

/// Something that a view asked to be told after layout.
package struct LayoutReport: Sendable {
  /// The view in the tree of the result.
  package internal(set) var node: NodeID
  /// What is reported.
  package let value: any Sendable
  let observer: Observer

  /// Whether another report tells the same.
  func tellsSame(as other: LayoutReport) -> Bool { observer.isEqual(value, other.value) }
}

extension LayoutResult {
  /// Runs the actions of the reports that tell something new, each once, from the leaves up.
  ///
  /// Reports are paired with those of the layout before by their order. The first time, or where the
  /// number of reports differs, all of them are new, and the value before is the value now. Nothing is
  /// laid out again here, so that an action that changes a view can't set off an endless chain: whoever
  /// lays out again decides how often.
  ///
  /// - Parameter previous: The layout before, or nil.
  /// - Returns: The number of actions that were run.
  @discardableResult
  public func deliverReports(after previous: LayoutResult? = nil) -> Int {
    let before = previous.flatMap { $0.reports.count == reports.count ? $0.reports : nil }
    var count = 0
    for (index, report) in reports.enumerated() {
      if let old = before?[index] {
        if report.tellsSame(as: old) { continue }
        report.observer.action(old.value, report.value)
      } else {
        report.observer.action(report.value, report.value)
      }
      count += 1
    }
    return count
  }
}
