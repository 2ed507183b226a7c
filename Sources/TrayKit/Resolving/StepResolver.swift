// SPDX-License-Identifier: MIT

public import TrayDetents
import TrayGeometry
public import TrayLayout
public import TrayViews

/// Resolves one step again and again, and keeps what a new window does not change.
///
/// The views are lowered once for each environment (text size, Bold Text, direction, display scale,
/// locale, and size classes and system where views read them); measures and layouts are kept while their
/// widths and heights stay. The views of the last environments are kept. Where the step itself changes, ``update(to:)`` keeps the measures of all that stayed. What it answers does not
/// depend on what it was asked before. It belongs to one thread.
public final class StepResolver {
  /// The step.
  public private(set) var step: Step

  private let measurer: any TextMeasurer
  /// The views for the last environments, those of the last one at the end.
  private var lowered: [LoweredStep] = []
  /// The most environments whose views are kept.
  private static let loweredLimit = 24

  /// Creates a resolver of a step whose texts `measurer` measures.
  public init(_ step: Step, measurer: any TextMeasurer) {
    self.step = step
    self.measurer = measurer
  }

  /// Resolves the step in a window.
  ///
  /// - Parameters:
  ///   - window: The window, with its insets, its keyboard and its text size.
  ///   - locale: What the language and region say; texts are the step's own.
  ///   - previous: The selection before, so that a surface stays where it is; nil the first time.
  /// - Returns: Stops, layouts and issues. Odd input gives issues, never an error.
  public func resolve(
    in window: Window, locale: LocaleFacts = .english, after previous: Selection? = nil
  ) -> ResolvedStep {
    let lowered = lowered(for: window, locale)
    let resolved = lowered.resolve(in: window, after: previous)
    if !lowered.isReusable { self.lowered.removeLast() }
    return resolved
  }

  /// Goes on with the step as it is now, after its content or its contract changed.
  ///
  /// Texts that changed are measured again with what contains them; what stayed is not. The answers
  /// are those of a resolver of its own.
  ///
  /// - Complexity: That of lowering the step's views once.
  public func update(to step: Step) {
    self.step = step
    lowered.removeFirst(max(lowered.count - 1, 0))
    lowered.last?.update(to: step)
  }

  private func lowered(for window: Window, _ locale: LocaleFacts) -> LoweredStep {
    let traits = LoweredStep.Traits(window, locale)
    if let place = lowered.lastIndex(where: { $0.isFor(window, traits) }) {
      if place != lowered.count - 1 { lowered.append(lowered.remove(at: place)) }
      return lowered[lowered.count - 1]
    }
    let environment = Resolver.environment(window, locale)
    var fresh = LoweredStep(step, traits, environment, measurer)
    if fresh.asksForContainer {
      fresh = LoweredStep(
        step, traits, environment, measurer, container: fresh.container(in: window))
    }
    if lowered.count == Self.loweredLimit { lowered.removeFirst() }
    lowered.append(fresh)
    return fresh
  }
}

/// The views of a step, lowered for one environment, with what was measured of them.
private final class LoweredStep {
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
  /// The layouts that were made last, by the place and height in which they were made.
  private var layouts: [(stop: Rect, height: Double, inset: Double, layout: StopLayout)] = []

  /// The most layouts that are kept.
  private static let layoutLimit = 8

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
    (field, placedContract, layouts) = (nil, nil, [])
  }

  private static func tree(
    _ lower: (inout TreeBuilder) -> Void, _ environment: EnvironmentValues
  ) -> LayoutTree {
    var builder = TreeBuilder(environment: environment)
    lower(&builder)
    return builder.finish()
  }

  private static func focusedNode(in tree: LayoutTree) -> NodeID? {
    tree.taggedNodes.first { $0.tag == .role(.field(isFocused: true)) }?.node
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
      layouts = []
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
    let needed = hasViewsDecidedWhilePlacing ? .all : reads.kinds
    guard self.traits.needing(needed, otherwise: traits) == traits else { return false }
    guard let container = environment.containerSize else { return !asksForContainer }
    return container == self.container(in: window)
  }

  private var hasViewsDecidedWhilePlacing: Bool {
    content.tree.hasViewsDecidedWhilePlacing
      || bottom?.tree.hasViewsDecidedWhilePlacing ?? false
  }

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
    let layouts = resolution.stops.map { layout(at: $0, measure) }
    return ResolvedStep(
      id: id, contract: contract, resolution: resolution, measure: measure, layouts: layouts,
      issues: IssueCollector.issues(content, bottom, resolution, layouts))
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

  /// The layout at a stop, from those made last where place and heights are the same.
  private func layout(at stop: Stop, _ measure: ContentMeasure) -> StopLayout {
    let height = layoutHeight(at: stop, measure)
    for known in layouts
    where known.stop == stop.frame && known.height == height && known.inset == stop.bottomInset {
      return known.layout
    }
    let layout = newLayout(at: stop, height: height)
    if layouts.count == Self.layoutLimit { layouts.removeFirst() }
    layouts.append((stop.frame, height, stop.bottomInset, layout))
    return layout
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

  /// Lays both parts out at a stop.
  ///
  /// Content that does not fill its room lies at the top of it, in the middle from side to side.
  private func newLayout(at stop: Stop, height: Double) -> StopLayout {
    var bounds = stop.frame
    bounds.origin.y += contract.grabber.reservedHeight
    bounds.size.height = height
    let placed = content.place(in: bounds, alignment: .top)
    let section = bottom.map { engine in
      let offer = ProposedSize(width: bounds.width, height: nil)
      var place = bounds
      place.size.height = engine.sizeThatFits(offer).height
      place.origin.y = stop.frame.maxY - stop.bottomInset - place.height
      return engine.place(in: place, proposal: offer, alignment: .top)
    }
    let scrolls = scrolls(placed, prefix: "")
    let others = section.map { self.scrolls($0, prefix: "bottom/") } ?? []
    return StopLayout(
      bounds: bounds, content: placed, bottom: section, scrolls: scrolls + others)
  }

  private func scrolls(_ layout: LayoutResult, prefix: String) -> [StopLayout.Scroll] {
    layout.tree.scrollNodes.map { node in
      let inner = layout.tree.children(of: node).first.map { layout.frame(of: $0).size }
      return StopLayout.Scroll(
        path: prefix + layout.tree.path(to: node), viewport: layout.frame(of: node),
        contentSize: inner ?? .zero)
    }
  }
}
