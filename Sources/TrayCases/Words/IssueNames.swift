// SPDX-License-Identifier: MIT

public import TrayKit

/// The kinds of issues by name, without the numbers in which cases differ.
///
/// A name such as `text-is-truncated`, with the place that it speaks of, says whether two cases have
/// the same issue.
public enum IssueNames {
  /// A kind of issue and the place that has it.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The kind.
    public let kind: String
    /// The view, detent or key; empty for the window.
    public let place: String

    /// The kind and the place, separated by a blank.
    public var description: String { place.isEmpty ? kind : "\(kind) \(place)" }
  }

  /// The name of an issue of the views.
  ///
  /// A view that has the same issue at several stops has it once.
  public static func name(of issue: StepIssue) -> Name {
    switch issue {
    case .contentIsCut(let stop, _):
      Name(kind: "content-is-cut", place: DetentNames.name(of: stop))
    case .viewIsTooWide(let path, _, _): Name(kind: "view-is-too-wide", place: path)
    case .textIsTruncated(let path, _): Name(kind: "text-is-truncated", place: path)
    case .charactersAreMissing(let path, _): Name(kind: "characters-are-missing", place: path)
    case .familyIsUnknown(let path, _): Name(kind: "family-is-unknown", place: path)
    case .fontIsOfMachine(let path, _): Name(kind: "font-is-of-machine", place: path)
    case .scrollHasNoRoom(let path, _): Name(kind: "scroll-has-no-room", place: path)
    case .focusedFieldIsHidden(let path, _): Name(kind: "focused-field-is-hidden", place: path)
    case .nestedScroll(let path): Name(kind: "nested-scroll", place: path)
    case .sizeIsAssumed(let path, _): Name(kind: "size-is-assumed", place: path)
    case .lengthIsInvalid(let path, _, _): Name(kind: "length-is-invalid", place: path)
    case .layoutIsInvalid(let path): Name(kind: "layout-is-invalid", place: path)
    case .treeIsTooDeep: Name(kind: "tree-is-too-deep", place: "")
    case .stringIsMissing(let key, _, _): Name(kind: "string-is-missing", place: key)
    }
  }

  /// The name of an issue of the window or the detents.
  public static func name(of issue: DetentIssue) -> Name {
    switch issue {
    case .windowExtent: Name(kind: "window-extent", place: "")
    case .windowIsEmpty: Name(kind: "window-is-empty", place: "")
    case .windowInset: Name(kind: "window-inset", place: "")
    case .windowScale: Name(kind: "window-scale", place: "")
    case .keyboardFrame: Name(kind: "keyboard-frame", place: "")
    case .keyboardLeavesNoRoom: Name(kind: "keyboard-leaves-no-room", place: "")
    case .divisionIgnored: Name(kind: "division-is-ignored", place: "")
    case .readableWidth: Name(kind: "readable-width", place: "")
    case .dimOpacity: Name(kind: "dim-opacity", place: "")
    case .measure: Name(kind: "measure", place: "")
    case .focusedFieldFrame: Name(kind: "focused-field-frame", place: "")
    case .contentIsUnmeasured: Name(kind: "content-is-unmeasured", place: "")
    case .noDetentIsLeft: Name(kind: "no-detent-is-left", place: "")
    case .fixedPartsDoNotFit: Name(kind: "fixed-parts-do-not-fit", place: "")
    default: ofDetent(issue)
    }
  }

  private static func ofDetent(_ issue: DetentIssue) -> Name {
    switch issue {
    case .focusedFieldIsHidden(let id, _): named("focused-field-is-hidden", id)
    case .heightIsNotFinite(let id, _): named("height-is-not-finite", id)
    case .heightIsNegative(let id, _): named("height-is-negative", id)
    case .aboveMaximum(let id, _, _): named("above-maximum", id)
    case .duplicateDetent(let id): named("duplicate-detent", id)
    case .circle(let id): named("circle", id)
    case .missingReference(let id, _): named("missing-reference", id)
    case .initialDidNotResolve(let id): named("initial-did-not-resolve", id)
    case .belowMinimum(let id, _, _): named("below-minimum", id)
    default: Name(kind: "issue", place: "")
    }
  }

  private static func named(_ kind: String, _ id: DetentID) -> Name {
    Name(kind: kind, place: DetentNames.name(of: id))
  }

  /// The names of all issues of a step, each once, with those of its detents first.
  public static func names(of step: ResolvedStep) -> [Name] {
    var names: [Name] = []
    for name in step.resolution.issues.map(name) + step.issues.map(name)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
