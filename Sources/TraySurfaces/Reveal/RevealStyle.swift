// SPDX-License-Identifier: MIT

public import TrayMotion

/// What follows from the progress of a reveal, as ramps; none of it is stored anywhere else.
public struct RevealStyle: Hashable, Sendable {
  /// The opacity of the affordance, such as a chevron, that hints at the secondary section.
  public var affordanceOpacity: Ramp
  /// The blur of the affordance, in points.
  public var affordanceBlur: Ramp
  /// How far the affordance is turned, in turns.
  public var affordanceTurn: Ramp
  /// The opacity of the primary section.
  public var primaryOpacity: Ramp
  /// The blur of the primary section, in points.
  public var primaryBlur: Ramp
  /// The scale of the primary section.
  public var primaryScale: Ramp
  /// The opacity of the secondary section.
  public var secondaryOpacity: Ramp
  /// How solid the toolbar's background is.
  public var toolbarOpacity: Ramp

  /// Creates a style; what isn't named is a media screen's.
  public init(
    affordanceOpacity: Ramp = .from(1, to: 0, between: 0, and: 0.5),
    affordanceBlur: Ramp = .from(0, to: 6, between: 0, and: 0.5),
    affordanceTurn: Ramp = .from(0, to: 0.5, between: 0, and: 1),
    primaryOpacity: Ramp = .from(1, to: 0.6, between: 0, and: 1),
    primaryBlur: Ramp = .from(0, to: 12, between: 0, and: 1),
    primaryScale: Ramp = .from(1, to: 0.94, between: 0, and: 1),
    secondaryOpacity: Ramp = .from(0, to: 1, between: 0, and: 0.4),
    toolbarOpacity: Ramp = .from(0, to: 1, between: 0.5, and: 1)
  ) {
    self.affordanceOpacity = affordanceOpacity
    self.affordanceBlur = affordanceBlur
    self.affordanceTurn = affordanceTurn
    self.primaryOpacity = primaryOpacity
    self.primaryBlur = primaryBlur
    self.primaryScale = primaryScale
    self.secondaryOpacity = secondaryOpacity
    self.toolbarOpacity = toolbarOpacity
  }
}

extension Ramp {
  /// A straight line from one value to another between two places, level outside.
  public static func from(
    _ first: Double, to second: Double, between low: Double, and high: Double
  ) -> Ramp {
    Ramp([Corner(at: low, value: first), Corner(at: high, value: second)])
  }
}

/// A progress that is reported when it is passed, and again only after it was left clearly.
public struct RevealThreshold: Hashable, Sendable {
  /// The progress at which it counts as passed.
  public var enter: Double
  /// The progress at which it counts as left; below `enter`, so that trembling tells nothing.
  public var leave: Double

  /// Creates a threshold; one that is left above where it is passed is left where it is passed.
  public init(enter: Double, leave: Double) {
    self.enter = enter
    self.leave = min(leave, enter)
  }

  /// Whether it is passed at a progress, knowing whether it was before.
  func isPassed(at progress: Double, before: Bool) -> Bool {
    before ? progress > leave : progress >= enter
  }
}

/// How a reveal feels and looks: plain data.
public struct RevealSettings: Hashable, Sendable {
  /// How a release chooses its page.
  public var paging: Paging.Rule
  /// The spring that brings the offset to a page, and a program's snap.
  public var spring: Spring
  /// What counts as rest.
  public var rest: SettlingThreshold
  /// Where the reveal begins: a light tap of the haptics.
  public var light: RevealThreshold
  /// Where it is all but there: a strong one.
  public var strong: RevealThreshold
  /// What follows from the progress.
  public var style: RevealStyle

  /// Creates settings; what isn't named is a media screen's.
  public init(
    paging: Paging.Rule = .projected, spring: Spring = .smooth,
    rest: SettlingThreshold = .halfPixel(scale: 2),
    light: RevealThreshold = RevealThreshold(enter: 0.06, leave: 0.02),
    strong: RevealThreshold = RevealThreshold(enter: 0.9, leave: 0.8),
    style: RevealStyle = RevealStyle()
  ) {
    self.paging = paging
    self.spring = spring
    self.rest = rest
    self.light = light
    self.strong = strong
    self.style = style
  }
}
