// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing
import TrayKit

/// A view as a document says it, and the same view in Swift.
struct SpelledView: Sendable, CustomTestStringConvertible {
  let json: String
  let view: @Sendable () -> AnyView

  var testDescription: String { json }

  init<Content: View>(_ json: String, @ViewBuilder _ view: @escaping @Sendable () -> Content) {
    self.json = json
    self.view = { AnyView(view()) }
  }

  /// The text of a flow whose only step shows a view.
  static func flow(_ view: String, contract: String? = nil) -> String {
    let contract = contract.map { ", \"contract\": \($0)" } ?? ""
    return """
      {"schema": "tray.flow", "version": 1, "id": "f", "locales": {"en": {}},
        "steps": [{"id": "s"\(contract), "content": \(view)}]}
      """
  }

  /// Whether both give the same stops, contract, frames, issues and paths of views.
  ///
  /// Another text may say the same as `json`.
  func check(_ one: TestCase, as other: String? = nil) throws {
    let json = other ?? json
    let document = try FlowDocument(reading: SourceText(file: "view", Self.flow(json)))
    let view = view
    let step = Step("s") { view() }
    let resolver = try Shared.resolver.get()
    let window = try one.window()
    let spelled = resolver.resolve(document.flow(in: "en").steps[0], in: window, locale: one.facts)
    let written = resolver.resolve(step, in: window, locale: one.facts)
    #expect(Frames.summary(spelled) == Frames.summary(written), "\(json)")
    #expect(spelled.issues == written.issues, "\(json)")
    #expect(Self.paths(spelled) == Self.paths(written), "\(json)")
  }

  private static func paths(_ step: ResolvedStep) -> [String] {
    guard let tree = step.layouts.first?.content.tree else { return [] }
    return tree.taggedNodes.map { "\(tree.path(to: $0.node)) \($0.tag)" }
  }

  /// A flow whose only step shows a view, as it is written after it was read.
  static func output(_ view: String) throws -> String {
    JSONWriter.text(try FlowDocument(reading: SourceText(file: "view", flow(view))).output)
  }

  /// The errors about a flow, each as `line:column path: message`.
  static func errors(_ text: String) -> [String] {
    do {
      _ = try FlowDocument(reading: SourceText(file: "f.json", text))
      return []
    } catch {
      return error.errors.map {
        "\($0.line ?? 0):\($0.column ?? 0) \($0.path): \($0.message)"
          + ($0.suggestion.map { " [\($0)]" } ?? "")
      }
    }
  }
}
