// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayTestSupport
import Testing

@testable import TrayLayout

/// The parts of a golden case that concern one rule, without a tree.
struct GoldenRules: Decodable, Sendable {
  struct Limits: Decodable, Sendable {
    struct Expectation: Decodable, Sendable {
      var min: LengthForm?
      var ideal: LengthForm?
      var max: LengthForm?
    }
    var min: LengthForm?
    var ideal: LengthForm?
    var max: LengthForm?
    var expect: Expectation
  }
  struct Spacing: Decodable, Sendable {
    var edges: [String: Double]
    /// The neighbour's preferences; none is a view that wants no room.
    var to: [String: Double]?
    var axis: String
    var rightToLeft: Bool?
    var distance: Double
  }
  /// Two lines of text, each by its leading and the length of its pixel.
  struct Leading: Decodable, Sendable {
    var upper: [Double]
    var lower: [Double]
    var distance: Double
  }
  struct Flexibility: Decodable, Sendable {
    struct Range: Decodable, Sendable {
      var min: Double
      var max: LengthForm
    }
    var ranges: [Range]
    var order: [Int]
  }
  struct Merge: Decodable, Sendable {
    var values: [Double?]
    var mean: Double
  }
  struct Inset: Decodable, Sendable {
    var proposal: [Double?]
    var by: [Double]
    var to: [Double?]
  }

  var limits: [Limits]?
  var spacing: [Spacing]?
  var leading: [Leading]?
  var flexibility: [Flexibility]?
  var merge: Merge?
  struct SafeAreaForm: Decodable, Sendable {
    struct Answer: Decodable, Sendable {
      var rect: [Double]
      /// Top, leading, bottom, trailing.
      var gets: [Double]
    }
    var space: [Double]
    var insets: [Double]
    var rects: [Answer]
  }
  var inset: [Inset]?
  var safeArea: SafeAreaForm?

  private enum CodingKeys: String, CodingKey {
    case limits, leading, flexibility, merge, inset, spacing, safeArea
  }

  func check() throws {
    for limit in limits ?? [] { Self.check(limit) }
    for pair in spacing ?? [] { try Self.check(pair) }
    for pair in leading ?? [] { Self.check(pair) }
    for order in flexibility ?? [] { try Self.check(order) }
    if let merge { Self.check(merge) }
    for inset in inset ?? [] { Self.check(inset) }
    if let safeArea { Self.check(safeArea) }
  }

  private static func check(_ given: SafeAreaForm) {
    func insets(_ numbers: [Double]) -> EdgeInsets {
      EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    let area = SafeArea(
      bounds: Rect(x: 0, y: 0, width: given.space[0], height: given.space[1]),
      insets: insets(given.insets))
    for answer in given.rects {
      let frame = Rect(
        x: answer.rect[0], y: answer.rect[1], width: answer.rect[2], height: answer.rect[3])
      #expect(area.insets(for: frame, grid: PixelGrid(scale: 1)) == insets(answer.gets))
    }
  }

  private static func check(_ given: Limits) {
    let limits = FlexibleFrame.Limits(
      minimum: given.min?.value, ideal: given.ideal?.value, maximum: given.max?.value)
    // Something that is not a number is not equal to itself.
    func isSame(_ length: Double?, _ expected: LengthForm) -> Bool {
      length == expected.value || (length?.isNaN == true && expected.value.isNaN)
    }
    if let least = given.expect.min { #expect(isSame(limits.minimum, least)) }
    if let ideal = given.expect.ideal { #expect(isSame(limits.ideal, ideal)) }
    if let most = given.expect.max { #expect(isSame(limits.maximum, most)) }
  }

  private static func check(_ pair: Spacing) throws {
    let axis: Axis = pair.axis == "horizontal" ? .horizontal : .vertical
    var edges = pair.edges
    if pair.rightToLeft == true {
      (edges["leading"], edges["trailing"]) = (edges["trailing"], edges["leading"])
    }
    let next = pair.to.map { preferences($0) } ?? .zero
    #expect(preferences(edges).distance(to: next, along: axis) == pair.distance)
  }

  private static func preferences(_ edges: [String: Double]) -> ViewSpacing {
    var spacing = ViewSpacing()
    if let top = edges["top"] { spacing.top = .init(plain: top) }
    if let leading = edges["leading"] { spacing.leading = .init(plain: leading) }
    if let bottom = edges["bottom"] { spacing.bottom = .init(plain: bottom) }
    if let trailing = edges["trailing"] { spacing.trailing = .init(plain: trailing) }
    return spacing
  }

  private static func check(_ pair: Leading) {
    func text(_ numbers: [Double]) -> ViewSpacing {
      var spacing = ViewSpacing()
      let leading = ViewSpacing.TextLeading(
        distance: numbers[0], grid: PixelGrid(scale: 1 / numbers[1]))
      spacing.top = .init(leading: leading)
      spacing.bottom = .init(leading: leading)
      return spacing
    }
    let distance = text(pair.upper).distance(to: text(pair.lower), along: .vertical)
    #expect(abs(distance - pair.distance) < 1e-9)
  }

  /// Finds the order in which a row of 3 points offers room by who gets how much.
  private static func check(_ given: Flexibility) throws {
    let log = OfferLog()
    var builder = TreeBuilder()
    builder.addStack(.horizontal, alignment: .center, spacing: 0) { builder in
      for (index, range) in given.ranges.enumerated() {
        let layout = RangeLayout(
          index: index, minimum: range.min, maximum: range.max.value, log: log)
        builder.addLayout(layout) { $0.addFlexible() }
      }
    }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    _ = engine.sizeThatFits(ProposedSize(width: 37, height: 5))
    #expect(log.order == given.order)
  }

  private static func check(_ merge: Merge) {
    var builder = TreeBuilder()
    builder.addDepthStack(alignment: .topLeading) { builder in
      for value in merge.values {
        guard let value else {
          builder.addFlexible()
          continue
        }
        builder.addAlignmentGuide(.middleOfAll, { _ in value }) { $0.addFlexible() }
      }
    }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    let dimensions = engine.rootDimensions(in: ProposedSize(width: 20, height: 20))
    #expect(dimensions?[explicit: .middleOfAll] == merge.mean)
  }

  private static func check(_ given: Inset) {
    let proposal = ProposedSize(width: given.proposal[0], height: given.proposal[1])
    let insets = EdgeInsets(
      top: given.by[1], leading: given.by[0], bottom: given.by[1], trailing: given.by[0])
    let inner = proposal.inset(by: insets)
    #expect(inner == ProposedSize(width: given.to[0], height: given.to[1]))
  }
}

/// Notes the order in which children are offered a real length.
private final class OfferLog: @unchecked Sendable {
  // One engine on one thread writes it.
  var order: [Int] = []
}

/// Takes what it is offered, within limits.
private struct RangeLayout: Layout {
  var index: Int
  var minimum: Double
  var maximum: Double
  var log: OfferLog

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    let offer = proposal.width ?? 10
    if offer > 0, offer.isFinite, !log.order.contains(index) { log.order.append(index) }
    return Size(width: min(max(offer, minimum), maximum), height: 1)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {}
}

private enum MiddleOfAll: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}

extension HorizontalAlignment {
  fileprivate static let middleOfAll = HorizontalAlignment(MiddleOfAll.self)
}

extension LayoutEngine {
  /// The root's size and guides.
  func rootDimensions(in proposal: ProposedSize) -> ViewDimensions? {
    tree.root.map { LayoutSubview(engine: inner, node: $0.index).dimensions(in: proposal) }
  }
}
