// SPDX-License-Identifier: MIT

/// What changed between two resolutions of a step, and why: a pure function of both.
///
/// Values only, no words. Causes tell which inputs differ. Each stop that moved tells by how much, and
/// how many of those points each kind of input brought: inputs are changed one kind after the other,
/// in the order of ``Input``, and the shares add up to the move.
public struct ResolutionChange: Equatable, Sendable {
  /// A resolution with everything it was made of, except for the selection before.
  public struct State: Sendable {
    /// What the step declared.
    public var contract: StepContract
    /// The window.
    public var window: Window
    /// What measuring the content gave.
    public var measure: ContentMeasure
    /// What came of it.
    public var resolution: Resolution

    /// Creates a state from a resolution and its inputs.
    public init(
      contract: StepContract, window: Window, measure: ContentMeasure, resolution: Resolution
    ) {
      self.contract = contract
      self.window = window
      self.measure = measure
      self.resolution = resolution
    }
  }

  /// A kind of input, in the order in which shares are told apart.
  public enum Input: UInt8, Hashable, Sendable, CaseIterable {
    /// What the step declares.
    case contract
    /// The window's size, insets, scale, posture and size classes, and its direction.
    case window
    /// The text size and whether a screen reader runs, before the content is measured again.
    case person
    /// The keyboard.
    case keyboard
    /// What measuring the content gave.
    case content
  }

  /// A detent whose stop is at another height, has come, or has gone.
  public struct Move: Equatable, Sendable {
    /// The detent.
    public var id: DetentID
    /// The content height before, in points; nil where the detent had no stop.
    public var before: Double?
    /// The content height after, in points; nil where the detent has no stop.
    public var after: Double?
    /// The surface height before, in points; nil where the detent had no stop.
    public var surfaceBefore: Double?
    /// The surface height after, in points; nil where the detent has no stop.
    public var surfaceAfter: Double?
    /// Why the detent has no stop now; nil where it has one or isn't declared.
    public var dropped: DropReason?
    /// What each kind of input brought to the content height; empty where it has come or gone.
    public var shares: [Share]

    /// The points by which the content height changed; nil where the stop has come or gone.
    public var points: Double? {
      guard let before, let after else { return nil }
      return after - before
    }
  }

  /// What one kind of input brought to a move.
  public struct Share: Equatable, Sendable {
    /// The kind of input.
    public var input: Input
    /// The points, negative where the stop became lower.
    public var points: Double
  }

  /// What differs in the inputs, in a fixed order.
  public var causes: [Cause]
  /// The detents whose stops differ, in the order of the stops after; those that have gone come last.
  public var moves: [Move]
  /// What became of the selection.
  public var selection: SelectionChange

  /// Whether nothing that a person could see has changed.
  public var isEmpty: Bool {
    guard moves.isEmpty, case .kept = selection else { return false }
    return true
  }

  /// Compares two resolutions of a step.
  ///
  /// - Complexity: Up to four resolutions more, none of which measures content.
  public init(from before: State, to after: State) {
    causes = Cause.all(from: before, to: after)
    selection = SelectionChange(from: before.resolution, to: after.resolution)
    moves = MoveFinder(from: before, to: after).moves()
  }
}

/// What became of the selection between two resolutions.
public enum SelectionChange: Equatable, Sendable {
  /// The same detent is at rest.
  case kept(DetentID)
  /// Another detent was chosen, by a person or a program.
  case chosen(from: DetentID, to: DetentID)
  /// The keyboard sent the surface to another stop, until it goes.
  case forKeyboard(from: DetentID, to: DetentID)
  /// It rests between two stops as before, and another one is the nearest now.
  case nearest(DetentID, from: DetentID)
  /// The detent has no stop any more, and another stands in.
  case lost(DetentID, standIn: DetentID)
  /// The detent that was chosen is back, after the keyboard or after it had no stop.
  case restored(DetentID, from: DetentID)

  init(from before: Resolution, to after: Resolution) {
    let (old, new) = (before.selection, after.selection)
    if after.selectedStop.contains(old.current) {
      self = .kept(old.current)
    } else if new.heightBetweenStops != nil, new.heightBetweenStops == old.heightBetweenStops {
      self = .nearest(new.current, from: old.current)
    } else if old.beforeKeyboard != nil && new.beforeKeyboard == nil && new.current == new.wanted
      || new.wanted == old.wanted && new.current == new.wanted
    {
      self = .restored(new.current, from: old.current)
    } else if after.index(of: old.current) == nil {
      self = .lost(old.current, standIn: new.current)
    } else if old.beforeKeyboard == nil && new.beforeKeyboard != nil {
      self = .forKeyboard(from: old.current, to: new.current)
    } else {
      self = .chosen(from: old.current, to: new.current)
    }
  }
}
