// SPDX-License-Identifier: MIT

public import TrayKit

/// A flow in each of its languages, whether it was written in Swift or read from a document.
public struct LocalizedFlow: Sendable {
  /// The name of the flow.
  public let id: String
  /// The languages in which it has texts, as BCP 47 tags; the first one counts where none is named.
  public let languages: [String]
  /// The names of its steps, in order.
  public let stepIDs: [String]
  private let make: @Sendable (String) -> Flow

  /// Creates a flow from Swift.
  ///
  /// Its views are made again in every case and see the environment of that case: the locale, the
  /// text size, the size classes.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - languages: The languages in which it has texts.
  public init(_ flow: Flow, languages: [String] = ["en"]) {
    self.init(id: flow.id, languages: languages, stepIDs: flow.steps.map(\.id)) { _ in flow }
  }

  /// Creates a flow that is another one in each language.
  ///
  /// - Parameters:
  ///   - id: The name of the flow.
  ///   - languages: The languages in which it has texts.
  ///   - stepIDs: The names of its steps, the same in every language.
  ///   - flow: Makes the flow in a language, which may be one that it has no texts in.
  public init(
    id: String, languages: [String], stepIDs: [String],
    flow: @escaping @Sendable (_ language: String) -> Flow
  ) {
    (self.id, self.languages, self.stepIDs) = (id, languages, stepIDs)
    make = flow
  }

  /// The language that counts where none is named: the first one, or English.
  public var defaultLanguage: String { languages.first ?? "en" }

  /// The steps in a language.
  ///
  /// - Parameters:
  ///   - language: The language, as a BCP 47 tag.
  ///   - wanted: The names of the steps to keep; none for all.
  /// - Returns: The steps, in the flow's order.
  public func steps(in language: String, named wanted: some Collection<String> = []) -> [Step] {
    make(language).steps.filter { wanted.isEmpty || wanted.contains($0.id) }
  }

  /// The flow in a language.
  public func flow(in language: String) -> Flow { make(language) }
}
