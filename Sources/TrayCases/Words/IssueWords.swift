// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts issues and reasons into words: where, what, and what to do.
public enum IssueWords {
  /// One line for each issue of the views; the same issue at several stops is one line.
  public static func lines(_ issues: [StepIssue]) -> [String] {
    var lines: [(text: String, stops: [String])] = []
    for issue in merged(issues) {
      let (text, stop) = words(issue)
      if let index = lines.firstIndex(where: { $0.text == text }) {
        lines[index].stops += stop.map { [$0] } ?? []
      } else {
        lines.append((text, stop.map { [$0] } ?? []))
      }
    }
    return lines.map { line in
      line.stops.isEmpty
        ? line.text : "at \(line.stops.joined(separator: ", ")): \(line.text)"
    }
  }

  /// One line for each issue of the window and the detents.
  public static func lines(_ issues: [DetentIssue]) -> [String] {
    issues.map(DetentWords.text)
  }

  /// Why a detent gave no stop.
  public static func reason(_ reason: DropReason) -> String { DetentWords.reason(reason) }

  /// Missing characters of all texts are one issue: the remedy is the same.
  private static func merged(_ issues: [StepIssue]) -> [StepIssue] {
    var result: [StepIssue] = []
    var characters = ""
    var place: Int?
    for issue in issues {
      guard case .charactersAreMissing(let path, let missing) = issue else {
        result.append(issue)
        continue
      }
      characters += missing.filter { !characters.contains($0) }
      if place == nil {
        place = result.count
        result.append(.charactersAreMissing(path: path, ""))
      }
    }
    if let place, case .charactersAreMissing(let path, _) = result[place] {
      result[place] = .charactersAreMissing(path: path, characters)
    }
    return result
  }

  private static func words(_ issue: StepIssue) -> (text: String, stop: String?) {
    func points(_ value: Double) -> String { PlainNumber.rounded(value) }
    switch issue {
    case .contentIsCut(let stop, let excess):
      return (
        "\(points(excess)) points of the content do not show and nothing scrolls;"
          + " put it into a scroll view or declare a taller detent", DetentNames.name(of: stop)
      )
    case .viewIsTooWide(let path, let excess, let stop):
      return (
        "\(path) reaches \(points(excess)) points past the side of the surface",
        DetentNames.name(of: stop)
      )
    case .textIsTruncated(let path, let stop):
      return ("\(path) does not show all of its text", DetentNames.name(of: stop))
    case .scrollHasNoRoom(let path, let stop):
      return ("\(path) has no room to show its content", DetentNames.name(of: stop))
    case .focusedFieldIsHidden(let path, let stop):
      return (
        "\(path) has the keyboard's focus but does not show in full", DetentNames.name(of: stop)
      )
    default: return (wordsWithoutStop(issue), nil)
    }
  }

  private static func wordsWithoutStop(_ issue: StepIssue) -> String {
    switch issue {
    case .charactersAreMissing(let path, let characters):
      "\(path): no font has glyphs for “\(characters.prefix(24))”; name one that has with --font"
    case .familyIsUnknown(let path, let family):
      "\(path): no font of the family “\(family.prefix(64))” was added, so the system font is measured;"
        + " add its file with --font"
    case .fontIsOfMachine(let path, let family):
      "\(path): measured in “\(family.prefix(64))” as it is on this machine; name its file with --font"
        + " for a result that holds anywhere"
    case .nestedScroll(let path): "\(path) scrolls along the same axis as a view around it"
    case .sizeIsAssumed(let path, let name):
      "\(path): the size of “\(name)” is assumed; give it a frame"
    case .lengthIsInvalid(let path, let name, let value):
      "\(path): the \(name) \(value) is not a length and counts as not given"
    case .layoutIsInvalid(let path): "\(path): a size or place is not a number and counts as 0"
    case .treeIsTooDeep(let limit):
      "there are more than \(limit) levels of views; what lies deeper is left out"
    case .stringIsMissing(let key, let language, let shown):
      "the string \"\(key)\" is missing in \(language); that of \(shown) is shown"
    default: ""
    }
  }
}
