// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry

@Suite struct DetentIssueTests {
  /// One issue of each kind, with what it means for a person: where nothing or too little shows it is
  /// an error, where another value counts than the one asked for a warning.
  private static let issues: [(issue: DetentIssue, severity: IssueSeverity)] = [
    (.windowExtent(.horizontal, asked: -4, used: 0), .warning), (.windowIsEmpty, .error),
    (.windowInset(.leading, asked: .infinity, used: 0), .warning), (.windowScale(0), .warning),
    (.keyboardFrame(.zero), .warning), (.keyboardLeavesNoRoom(overlap: 336), .error),
    (.divisionIgnored(.zero), .warning), (.readableWidth(-1), .warning),
    (.dimOpacity(asked: 2, used: 1), .warning), (.measure(-3), .warning),
    (.focusedFieldFrame(.zero), .warning), (.focusedFieldIsHidden(.hug, by: 8), .error),
    (.contentIsUnmeasured, .warning), (.heightIsNotFinite(.named("a"), .infinity), .warning),
    (.heightIsNegative(.named("a"), -7), .warning),
    (.aboveMaximum(.height(900), asked: 900, maximum: 759), .warning),
    (.duplicateDetent(.hug), .warning), (.circle(.named("a")), .warning),
    (.missingReference(.named("a"), to: .medium), .warning), (.noDetentIsLeft, .warning),
    (.initialDidNotResolve(.medium), .warning),
    (.fixedPartsDoNotFit(needed: 300, room: 200), .error),
    (.stopShowsNothing(.hug), .error), (.belowMinimum(.hug, minimum: 100, height: 60), .error),
  ]

  @Test(arguments: issues)
  func `an issue matters as much as what a person misses`(
    _ issue: DetentIssue, _ severity: IssueSeverity
  ) {
    #expect(issue.severity == severity)
  }

  @Test func `every kind of issue has a name of its own in small letters and hyphens`() {
    let kinds = Self.issues.map(\.issue.kind)
    #expect(Set(kinds).count == kinds.count)
    for kind in kinds {
      let words = kind.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } }, "\(kind)")
    }
  }

  @Test(arguments: issues.map(\.issue))
  func `a program gets every number and every detent that the sentence has`(_ issue: DetentIssue) {
    let row = issue.row
    var values = row.members.map(\.value)
    if case .detent(let id) = row.place { values.append(.detent(id)) }
    for part in row.text.parts {
      switch part {
      case .rounded(let number), .exact(let number): #expect(values.contains(.number(number)))
      case .count(let count): #expect(values.contains(.number(Double(count))))
      case .detent(let id): #expect(values.contains(.detent(id)))
      case .words: break
      }
    }
  }

  @Test func `a sentence keeps its numbers and detents as values`() {
    let id = DetentID.fraction(0.5)
    let text: IssueText = "\(id) asks for \(rounded: 1.25) of \(2) \("parts") at \(exact: 0.1)"
    #expect(
      text.parts == [
        .detent(id), .words(" asks for "), .rounded(1.25), .words(" of "), .count(2), .words(" "),
        .words("parts"), .words(" at "), .exact(0.1),
      ])
  }
}
