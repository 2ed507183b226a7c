// SPDX-License-Identifier: MIT

public import TrayKit

/// A flow as a document says it: steps, and strings in several languages.
public struct FlowDocument: Sendable {
  /// The name of the flow.
  public let id: String
  /// The languages that have strings, in the order of the document; the first one fills gaps.
  public let languages: [String]
  /// The names of the steps, in order.
  public var stepIDs: [String] { steps.map(\.id) }

  let steps: [StepDocument]
  let strings: [[String: String]]

  /// One step.
  struct StepDocument: Sendable {
    var id: String
    var contract: ContractDeclaration
    var content: ViewDocument
    var bottom: ViewDocument?

    /// The step with its texts in a language.
    func step(with strings: StringTable) -> Step {
      let content = content.with(strings)
      let lower: @Sendable (inout TreeBuilder) -> Void = {
        $0.addDeclaration(contract) { content.lower(into: &$0) }
      }
      guard let bottom = bottom?.with(strings) else {
        return Step(id: id, base: StepContract(), content: lower, bottom: nil)
      }
      return Step(
        id: id, base: StepContract(), content: lower, bottom: { bottom.lower(into: &$0) })
    }
  }

  /// Reads a document of the schema `tray.flow`.
  ///
  /// - Parameter source: The document and its name.
  /// - Throws: What is wrong with the document, each error with its place.
  public init(reading source: SourceText) throws(DocumentErrors) {
    self = try JSONDocument.decode(source, FlowDecoder.decode)
  }

  init(id: String, languages: [String], strings: [[String: String]], steps: [StepDocument]) {
    self.id = id
    self.languages = languages
    self.strings = strings
    self.steps = steps
  }

  /// The flow with its texts in a language.
  ///
  /// A tag such as `de-AT` takes the strings of `de` where it has none of its own. Strings that the
  /// language lacks come from the document's first one, with an issue of the step.
  public func flow(in language: String) -> Flow {
    let table = table(for: language)
    return Flow(id, steps: steps.map { $0.step(with: table) })
  }

  /// Whether the document has strings in a language, or in a more general one such as `de` for `de-AT`.
  public func hasStrings(in language: String) -> Bool {
    let wanted = language.lowercased()
    return languages.contains {
      wanted == $0.lowercased() || wanted.hasPrefix($0.lowercased() + "-")
    }
  }

  /// The strings of a language, from the most general tag to the most special one.
  private func table(for language: String) -> StringTable {
    var own: [String: String] = [:]
    let parts = language.split(separator: "-")
    for count in parts.indices {
      let tag = parts[...count].joined(separator: "-")
      guard let index = languages.firstIndex(where: { $0.lowercased() == tag.lowercased() })
      else { continue }
      own.merge(strings[index]) { $1 }
    }
    return StringTable(
      language: language, own: own, fallback: (languages.first ?? "", strings.first ?? [:]))
  }
}
