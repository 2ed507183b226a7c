// SPDX-License-Identifier: MIT

/// Flows in all combinations of some axes.
///
///     let sweep = try Sweep(of: [LocalizedFlow(checkout)], over: .everyday(), by: cases)
///     sweep.forEach { print($0.flowCase.words, $0.steps.map(\.resolution.selectedStop.surfaceHeight)) }
public struct Sweep: Sendable {
  private let flows: [LocalizedFlow]
  private let axes: CaseAxes
  private let cases: CaseResolver
  private let steps: Set<String>
  private let plan: SweepPlan

  /// How many cases a thread takes at once.
  package static let pieceSize = 32
  /// How many pieces are worked on before their results are handed over.
  package static let round = 64

  /// Prepares a sweep.
  ///
  /// - Parameters:
  ///   - flows: The flows.
  ///   - axes: What differs between the cases; without locales, a flow's first language counts.
  ///   - cases: The devices, and what resolves.
  ///   - steps: The names of the steps to resolve; none for all.
  /// - Throws: The first device, display or keyboard that is unknown.
  public init(
    of flows: [LocalizedFlow], over axes: CaseAxes, by cases: CaseResolver, steps: [String] = []
  ) throws(CaseError) {
    try axes.check(in: cases.catalogue)
    (self.flows, self.axes, self.cases) = (flows, axes, cases)
    self.steps = Set(steps)
    plan = SweepPlan(flows.map { ($0, axes) })
  }

  /// How many cases there are, over all flows.
  public var count: Int { plan.count }

  /// Resolves all cases and hands them over in order: languages change slowest, then text sizes.
  ///
  /// - Parameters:
  ///   - threads: How many cases are resolved at once, at least 1; what is handed over doesn't depend
  ///     on it.
  ///   - body: Takes the cases one by one, on the caller's thread.
  public func forEach(
    threads: Int = Threads.processorCount, _ body: (ResolvedCase) -> Void
  ) {
    let size = Self.pieceSize
    let work = OrderedWork<[ResolvedCase]>(threads: max(1, threads), round: max(2, threads))
    work.run(0..<(plan.count + size - 1) / size) { [plan, cases, steps] in
      let worker = SweepWorker(plan, cases, wanted: steps)
      return { piece in
        (piece * size..<min((piece + 1) * size, plan.count)).map { number in
          let (section, flowCase) = plan.place(number)
          return worker.resolve(section, flowCase)
        }
      }
    } receive: { found in
      for one in found { body(one) }
      return true
    }
  }

  /// Walks along an axis in each combination of the others and looks for what begins to be wrong.
  ///
  /// - Parameter axis: The axis; its values are those of the sweep.
  /// - Returns: A walk for each flow and combination, also those without a break.
  public func walks(along axis: CaseKey) -> [SweepWalk] {
    let plan = SweepPlan(flows.map { ($0, axes) }, walked: axis)
    let worker = SweepWorker(plan, cases, wanted: steps)
    return (0..<plan.count).map { SweepWalk(plan, $0, along: axis, by: worker) }
  }
}
