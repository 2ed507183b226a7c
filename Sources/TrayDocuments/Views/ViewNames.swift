// SPDX-License-Identifier: MIT

import TrayKit

/// The names that documents use for values of the view language.
enum ViewNames {
  static let alignments: JSONChoices<Alignment> = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "centerFirstTextBaseline": .centerFirstTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]
  static let horizontalAlignments: JSONChoices<HorizontalAlignment> = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  static let verticalAlignments: JSONChoices<VerticalAlignment> = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]
  static let textAlignments: JSONChoices<TextAlignment> = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  static let axes: JSONChoices<Axis.Set> = [
    "vertical": .vertical, "horizontal": .horizontal, "both": [.vertical, .horizontal],
  ]
  static let singleAxes: JSONChoices<Axis> = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  static let directions: JSONChoices<LayoutDirection> = [
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
  /// The horizontal guides that no vertical one shares its name with.
  static let horizontalGuides: JSONChoices<HorizontalAlignment> = [
    "leading": .leading, "trailing": .trailing,
  ]
  static let unitPoints: JSONChoices<UnitPoint> = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
  static let flexibilities: JSONChoices<FlowFlexibility> = [
    "minimum": .minimum, "natural": .natural, "maximum": .maximum,
  ]
  static let edges: JSONChoices<Edge> = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
  static let contentModes: JSONChoices<ContentMode> = ["fit": .fit, "fill": .fill]
  static let styles = JSONChoices(Font.TextStyle.allCases.map { ($0.rawValue, $0) })
  static let weights: JSONChoices<Font.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let designs: JSONChoices<Font.Design> = [
    "default": .default, "monospaced": .monospaced, "rounded": .rounded, "serif": .serif,
  ]
  static let leadings: JSONChoices<Font.Leading> = [
    "standard": .standard, "tight": .tight, "loose": .loose,
  ]
  static let truncationModes: JSONChoices<Text.TruncationMode> = [
    "head": .head, "middle": .middle, "tail": .tail,
  ]
  static let buttonStyles: JSONChoices<ButtonLook> = [
    "plain": .plain, "automatic": .automatic, "borderless": .borderless, "bordered": .bordered,
    "borderedProminent": .borderedProminent,
  ]
  static let cases: JSONChoices<Text.Case> = [
    "uppercase": .uppercase, "lowercase": .lowercase,
  ]
  static let labelStyles: JSONChoices<LabelLook> = [
    "automatic": .automatic, "iconOnly": .iconOnly, "titleOnly": .titleOnly,
    "titleAndIcon": .titleAndIcon,
  ]
  static let listStyles: JSONChoices<ListStyle> = [
    "automatic": .automatic, "plain": .plain, "inset": .inset, "insetGrouped": .insetGrouped,
  ]
  static let pickerStyles: JSONChoices<PickerStyle> = [
    "automatic": .automatic, "menu": .menu, "segmented": .segmented, "wheel": .wheel,
    "inline": .inline,
  ]
  static let textFieldStyles: JSONChoices<TextFieldStyle> = [
    "automatic": .automatic, "plain": .plain, "roundedBorder": .roundedBorder,
  ]
  static let toggleStyles: JSONChoices<ToggleLook> = [
    "automatic": .automatic, "switch": .switch, "button": .button,
  ]
  static let controlSizes: JSONChoices<ControlSize> = [
    "mini": .mini, "small": .small, "regular": .regular, "large": .large,
    "extraLarge": .extraLarge,
  ]
  static let calendars = JSONChoices(CalendarSystem.allCases.map { ($0.rawValue, $0) })
  static let weekdays: JSONChoices<Weekday> = [
    "sunday": .sunday, "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday,
    "thursday": .thursday, "friday": .friday, "saturday": .saturday,
  ]
  static let colors: JSONChoices<Color> = [
    "clear": .clear, "black": .black, "white": .white, "primary": .primary,
    "secondary": .secondary, "accentColor": .accentColor, "gray": .gray, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "blue": .blue, "purple": .purple,
    "pink": .pink, "teal": .teal, "indigo": .indigo, "mint": .mint, "cyan": .cyan,
    "brown": .brown,
  ]
}
