// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// Deep trees: laid out up to a limit, cut with an issue beyond it, never a crash.
@Suite struct DepthTests {
  /// What a secondary thread has on Apple's systems.
  private static let stackSize = 512 * 1024

  /// What a view may be nested in.
  enum Nesting: CaseIterable {
    case stacks, padding, frames, layers, flows, baselines, preferences
  }

  @Test(arguments: Nesting.allCases)
  func `the deepest tree is laid out on a stack of 512 KB`(_ nesting: Nesting) {
    let levels =
      switch nesting {
      case .flows: TreeBuilder.depthLimit / 2
      // The innermost overlay lies two levels deeper than what it covers.
      case .layers: TreeBuilder.depthLimit - 2
      default: TreeBuilder.depthLimit
      }
    let outcome = onSmallStack { Self.layOut(nesting, levels: levels) }
    #expect(outcome.issues.isEmpty)
    #expect(outcome.size.isFinite)
    #expect(outcome.derived == outcome.size.height)
    #expect(outcome.depth == (nesting == .preferences ? levels : nil))
  }

  @Test(arguments: Nesting.allCases)
  func `a tree beyond the limit gives an issue`(_ nesting: Nesting) {
    let outcome = onSmallStack { Self.layOut(nesting, levels: 20_000) }
    #expect(outcome.issues == [.tooDeep(limit: TreeBuilder.depthLimit)])
    #expect(outcome.size.isFinite)
  }

  private struct Outcome: Sendable {
    var size = Size.zero
    var derived: Double?
    var depth: Int?
    var issues: [LayoutIssue] = []
  }

  private static func layOut(_ nesting: Nesting, levels: Int) -> Outcome {
    var builder = TreeBuilder()
    add(nesting, levels, to: &builder)
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    let result = engine.place(in: Rect(x: 0, y: 0, width: 300, height: 500))
    let offer = ProposedSize(width: 300, height: nil)
    return Outcome(
      size: engine.sizeThatFits(offer), derived: engine.heightDerivation(for: offer)?.height,
      depth: result.preference(DeepestKey.self), issues: result.issues)
  }

  private static func add(_ nesting: Nesting, _ levels: Int, to builder: inout TreeBuilder) {
    guard levels > 0 else {
      return builder.addText(
        StyledText(runs: [.init(text: "deep", font: FontDescription(size: 9))]))
    }
    let inner = { (builder: inout TreeBuilder) in add(nesting, levels - 1, to: &builder) }
    let axis: Axis = levels.isMultiple(of: 2) ? .vertical : .horizontal
    switch nesting {
    case .stacks:
      builder.addStack(axis, alignment: .center, spacing: nil) {
        $0.addFlexible()
        inner(&$0)
      }
    case .preferences: builder.addPreference(DeepestKey.self, levels, inner)
    case .padding: builder.addPadding(EdgeInsets(.all, 1), inner)
    case .frames:
      builder.addFrame(
        minWidth: 0, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
        maxHeight: nil, alignment: .leading, inner)
    case .layers:
      builder.addLayers(
        isOverlay: true, alignment: .center, primary: inner, secondary: { $0.addFlexible() })
    case .flows:
      builder.addLayout(FlowLayout(axis: axis)) {
        $0.addFlexible()
        inner(&$0)
      }
    case .baselines:
      builder.addStack(axis, alignment: .centerFirstTextBaseline, spacing: nil) {
        $0.addFlexible()
        inner(&$0)
      }
    }
  }

  /// Runs work on a thread of its own with little room for its calls.
  private func onSmallStack(_ work: @escaping @Sendable () -> Outcome) -> Outcome {
    let box = OutcomeBox()
    let thread = Thread { box.finish(work()) }
    thread.stackSize = Self.stackSize
    thread.start()
    return box.wait()
  }

  /// Hands the outcome from one thread to the other, behind a condition.
  private final class OutcomeBox: @unchecked Sendable {
    private let condition = NSCondition()
    private var outcome: Outcome?

    func finish(_ outcome: Outcome) {
      condition.lock()
      self.outcome = outcome
      condition.signal()
      condition.unlock()
    }

    func wait() -> Outcome {
      condition.lock()
      defer { condition.unlock() }
      while outcome == nil { condition.wait() }
      return outcome ?? Outcome()
    }
  }
}

private enum DeepestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
