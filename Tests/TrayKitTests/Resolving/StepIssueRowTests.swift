// SPDX-License-Identifier: MIT

import Testing
import TrayKit

@Suite struct StepIssueRowTests {
  private static let long = String(repeating: "x", count: 100)

  /// One issue of each kind, with what it means for a person: content that can't be reached or read
  /// is an error, content that shows otherwise than meant a warning, a doubt about a result a note.
  private static let issues: [(issue: StepIssue, severity: IssueSeverity)] = [
    (.contentIsCut(stop: .hug, by: 12.5), .error),
    (.viewIsTooWide(path: "a", by: 3, stop: .hug), .error),
    (.textIsTruncated(path: "a", stop: .hug), .warning),
    (.charactersAreMissing(path: "a", "سوشي"), .warning),
    (.familyIsUnknown(path: "a", "Nowhere Sans"), .warning),
    (.fontIsOfMachine(path: "a", "Nowhere Sans"), .note),
    (.scrollHasNoRoom(path: "a", stop: .hug), .error),
    (.focusedFieldIsHidden(path: "a", stop: .hug), .error),
    (.nestedScroll(path: "a"), .warning),
    (.sizeIsAssumed(path: "a", "hero", likelyError: nil), .note),
    (.lengthIsInvalid(path: "a", "frame height", -12), .warning),
    (.layoutIsInvalid(path: "a"), .error), (.treeIsTooDeep(limit: 400), .error),
    (.stringIsMissing(key: "a", language: "de", shown: "en"), .warning),
  ]

  @Test(arguments: issues)
  func `an issue matters as much as what a person misses`(
    _ issue: StepIssue, _ severity: IssueSeverity
  ) {
    #expect(issue.severity == severity)
  }

  @Test func `an error matters more than a warning, and a warning more than a note`() {
    #expect(IssueSeverity.allCases.sorted() == [.note, .warning, .error])
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
  func `a program gets every number that the sentence has`(_ issue: StepIssue) {
    let values = issue.row.members.map(\.value)
    for part in issue.row.text.parts {
      switch part {
      case .rounded(let number), .exact(let number): #expect(values.contains(.number(number)))
      case .count(let count): #expect(values.contains(.number(Double(count))))
      case .words, .detent: break
      }
    }
  }

  @Test(arguments: [
    StepIssue.familyIsUnknown(path: "a", long), .fontIsOfMachine(path: "a", long),
    .charactersAreMissing(path: "a", long),
  ])
  func `a sentence shortens what would fill the screen, and a program gets it whole`(
    _ issue: StepIssue
  ) {
    #expect(!issue.row.text.parts.contains(.words(Self.long)))
    #expect(issue.row.members.map(\.value) == [.text(Self.long)])
  }

  @Test func `a view that has an issue at one stop names both`() {
    let row = StepIssue.textIsTruncated(path: "vstack/text", stop: .medium).row
    #expect(row.place == .view("vstack/text"))
    #expect(row.stop == .medium)
  }
}
