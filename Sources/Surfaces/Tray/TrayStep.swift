// SPDX-License-Identifier: MIT

public import Detents
public import Geometry

/// What a tray knows of a step: its name, its contract, and how high its content is.
///
/// Nothing of the content itself. Measure at the width that `DetentResolver` gives for contract and
/// window, with an unspecified height.
public struct TrayStep: Sendable {
  /// The name by which the step's last stop is remembered.
  public var id: String
  /// What the step declares.
  public var contract: StepContract
  /// How high the content is.
  public var measure: ContentMeasure
  /// Whether a drag must begin at the grabber.
  public var dragsByHandleOnly: Bool
  /// Where in the content no drag begins, in points from the surface's upper left corner.
  public var noDragZones: [Rect]
  /// What scrolls in the content.
  public var scrolls: [TrayScroll]
  /// Whether a person's dismissal is only reported, for the host to confirm with `.dismiss`.
  public var asksBeforeDismissal: Bool

  /// Creates a step.
  public init(
    _ id: String, contract: StepContract, measure: ContentMeasure = .unmeasured,
    dragsByHandleOnly: Bool = false, noDragZones: [Rect] = [], scrolls: [TrayScroll] = [],
    asksBeforeDismissal: Bool = false
  ) {
    self.id = id
    self.contract = contract
    self.measure = measure
    self.dragsByHandleOnly = dragsByHandleOnly
    self.noDragZones = noDragZones
    self.scrolls = scrolls
    self.asksBeforeDismissal = asksBeforeDismissal
  }
}

/// A view in the content that scrolls from top to bottom.
public struct TrayScroll: Hashable, Sendable {
  /// Its number, given by the host; unique in its step.
  public var id: Int
  /// How far the content has been moved up, in points; 0 at the top.
  public var offset: Double
  /// How far it can be moved, in points; 0 where it fits, and then a drag in it drags the tray.
  public var range: Double

  /// Creates a view that scrolls; negative numbers and those that aren't finite count as 0.
  public init(id: Int, range: Double, offset: Double = 0) {
    self.id = id
    self.range = range.isFinite && range > 0 ? range : 0
    self.offset = offset.isFinite && offset > 0 ? offset : 0
  }

  /// Whether there is anything to scroll.
  var isScrollable: Bool { range > 0.5 }
}
