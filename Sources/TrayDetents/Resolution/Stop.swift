// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A resting height that resolved, with every declared detent that rests there.
public struct Stop: Equatable, Sendable {
  /// One detent that rests at the stop.
  public struct Member: Equatable, Sendable {
    /// The detent's identity.
    public var id: DetentID
    /// Its content height before rounding, in points.
    public var value: Double
    /// Whether no drag can end here for its sake.
    public var isProgrammaticOnly: Bool
    /// Why its height is what it is, down to the rounded height.
    public var derivation: Derivation

    /// Creates a member.
    public init(
      id: DetentID, value: Double, isProgrammaticOnly: Bool, derivation: Derivation
    ) {
      self.id = id
      self.value = value
      self.isProgrammaticOnly = isProgrammaticOnly
      self.derivation = derivation
    }
  }

  /// The detents that rest here, lowest first; more than one where heights were equal.
  public var members: [Member]
  /// The content height before rounding, in points: the highest member's.
  public var value: Double
  /// The height that the detent asked for, header included, on the pixel grid, in points.
  public var contentHeight: Double
  /// The height in which the content is laid out, header included, in points.
  ///
  /// The content height, or the largest stop's where the rules lay content out only once.
  public var layoutHeight: Double
  /// The surface's height with everything it adds, in points, before a card is drawn smaller.
  public var surfaceHeight: Double
  /// The surface's rectangle in window coordinates, edges rounded to pixels unless it is a card.
  public var frame: Rect
  /// The height in which the content shows and scrolls: neither header nor keyboard, in points.
  public var viewportHeight: Double
  /// How far the content scrolls, in points; 0 where it fits or is unmeasured.
  public var scrollRange: Double
  /// What a scroll view that reaches down to the surface's lower edge adds below its content.
  ///
  /// In points: the keyboard's overlap or the bottom inset that lies in the surface, the height of a
  /// bottom section that lies over the content instead of below it, and what of the layout height
  /// lies below the surface.
  public var scrollInset: Double
  /// How far the content must be scrolled for the focused field to show, in points; nil without one.
  ///
  /// The offset nearest to the one that the content has.
  public var focusOffset: Double?
  /// The bottom section's height with whatever it carries, in points; 0 without one.
  public var bottomSectionHeight: Double
  /// Whether the bottom section carries the window's bottom inset; not while a keyboard covers it.
  public var bottomSectionCarriesInset: Bool
  /// The bottom inset or keyboard overlap inside the surface, below content and section, in points.
  public var bottomInset: Double
  /// The opacity of the dim while the surface rests here, 0…1.
  public var dim: Double
  /// Whether touches outside the surface reach what lies behind.
  public var passesTouches: Bool
  /// The ways in which a person may dismiss the surface from here.
  public var dismissal: DismissalPolicy.Ways

  /// Whether the stop asks for nothing at all: not even the bottom inset is added.
  var isNothing: Bool

  /// Points at the surface's lower edge that the bottom section, the bottom inset or the keyboard take.
  public var coveredHeight: Double {
    // A section that carries the inset is counted with it.
    bottomSectionHeight + (bottomSectionCarriesInset ? 0 : bottomInset)
  }
  /// The rectangle in which content may show, in window coordinates; header and grabber lie in it.
  public var contentFrame: Rect {
    var rect = frame
    rect.size.height = max(frame.height - coveredHeight, 0)
    return rect
  }
  /// Whether nothing of the surface shows here.
  public var isHidden: Bool { surfaceHeight == 0 }
  /// Whether no drag can end here.
  public var isProgrammaticOnly: Bool { members.allSatisfy { $0.isProgrammaticOnly } }
  /// The identities of all detents that rest here, lowest first.
  public var ids: [DetentID] { members.map { $0.id } }

  /// Whether the detent with this identity rests here.
  public func contains(_ id: DetentID) -> Bool {
    for index in members.indices where members[index].id == id { return true }
    return false
  }
}
