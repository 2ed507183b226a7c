// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayLayout
import TrayViews

/// The views of a step, lowered for one environment, with what was measured of them.
final class LoweredStep {
  /// What the environment was made of.
  struct Traits: Equatable {
    var direction: LayoutDirection
    var textSize: DynamicTypeSize
    var isTextBold: Bool
    var scale: Double
    var horizontal: SizeClass
    var vertical: SizeClass
    var system: SystemVersion
    var locale: LocaleFacts

    init(_ window: Window, _ locale: LocaleFacts) {
      direction = window.layoutDirection
      textSize = window.dynamicTypeSize
      isTextBold = window.isTextBold
      scale = window.scale
      horizontal = window.horizontalSizeClass
      vertical = window.verticalSizeClass
      system = window.system
      self.locale = locale
    }

    /// The same traits, with those that are not needed taken from others.
    func needing(_ kinds: EnvironmentReads.Kinds, otherwise other: Traits) -> Traits {
      var traits = self
      if !kinds.contains(.sizeClasses) {
        (traits.horizontal, traits.vertical) = (other.horizontal, other.vertical)
      }
      if !kinds.contains(.system) { traits.system = other.system }
      return traits
    }
  }

  private let traits: Traits
  /// What the views read of the environment.
  private let reads = EnvironmentReads()
  private let environment: EnvironmentValues
  private let measurer: any TextMeasurer
  private let content: LayoutEngine
  private var bottom: LayoutEngine?
  private var id: String
  private var base: StepContract
  private var override: StepContract?
  /// The contract in the window that was asked for last.
  private var contract: StepContract
  /// The contract of the views that are there at the width that was asked for last.
  private var placedContract: (width: Double, contract: StepContract)?
  private var focusedNode: NodeID?
  /// The focused field at the width that was asked for last.
  private var field: (width: Double, field: FocusedField)?
  /// The layouts that were made last, and what was found wrong with them.
  private var layouts = PlacedStops()
  /// What is wrong with the views whatever the stop; nil where it was not looked for.
  private var lastingIssues: [StepIssue]?

  init(
    _ step: Step, _ traits: Traits, _ environment: EnvironmentValues,
    _ measurer: any TextMeasurer, container: Size? = nil
  ) {
    var environment = environment
    environment.containerSize = container
    environment.reads = reads
    (self.traits, self.environment, self.measurer) = (traits, environment, measurer)
    content = LayoutEngine(tree: Self.tree(step.content, environment), measurer: measurer)
    bottom = step.bottom.map {
      LayoutEngine(tree: Self.tree($0, environment), measurer: measurer)
    }
    id = step.id
    (base, override) = (step.base, step.override)
    contract = step.override ?? content.tree.contract(over: step.base)
    focusedNode = Self.focusedNode(in: content.tree)
  }

  /// Takes the step as it is now; what was measured of parts that stayed is kept.
  func update(to step: Step) {
    content.update(to: Self.tree(step.content, environment))
    if let lower = step.bottom {
      let tree = Self.tree(lower, environment)
      if let bottom { bottom.update(to: tree) }
      bottom = bottom ?? LayoutEngine(tree: tree, measurer: measurer)
    } else {
      bottom = nil
    }
    id = step.id
    (base, override) = (step.base, step.override)
    contract = step.override ?? content.tree.contract(over: step.base)
    focusedNode = Self.focusedNode(in: content.tree)
    (field, placedContract, lastingIssues) = (nil, nil, nil)
    layouts = PlacedStops()
  }

  private static func tree(
    _ lower: (inout TreeBuilder) -> Void, _ environment: EnvironmentValues
  ) -> LayoutTree {
    var builder = TreeBuilder(environment: environment)
    lower(&builder)
    return builder.finish()
  }

  private static func focusedNode(in tree: LayoutTree) -> NodeID? {
    tree.focusedFields.first
  }

  /// Whether a view refers to a container whose size is not known yet.
  var asksForContainer: Bool {
    let issues = content.tree.issues + (bottom?.tree.issues ?? [])
    return issues.contains { issue in
      guard case .assumedSize(let name, _, _) = issue else { return false }
      return name == containerRelativeFrameName
    }
  }

  /// The container of the views: as wide as the surface, as high as it may get.
  ///
  /// Its height is not that of a stop, so that what is measured does not depend on what it decides.
  func container(in window: Window) -> Size {
    let detents = DetentResolver(contract: declaredContract, window: window)
    return Size(width: detents.surfaceWidth, height: detents.maximum)
  }

  /// What all views declare; of alternatives the first counts, and what is built later doesn't.
  private var declaredContract: StepContract { override ?? content.tree.contract(over: base) }

  /// Finds what the views declare that are there in a window.
  ///
  /// Which views those are may depend on the width, which is the one for which all views declare.
  private func findContract(in window: Window) {
    guard override == nil, content.tree.hasViewsDecidedWhilePlacing else { return }
    let width = DetentResolver(contract: declaredContract, window: window).surfaceWidth
    if placedContract?.width != width {
      placedContract = (width, placed(at: width).tree.contract(over: base))
      layouts = PlacedStops()
    }
    contract = placedContract?.contract ?? contract
  }

  /// The content as high as it likes to be in a width.
  private func placed(at width: Double) -> LayoutResult {
    let offer = ProposedSize(width: width, height: nil)
    let bounds = Rect(
      x: 0, y: 0, width: width, height: content.sizeThatFits(offer).height)
    return content.place(in: bounds, proposal: offer, alignment: .top)
  }

  /// Whether the views are the same in a window, which has these traits.
  ///
  /// Views that are built in layout may read then what no view has read before.
  func isFor(_ window: Window, _ traits: Traits) -> Bool {
    let needed = isSteady ? reads.kinds : .all
    guard self.traits.needing(needed, otherwise: traits) == traits else { return false }
    guard let container = environment.containerSize else { return !asksForContainer }
    return container == self.container(in: window)
  }

  /// Whether no view is chosen or built in layout, where it may be another one each time.
  private var isSteady: Bool {
    !content.tree.hasViewsDecidedWhilePlacing
      && !(bottom?.tree.hasViewsDecidedWhilePlacing ?? false)
  }

  /// How many nodes the views have become.
  var nodeCount: Int { content.tree.count + (bottom?.tree.count ?? 0) }

  /// Whether nothing went wrong in layout: an issue of one window must not show in the next.
  var isReusable: Bool { content.issues.isEmpty && (bottom?.issues.isEmpty ?? true) }

  func resolve(in window: Window, after previous: Selection?) -> ResolvedStep {
    findContract(in: window)
    let detents = DetentResolver(contract: contract, window: window)
    let offer = ProposedSize(width: detents.surfaceWidth, height: nil)
    let section = bottom.map { $0.sizeThatFits(offer).height }
    let measure = ContentMeasure(
      idealHeight: content.sizeThatFits(offer).height,
      bottomSection: section.map { .init(height: $0) },
      focusedField: focusedField(at: detents.surfaceWidth))
    let resolution = detents.resolve(measure, after: previous)
    let stops = resolution.stops.map { layout(at: $0, measure) }
    return ResolvedStep(
      id: id, contract: contract, resolution: resolution, measure: measure, layouts: stops,
      issues: issues(resolution, stops))
  }

  /// Everything suspicious about the views, in their order, each once.
  ///
  /// What is wrong with the views as such, and with a layout wherever it lies, is looked for once.
  private func issues(_ resolution: Resolution, _ stops: [StopLayout]) -> [StepIssue] {
    let collector = IssueCollector(content, bottom)
    if lastingIssues == nil || !isSteady || !isReusable {
      lastingIssues = collector.lastingIssues(stops)
    }
    var issues = DistinctIssues(lastingIssues ?? [])
    for (stop, layout) in zip(resolution.stops, stops) where !stop.isHidden {
      guard let id = stop.ids.first else { continue }
      let found = layouts.issues(of: layout, at: stop) {
        collector.issues(of: layout, at: stop, id)
      }
      for issue in found { issues.add(issue.at(id)) }
      for issue in collector.focusIssues(of: layout, at: stop, id) { issues.add(issue) }
    }
    return issues.all
  }

  /// The field with the keyboard's focus, where the content is as high as it likes; nil without one.
  private func focusedField(at width: Double) -> FocusedField? {
    guard let focusedNode else { return nil }
    if let known = field, known.width == width { return known.field }
    let layout = placed(at: width)
    guard layout.tree.isPresent(focusedNode) else { return nil }
    let found = FocusedField(frame: layout.frame(of: focusedNode))
    field = (width, found)
    return found
  }

  /// The layout at a stop, moved from one made before where the sizes are the same.
  private func layout(at stop: Stop, _ measure: ContentMeasure) -> StopLayout {
    let rooms = rooms(at: stop, height: layoutHeight(at: stop, measure))
    if let known = layouts.layout(in: rooms) { return known }
    let layout = newLayout(in: rooms)
    layouts.add(layout, in: rooms)
    return layout
  }

  /// Where both parts lie at a stop.
  private func rooms(at stop: Stop, height: Double) -> PlacedStops.Rooms {
    var bounds = stop.frame
    bounds.origin.y += contract.grabber.reservedHeight
    bounds.size.height = height
    let section = bottom.map { engine in
      var place = bounds
      let offer = ProposedSize(width: bounds.width, height: nil)
      place.size.height = engine.sizeThatFits(offer).height
      place.origin.y = stop.frame.maxY - stop.bottomInset - place.height
      return place
    }
    return PlacedStops.Rooms(stop: stop.frame, content: bounds, bottom: section)
  }

  /// The height in which the content is laid out at a stop.
  ///
  /// A stop that only peeks at the content shows the upper part of it as it is at its ideal height.
  private func layoutHeight(at stop: Stop, _ measure: ContentMeasure) -> Double {
    let isPeek = stop.ids.allSatisfy { id in
      contract.detents.contains { detent in
        guard detent.id == id, case .tip = detent.kind else { return false }
        return true
      }
    }
    return isPeek ? max(stop.layoutHeight, measure.idealHeight ?? 0) : stop.layoutHeight
  }

  /// Lays both parts out.
  ///
  /// Content that does not fill its room lies at the top of it, in the middle from side to side.
  private func newLayout(in rooms: PlacedStops.Rooms) -> StopLayout {
    let placed = content.place(in: rooms.content, alignment: .top)
    var section: LayoutResult?
    if let bottom, let room = rooms.bottom {
      section = bottom.place(
        in: room, proposal: ProposedSize(width: room.width, height: nil), alignment: .top)
    }
    let others = section.map { StopLayout.scrolls(in: $0, prefix: "bottom/") } ?? []
    return StopLayout(
      bounds: rooms.content, content: placed, bottom: section,
      scrolls: StopLayout.scrolls(in: placed, prefix: "") + others)
  }
}
