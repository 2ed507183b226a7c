// SPDX-License-Identifier: MIT

import Documents
import TrayKit

/// The flows and cases that a command line asks for, read and checked before anything is printed.
struct FlowCases {
  let catalogue: DeviceCatalogue
  let resolver: Resolver
  /// The family in which texts of the system font are measured; nil for the embedded one.
  let defaultFont: String?
  private let arguments: ParsedArguments
  private let messages: OutputStream
  let axes: CaseAxes
  let flows: [FlowDocument]

  /// A flow's steps, resolved in one case.
  struct Found {
    var flow: String
    var one: Case
    var window: Window
    var steps: [ResolvedStep]
  }

  init(_ arguments: ParsedArguments, _ messages: OutputStream) throws(CommandError) {
    self.arguments = arguments
    self.messages = messages
    catalogue = try CommandInput.catalogue(arguments.value("devices"))
    axes = CaseAxes(arguments)
    for device in axes.devices { try Self.check(device, catalogue) }
    flows = try Self.flows(arguments)
    try Self.checkLocales(arguments, flows, messages)
    let fonts = try CommandInput.fonts(arguments)
    resolver = Resolver(fonts: fonts)
    defaultFont = fonts.defaultFontName
    try Self.checkSteps(arguments, flows)
  }

  /// Resolves all flows in all cases, in order.
  func forEach(_ body: (Found) throws(CommandError) -> Void) throws(CommandError) {
    for flow in flows { try forEach(of: flow, body) }
  }

  /// Resolves one flow in all cases, in order.
  func forEach(
    of flow: FlowDocument, _ body: (Found) throws(CommandError) -> Void
  ) throws(CommandError) {
    for one in axes.cases(defaultLocale: flow.languages.first ?? "en") {
      let (window, steps) = try resolve(flow, one)
      try body(Found(flow: flow.id, one: one, window: window, steps: steps))
    }
  }

  private func resolve(
    _ document: FlowDocument, _ one: Case
  ) throws(CommandError) -> (Window, [ResolvedStep]) {
    let locale = LocaleFacts(looking: one.locale)
    do {
      let window = try one.window(in: catalogue, direction: locale.layoutDirection)
      let wanted = arguments.values("step")
      let steps = document.flow(in: one.locale).steps.filter {
        wanted.isEmpty || wanted.contains($0.id)
      }
      return (window, steps.map { resolver.resolve($0, in: window, locale: locale) })
    } catch {
      throw .input("tray: error: \(error)")
    }
  }

  // MARK: - What was asked for

  private static func check(
    _ name: CaseAxes.DeviceName, _ catalogue: DeviceCatalogue
  ) throws(CommandError) {
    let one = Case(device: name.device, display: name.display)
    do {
      _ = try one.window(in: catalogue, direction: .leftToRight)
    } catch {
      throw .input("tray: error: \(error)")
    }
  }

  /// Reads all files, and tells what is wrong with each of them.
  private static func flows(_ arguments: ParsedArguments) throws(CommandError) -> [FlowDocument] {
    var flows: [FlowDocument] = []
    var problems: [String] = []
    for path in try CommandInput.paths(arguments) {
      do {
        let source = try CommandInput.text(path)
        let flow = try CommandInput.document(source) { source throws(DocumentErrors) in
          try FlowDocument(reading: source)
        }
        flows.append(flow)
      } catch {
        guard case .input(let text) = error else { throw error }
        problems.append(text)
      }
    }
    guard problems.isEmpty else { throw .input(problems.joined(separator: "\n")) }
    return flows
  }

  private static func checkSteps(
    _ arguments: ParsedArguments, _ flows: [FlowDocument]
  ) throws(CommandError) {
    let known = flows.flatMap(\.stepIDs)
    for step in arguments.values("step") where !known.contains(step) {
      let near = nearestName(to: step, among: known)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      throw .input("tray: error: no flow has the step '\(step)'\(hint)")
    }
  }

  /// Refuses what is no language tag, and warns of languages in which flows have no strings.
  private static func checkLocales(
    _ arguments: ParsedArguments, _ flows: [FlowDocument], _ messages: OutputStream
  ) throws(CommandError) {
    let known = flows.flatMap(\.languages)
    for tag in arguments.values("locale") {
      let near = nearestName(to: tag, among: known)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      guard CaseAxes.isLanguageTag(tag) else {
        throw .input(
          "tray: error: '\(tag)' is no language tag, such as de or ar-EG\(hint)")
      }
      for flow in flows where !flow.languages.isEmpty && !flow.hasStrings(in: tag) {
        messages.write("tray: warning: '\(flow.id)' has no strings in '\(tag)'\(hint)\n")
      }
    }
  }
}
