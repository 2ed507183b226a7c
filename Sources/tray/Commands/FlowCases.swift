// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayKit

/// The flows and cases that a command line asks for, read and checked before anything is printed.
struct FlowCases {
  let cases: CaseResolver
  /// The family in which texts of the system font are measured; nil for the embedded one.
  let defaultFont: String?
  /// Whose widths texts of the system font have; nil where a default font is given.
  let metrics: FontLibrary.SystemMetrics?
  let axes: CaseAxes
  let flows: [LocalizedFlow]
  private let steps: [String]

  init(_ arguments: ParsedArguments, _ messages: OutputStream) throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value(.catalogue))
    axes = CaseAxes(arguments)
    for device in axes.devices { try Self.check(device, catalogue) }
    let documents = try Self.flows(arguments)
    flows = documents.map(\.localized)
    try CommandInput.checkLocales(arguments.values(.locale), documents, messages)
    try CommandInput.checkLocales(arguments.values(.phoneLocale), [], messages)
    let fonts = try CommandInput.fonts(arguments)
    cases = CaseResolver(Resolver(fonts: fonts), on: catalogue)
    defaultFont = fonts.defaultFontName
    metrics = fonts.systemMetrics
    steps = arguments.values(.step)
    try CommandInput.checkSteps(steps, documents)
  }

  /// Resolves all flows in all cases, in order.
  func forEach(_ body: (ResolvedCase) throws(CommandError) -> Void) throws(CommandError) {
    for flow in flows {
      for flowCase in axes.cases(defaultLocale: flow.defaultLanguage) {
        try body(
          try CommandError.rethrowing { () throws(CaseError) in
            try cases.resolve(flow, in: flowCase, steps: steps)
          })
      }
    }
  }

  // MARK: - What was asked for

  private static func check(
    _ name: CaseAxes.DeviceName, _ catalogue: DeviceCatalogue
  ) throws(CommandError) {
    let flowCase = FlowCase(device: name.device, display: name.display)
    try CommandError.rethrowing { () throws(CaseError) in
      _ = try flowCase.window(in: catalogue, direction: .leftToRight)
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
