// SPDX-License-Identifier: MIT

/// Reads JSON documents: bytes to a tree of values, and a tree to whatever a decoder makes of it.
public enum JSONDocument {
  /// Reads a document into a tree of values that know their places.
  ///
  /// Comments, trailing commas and a byte order mark are read; keys written twice are errors.
  /// - Throws: what is wrong with the document.
  /// - Complexity: O(*n*) in the document's bytes.
  public static func parse(
    _ source: SourceText, limits: JSONLimits = .standard
  ) throws(DocumentErrors) -> JSONNode {
    let problems = DocumentProblems()
    let root = try parse(source, limits: limits, problems: problems)
    try check(problems, in: source)
    return root
  }

  /// Reads a document and decodes it, collecting everything that is wrong with it.
  ///
  /// The decoder gets a cursor at the root. It answers nil, or anything at all, for a value that it
  /// has complained about: what it answers counts only where there were no complaints.
  /// - Throws: what is wrong with the document; a text that is no JSON is a single error.
  public static func decode<Value>(
    _ source: SourceText, limits: JSONLimits = .standard, _ decoder: (JSONCursor) -> Value?
  ) throws(DocumentErrors) -> Value {
    let problems = DocumentProblems()
    let root = try parse(source, limits: limits, problems: problems)
    let cursor = JSONCursor(node: root, path: .root, problems: problems)
    let value = decoder(cursor)
    if value == nil, problems.isEmpty { cursor.report("the document could not be read") }
    try check(problems, in: source)
    guard let value else { throw DocumentErrors(unreadable(source)) }
    return value
  }

  private static func parse(
    _ source: SourceText, limits: JSONLimits, problems: DocumentProblems
  ) throws(DocumentErrors) -> JSONNode {
    var parser = JSONParser(source, limits: limits, problems: problems)
    do {
      return try parser.parseDocument()
    } catch {
      throw DocumentErrors(error)
    }
  }

  private static func check(
    _ problems: DocumentProblems, in source: SourceText
  ) throws(DocumentErrors) {
    let errors = problems.errors(in: source)
    if let first = errors.first { throw DocumentErrors(first, Array(errors.dropFirst())) }
  }

  private static func unreadable(_ source: SourceText) -> DocumentError {
    DocumentError(file: source.file, position: nil, message: "the document could not be read")
  }
}
