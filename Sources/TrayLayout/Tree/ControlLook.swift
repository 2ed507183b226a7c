// SPDX-License-Identifier: MIT

/// What a part of a control looks like, for whoever draws the tree.
///
/// Where the part lies and how large it is says its node; on which system it is drawn, the drawing.
public enum ControlLook: Hashable, Sendable {
  /// A switch with its knob.
  case toggle(isOn: Bool)
  /// A line with its knob at a share of the way, from 0 to 1.
  case slider(share: Double)
  /// Two buttons, for less and for more.
  case stepper
  /// A bar that is full to a share, from 0 to 1.
  case progressBar(share: Double)
  /// A wheel that turns.
  case spinner
  /// The two arrows of something that opens a menu.
  case menuArrows
  /// The ground under options side by side.
  case segments
  /// The option that is chosen.
  case chosen
  /// The stripe in the middle of a wheel of options.
  case wheel
  /// The arrow of something that unfolds.
  case disclosureArrow(isExpanded: Bool)
  /// The border of a field.
  case fieldBorder
  /// The ground of a field to search with.
  case searchGround
  /// The line that blinks where a person types: behind a text, or before one that only asks for it.
  case caret(isBehind: Bool)
  /// The ground of a button; one that is prominent stands out.
  case buttonGround(isProminent: Bool)
  /// A symbol, by its name.
  case symbol(String)
  /// An image, by its name.
  case image(String)
  /// A chosen day of a calendar, which may begin or end a stretch of them.
  case day(isFirst: Bool, isLast: Bool)
  /// The ground of a list; one whose sections are cards is a shade darker.
  case list(isGrouped: Bool)
}
