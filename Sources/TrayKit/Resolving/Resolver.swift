// SPDX-License-Identifier: MIT

public import Detents
import Geometry
public import LayoutCore
public import Typesetting
public import Views

/// Resolves steps in windows: views to heights, in one straight line.
///
/// Lower the views, read their contract, find the surface's width, measure the content once at that
/// width, find the stops, and lay the views out at each of them. A pure function of its arguments:
/// no clock, no locale of the machine, no state but what the typesetter has shaped before. Any number
/// of threads may share a resolver.
public struct Resolver: Sendable {
  /// Measures the texts.
  public let measurer: any TextMeasurer

  /// Creates a resolver that measures texts in the fonts of a library.
  public init(fonts: FontLibrary) {
    self.init(measurer: Typesetter(fonts: fonts))
  }

  /// Creates a resolver that measures texts in the embedded font, as a phone does.
  public init() throws(FontError) {
    self.init(fonts: try FontLibrary())
  }

  /// Creates a resolver with a text engine of your own.
  public init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Resolves a step in a window.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - window: The window, with its insets, its keyboard and its text size.
  ///   - locale: What the language and region say; texts are the step's own.
  ///   - previous: The selection before, so that a surface stays where it is; nil the first time.
  /// - Returns: Stops, layouts and issues. Odd input gives issues, never an error.
  public func resolve(
    _ step: Step, in window: Window, locale: LocaleFacts = .english,
    after previous: Selection? = nil
  ) -> ResolvedStep {
    let environment = Self.environment(window, locale)
    let content = part(step.content, environment)
    let bottom = step.bottom.map { part($0, environment) }
    let contract = content.tree.contract(over: step.base)
    let detents = DetentResolver(contract: contract, window: window)
    let width = detents.surfaceWidth
    let measure = ContentMeasure(
      idealHeight: content.height(at: width),
      bottomSection: bottom.map { .init(height: $0.height(at: width)) })
    let resolution = detents.resolve(measure, after: previous)
    let layouts = resolution.stops.map { stop in
      Self.layout(
        content, bottom, at: stop, height: Self.layoutHeight(at: stop, contract, measure),
        contract.grabber)
    }
    return ResolvedStep(
      id: step.id, contract: contract, resolution: resolution, measure: measure, layouts: layouts,
      issues: IssueCollector.issues(content, bottom, resolution, layouts))
  }

  /// The values that a window and a locale hand down to the views.
  public static func environment(_ window: Window, _ locale: LocaleFacts) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = window.layoutDirection
    environment.dynamicTypeSize = window.dynamicTypeSize
    environment.displayScale = window.scale
    environment.localeFacts = locale
    environment.horizontalSizeClass = window.horizontalSizeClass
    environment.verticalSizeClass = window.verticalSizeClass
    return environment
  }

  private func part(
    _ lower: (inout TreeBuilder) -> Void, _ environment: EnvironmentValues
  ) -> LayoutEngine {
    var builder = TreeBuilder(environment: environment)
    lower(&builder)
    return LayoutEngine(tree: builder.finish(), measurer: measurer)
  }

  /// The height in which the content is laid out at a stop.
  ///
  /// A stop that only peeks at the content shows the upper part of it as it is at its ideal height.
  private static func layoutHeight(
    at stop: Stop, _ contract: StepContract, _ measure: ContentMeasure
  ) -> Double {
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
  private static func layout(
    _ content: LayoutEngine, _ bottom: LayoutEngine?, at stop: Stop, height: Double,
    _ grabber: GrabberPolicy
  ) -> StopLayout {
    var bounds = stop.frame
    bounds.origin.y += grabber.reservedHeight
    bounds.size.height = height
    let placed = content.place(in: bounds, alignment: .top)
    let section = bottom.map { engine in
      let offer = ProposedSize(width: bounds.width, height: nil)
      var place = bounds
      place.size.height = engine.sizeThatFits(offer).height
      place.origin.y = stop.frame.maxY - stop.bottomInset - place.height
      return engine.place(in: place, proposal: offer, alignment: .top)
    }
    return StopLayout(
      bounds: bounds, content: placed, bottom: section,
      scrolls: scrolls(placed, prefix: "")
        + (section.map { scrolls($0, prefix: "bottom/") } ?? []))
  }

  private static func scrolls(_ layout: LayoutResult, prefix: String) -> [StopLayout.Scroll] {
    layout.tree.scrollNodes.map { node in
      let inner = layout.tree.children(of: node).first.map { layout.frame(of: $0).size }
      return StopLayout.Scroll(
        path: prefix + layout.tree.path(to: node), viewport: layout.frame(of: node),
        contentSize: inner ?? .zero)
    }
  }
}

extension LayoutEngine {
  /// The ideal height at a width.
  fileprivate func height(at width: Double) -> Double {
    sizeThatFits(ProposedSize(width: width, height: nil)).height
  }
}
