// SPDX-License-Identifier: MIT

/// What a program says of a node beside its layout.
///
/// Layout asks for none of it; the looks are kept for whoever draws the tree.
public enum NodeTag: Hashable, Sendable {
  /// The identifier that the author gave.
  case id(String)
  /// The name of the view in the language of views, such as `vstack` or `chip`.
  case name(String)
  /// What a person does with it.
  case role(Role)
  /// How it looks.
  case look(Look)

  /// What a person does with a view.
  public enum Role: Hashable, Sendable {
    /// Taps it.
    case button
    /// Types into it; the flag says whether it has the keyboard's focus.
    case field(isFocused: Bool)
  }

  /// How a view, or what lies in it, looks.
  public enum Look: Hashable, Sendable {
    /// What it is filled with, or its text.
    case color(TreeColor)
    /// The colours of a text's runs, in order; nil for one that has none of its own.
    case runColors([TreeColor?])
    /// How far its corners are rounded, in points.
    case corners(Double)
    /// The outline that is filled in place of its frame.
    case outline(SizedOutline)
    /// Its outline alone is drawn, by a line of a width in points, half of it outside or none.
    case line(width: Double, isInside: Bool)
    /// A line of a width in points inside its frame, over what it shows.
    case border(TreeColor, width: Double)
    /// How opaque it is, from 0 to 1.
    case opacity(Double)
    /// What reaches out of its frame does not show.
    case clipped
    /// What of a control it shows.
    case control(ControlLook)
  }
}

extension NodeTag {
  /// Whether what reaches out of the view does not show.
  var isClipping: Bool {
    switch self {
    case .look(.clipped), .look(.corners): true
    case .id, .name, .role, .look: false
    }
  }
}

/// A colour, kept for whoever draws the tree.
public struct TreeColor: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// From 0 for nothing to 1.
  public var opacity: Double
  /// Whether it is the colour of plain text or one derived from it, light on a dark surface.
  public var isLabel: Bool

  /// Creates a colour from its parts.
  public init(
    red: Double, green: Double, blue: Double, opacity: Double = 1, isLabel: Bool = false
  ) {
    (self.red, self.green, self.blue) = (red, green, blue)
    (self.opacity, self.isLabel) = (opacity, isLabel)
  }
}
