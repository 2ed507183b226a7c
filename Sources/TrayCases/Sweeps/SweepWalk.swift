// SPDX-License-Identifier: MIT

/// A walk along an axis, with everything else held, and what broke on the way.
public struct SweepWalk: Sendable {
  /// The name of the flow.
  public let flow: String
  /// The axis.
  public let axis: CaseKey
  /// The case at the first value of the axis.
  public let first: FlowCase
  /// The values of the axis in order, as the command line spells them.
  public let values: [String]
  /// What is wrong at some values and right at others, by step and in the order in which it begins.
  public let breaks: [Break]
  /// How many things are wrong at every value.
  public let lastingCount: Int

  /// Walks in the case with a number.
  package init(_ plan: SweepPlan, _ number: Int, along axis: CaseKey, by worker: SweepWorker) {
    let (index, first) = plan.place(number)
    let section = plan.sections[index]
    let cases = (0..<section.axes.count(of: axis)).map { place in
      var flowCase = first
      section.axes.set(axis, at: place, in: &flowCase)
      return flowCase
    }
    var finder = BreakFinder()
    for flowCase in cases { finder.add(worker.resolve(index, flowCase).steps) }
    let found = finder.breaks()
    (flow, self.axis, self.first) = (section.flow.id, axis, first)
    values = cases.map { axis.argument(of: $0) }
    (breaks, lastingCount) = (found.breaks, found.lasting)
  }

  /// From which value on something is wrong, or at which alone: `from ax2 on`, `at ax2, ax4`.
  public func range(of found: Break) -> String {
    let places = found.places
    guard let first = places.first, let last = places.last else { return "" }
    if last == values.count - 1, places.count == last - first + 1 {
      return "from \(values[first]) on"
    }
    return "at \(places.map { values[$0] }.joined(separator: ", "))"
  }

  /// The case in words, without the axis that is walked along.
  public var words: String { first.words(without: [axis]) }
}
