// SPDX-License-Identifier: MIT

public import TrayDetents

/// Something legal but suspicious in a resolved step, with the view that shows it.
///
/// A path names views by their names and identifiers from the step's root, as
/// `vstack/flow/chip[2]` does; views of the bottom section begin with `bottom`.
public enum StepIssue: Hashable, Sendable {
  /// The content is higher than what shows at a stop, and nothing in it scrolls.
  case contentIsCut(stop: DetentID, by: Double)
  /// A view reaches past the side of the surface.
  case viewIsTooWide(path: String, by: Double, stop: DetentID)
  /// A text does not show in full.
  case textIsTruncated(path: String, stop: DetentID)
  /// No font at hand has glyphs for some characters, so their widths are wrong.
  case charactersAreMissing(path: String, String)
  /// No font of a family was added, so the system font is measured in its place.
  case familyIsUnknown(path: String, String)
  /// A text is set in a family found on the machine, so its measure holds for this machine only.
  case fontIsOfMachine(path: String, String)
  /// A view that scrolls has no room at a stop.
  case scrollHasNoRoom(path: String, stop: DetentID)
  /// A field with the keyboard's focus does not show in full.
  case focusedFieldIsHidden(path: String, stop: DetentID)
  /// A view scrolls along the same axis as one around it.
  case nestedScroll(path: String)
  /// The size of an image or control is a guess.
  case sizeIsAssumed(path: String, String)
  /// A length of a view makes no sense and counts as not given.
  case lengthIsInvalid(path: String, String, Double)
  /// A size or place came out as not a number and counts as 0.
  case layoutIsInvalid(path: String)
  /// The tree has more levels than are laid out; what lies deeper is left out.
  case treeIsTooDeep(limit: Int)
  /// A string is not there in the language asked for, so that of another language is shown.
  case stringIsMissing(key: String, language: String, shown: String)
}
