// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// The flows and cases that a command line asks for, read and checked before anything is printed.
struct FlowCases {
  let catalogue: DeviceCatalogue
  let resolver: Resolver
  /// The family in which texts of the system font are measured; nil for the embedded one.
  let defaultFont: String?
  /// Whose widths texts of the system font have; nil where a default font is given.
  let metrics: FontLibrary.SystemMetrics?
  private let arguments: ParsedArguments
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
    catalogue = try CommandInput.catalogue(arguments.value("devices"))
    axes = CaseAxes(arguments)
    for device in axes.devices { try Self.check(device, catalogue) }
    flows = try Self.flows(arguments)
    try CommandInput.checkLocales(arguments.values("locale"), flows, messages)
    let fonts = try CommandInput.fonts(arguments)
    resolver = Resolver(fonts: fonts)
    defaultFont = fonts.defaultFontName
    metrics = fonts.systemMetrics
    try CommandInput.checkSteps(arguments.values("step"), flows)
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
        flows.append(try CommandInput.flow(path))
      } catch {
        guard case .input(let text) = error else { throw error }
        problems.append(text)
      }
    }
    guard problems.isEmpty else { throw .input(problems.joined(separator: "\n")) }
    return flows
  }
}
