// SPDX-License-Identifier: MIT

/// Collects what is wrong with one document while it is decoded.
///
/// The same complaint about the same place is kept once, so that a value may be decoded repeatedly.
final class DocumentProblems {
  private struct Problem: Equatable {
    let offset: Int
    let path: JSONPath
    let message: String
    let suggestion: String?
  }

  private var problems: [Problem] = []

  /// Whether nothing was found wrong so far.
  var isEmpty: Bool { problems.isEmpty }

  /// Whether further problems go unsaid.
  var isFull: Bool { problems.count >= DocumentErrors.limit }

  /// Notes a problem; beyond the limit it goes unsaid.
  func add(offset: Int, path: JSONPath, message: String, suggestion: String? = nil) {
    guard !isFull else { return }
    let problem = Problem(offset: offset, path: path, message: message, suggestion: suggestion)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The problems as errors, in the order of the document, with lines and columns of `source`.
  func errors(in source: SourceText) -> [DocumentError] {
    problems.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, problem in
        DocumentError(
          file: source.file, position: source.position(at: problem.offset),
          path: problem.path.description, message: problem.message,
          suggestion: problem.suggestion)
      }
  }
}
