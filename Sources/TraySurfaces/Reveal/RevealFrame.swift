// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Everything there is to draw of a reveal at one moment: a function of offset and measured height.
public struct RevealFrame: Hashable, Sendable {
  /// What it is doing.
  public var phase: TrayPhase
  /// How far the content is moved up, in points; past its end while a finger pulls it there.
  public var offset: Double
  /// How fast the offset grows by itself, in points per second; 0 while a finger holds it.
  public var velocity: Double
  /// How far the secondary section is revealed, from 0 to 1.
  public var progress: Double
  /// The section that counts: the secondary one from half of the progress on.
  public var activeSection: RevealSection
  /// The section at rest; nil while something moves, and between the two.
  public var settledSection: RevealSection?
  /// Whether any of the secondary section shows.
  public var showsSecondary: Bool
  /// The chevron or pill that hints at the secondary section.
  public var affordance: Affordance
  /// The primary section.
  public var primary: Layer
  /// The opacity of the secondary section.
  public var secondaryOpacity: Double
  /// How solid the toolbar's background is.
  public var toolbarOpacity: Double
  /// Whether the content scrolls; not while another mode needs the finger.
  public var isScrollEnabled: Bool

  /// How the affordance shows.
  public struct Affordance: Hashable, Sendable {
    /// The opacity.
    public var opacity: Double
    /// The blur, in points.
    public var blur: Double
    /// How far it is turned, in turns.
    public var turn: Double
    /// Whether it gets touches; not once the secondary section is active.
    public var isHittable: Bool
  }

  /// How a section shows.
  public struct Layer: Hashable, Sendable {
    /// The opacity.
    public var opacity: Double
    /// The blur, in points.
    public var blur: Double
    /// The scale.
    public var scale: Double
  }
}

/// A control that seems to move from one section into the other.
///
/// Its two places come up from the tree as anchors, in the coordinates of the content: the primary
/// section begins at 0, the secondary one at the viewport's height. One overlay is drawn between
/// them, so there is exactly one thing to hit.
public struct RevealMorph: Hashable, Sendable {
  /// A place of the control.
  public struct Place: Hashable, Sendable {
    /// The rectangle, in the coordinates of the content.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double

    /// Creates a place.
    public init(frame: Rect, cornerRadius: Double = 0) {
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// The place in the primary section; nil where none came up.
  public var source: Place?
  /// The place in the secondary section; nil where none came up.
  public var destination: Place?

  /// Creates a morph between two places.
  public init(source: Place?, destination: Place?) {
    self.source = source
    self.destination = destination
  }

  /// The control at a progress and an offset, in the coordinates of the viewport.
  ///
  /// Position, size and corner are straight lines over the progress; the whole moves with the offset, so
  /// at both ends the control lies exactly on its place. With one place alone it stays on that.
  ///
  /// - Returns: The control, or nil where no place came up.
  public func control(at progress: Double, offset: Double) -> Place? {
    guard let first = source ?? destination, let second = destination ?? source else { return nil }
    let share = progress > 0 ? min(progress, 1) : 0
    func between(_ one: Double, _ other: Double) -> Double {
      // Exact at both ends, whatever the two are.
      share == 1 ? other : one + (other - one) * share
    }
    let (one, other) = (first.frame, second.frame)
    return Place(
      frame: Rect(
        x: between(one.minX, other.minX), y: between(one.minY, other.minY) - offset,
        width: between(one.width, other.width), height: between(one.height, other.height)),
      cornerRadius: between(first.cornerRadius, second.cornerRadius))
  }

  /// What of the control gets touches: the overlay alone, never one of its two places.
  public func hitTargets(at progress: Double, offset: Double) -> [Rect] {
    control(at: progress, offset: offset).map { [$0.frame] } ?? []
  }
}
