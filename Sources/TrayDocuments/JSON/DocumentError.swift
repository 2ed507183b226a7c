// SPDX-License-Identifier: MIT

/// One thing wrong with a document: where it stands, what was found, and what was expected.
public struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The document's name.
  public let file: String
  /// The place, or nil where the document as a whole is meant.
  public let position: SourcePosition?
  /// The way from the root to the value, as in `steps[2].content.style`; empty for the root.
  public let path: String
  /// What was found and what was expected.
  public let message: String
  /// The nearest thing that would have been right, if one is near.
  public let suggestion: String?

  /// Creates an error from its place and its words.
  public init(
    file: String, position: SourcePosition?, path: String = "", message: String,
    suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.path = path
    self.message = message
    self.suggestion = suggestion
  }

  /// The line, counted from 1, or nil.
  public var line: Int? { position?.line }
  /// The column in Unicode scalars, counted from 1, or nil.
  public var column: Int? { position?.column }

  /// The error on one line: `file:line:column: error: message; did you mean "x"? (at path)`.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let hint = suggestion.map { "; did you mean \(JSONWriter.quoted($0))?" } ?? ""
    let tail = path.isEmpty ? "" : " (at \(path))"
    return "\(file)\(place): error: \(message)\(hint)\(tail)"
  }
}

/// Everything that is wrong with a document, in the order of the document; at most 20 errors.
public struct DocumentErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The most errors that are collected before the rest goes unsaid.
  public static let limit = 20

  /// The errors; never empty.
  public let errors: [DocumentError]

  /// Creates a failure from its first error and those after it.
  public init(_ first: DocumentError, _ others: [DocumentError] = []) {
    self.errors = [first] + others
  }

  /// One error a line.
  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
