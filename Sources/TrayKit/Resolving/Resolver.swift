// SPDX-License-Identifier: MIT

public import TrayDetents
import TrayGeometry
public import TrayLayout
public import TrayText
public import TrayViews

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
    StepResolver(step, measurer: measurer).resolve(in: window, locale: locale, after: previous)
  }

  /// A resolver of one step that keeps what it can from one window to the next.
  public func resolver(of step: Step) -> StepResolver { StepResolver(step, measurer: measurer) }

  /// The values that a window and a locale hand down to the views.
  public static func environment(_ window: Window, _ locale: LocaleFacts) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = window.layoutDirection
    environment.dynamicTypeSize = window.dynamicTypeSize
    environment.displayScale = window.scale
    environment.localeFacts = locale
    environment.horizontalSizeClass = window.horizontalSizeClass
    environment.verticalSizeClass = window.verticalSizeClass
    environment.system = window.system
    environment.legibilityWeight = window.isTextBold ? .bold : nil
    return environment
  }
}
