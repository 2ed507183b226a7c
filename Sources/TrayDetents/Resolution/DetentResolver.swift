// SPDX-License-Identifier: MIT

import TrayGeometry

/// Answers what heights a surface can take in a window: a pure function, in two phases.
///
/// First the width, from contract and window alone. The caller measures the content at that width,
/// with an unspecified height. Then the heights, from the measure:
///
/// ```swift
/// let resolver = DetentResolver(contract: contract, window: window)
/// let height = measureContent(resolver.surfaceWidth)
/// let resolution = resolver.resolve(ContentMeasure(idealHeight: height))
/// ```
///
/// Since no measure depends on a height that the surface has, resolving again changes nothing. Odd
/// input never traps: it gives a result, and issues that say what was odd.
///
/// - Complexity: O(*n* log *n*) for *n* detents, apart from what custom closures cost.
public struct DetentResolver: Sendable {
  private let input: ResolutionInput

  /// Does the first phase: checks the window and finds the width and the maximum.
  public init(contract: StepContract, window: Window) {
    input = ResolutionInput(contract, window)
  }

  /// What the step declared.
  public var contract: StepContract { input.contract }
  /// The window as it was given.
  public var window: Window { input.window }
  /// The surface's left edge in window coordinates, on the pixel grid, in points.
  public var surfaceX: Double { input.surfaceX }
  /// The width at which the content must be measured, on the pixel grid, in points.
  public var surfaceWidth: Double { input.surfaceWidth }
  /// The greatest height a detent can have, in points, as it is without a keyboard.
  ///
  /// Window height − top gap − bottom inset. The top gap is the top inset, plus 10 where that is a
  /// plain status bar of 20 points or less (measured on iOS 26: 759 in a window of 393 × 852, 637 in
  /// one of 375 × 667); an inset of 0 is no status bar.
  public var maximum: Double { input.maximum }
  /// Why the width is what it is.
  public var widthDerivation: Derivation { input.widthDerivation }
  /// Why the maximum is what it is.
  public var maximumDerivation: Derivation { input.maximumDerivation }

  /// Does the second phase: the stops, and which of them is at rest.
  ///
  /// - Parameters:
  ///   - measure: What measuring the content at `surfaceWidth` gave.
  ///   - previous: The selection of the resolution before, or nil the first time.
  /// - Returns: At least one stop, the one at rest, and why.
  public func resolve(_ measure: ContentMeasure, after previous: Selection? = nil) -> Resolution {
    ResolutionPass(input, measure, previous).resolution()
  }

  /// Both phases at once, for content that has been measured already.
  public static func resolve(
    contract: StepContract, window: Window, measure: ContentMeasure,
    after previous: Selection? = nil
  ) -> Resolution {
    ResolutionPass(ResolutionInput(contract, window), measure, previous).resolution()
  }
}
