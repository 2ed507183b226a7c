// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayGeometry

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

  /// Creates a step.
  public init(
    _ id: String, contract: StepContract, measure: ContentMeasure = .unmeasured,
    dragsByHandleOnly: Bool = false, noDragZones: [Rect] = [], scrolls: [TrayScroll] = []
  ) {
    self.id = id
    self.contract = contract
    self.measure = measure
    self.dragsByHandleOnly = dragsByHandleOnly
    self.noDragZones = noDragZones
    self.scrolls = scrolls
  }
}
