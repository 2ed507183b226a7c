// SPDX-License-Identifier: MIT

import Documents
import TrayKit

/// `tray resolve`: the heights of every step of flows.
struct ResolveCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is told before anything is printed.
  func run() throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value("devices"))
    let axes = CaseAxes(arguments)
    for device in axes.devices { try check(device, catalogue) }
    let flows = try flows()
    try checkLocales(flows)
    let resolver = Resolver(fonts: try CommandInput.fonts(arguments))
    try checkSteps(flows)
    if arguments.value("format") == "json" {
      try printDocument(flows, axes, catalogue, resolver)
    } else {
      try printTables(flows, axes, catalogue, resolver)
    }
  }

  private func printTables(
    _ flows: [FlowDocument], _ axes: CaseAxes, _ catalogue: DeviceCatalogue, _ resolver: Resolver
  ) throws(CommandError) {
    let table = ResolvedTable(isColored: arguments.isColored(output))
    var isFirst = true
    for flow in flows {
      for one in axes.cases(defaultLocale: flow.languages.first ?? "en") {
        let (window, steps) = try resolve(flow, one, catalogue, resolver)
        if !isFirst { output.write("\n") }
        isFirst = false
        output.write(table.text(flow: flow.id, in: one, window: window, steps: steps))
        output.flush()
      }
    }
  }

  private func printDocument(
    _ flows: [FlowDocument], _ axes: CaseAxes, _ catalogue: DeviceCatalogue, _ resolver: Resolver
  ) throws(CommandError) {
    var cases: [JSONOutput] = []
    for flow in flows {
      for one in axes.cases(defaultLocale: flow.languages.first ?? "en") {
        let (window, steps) = try resolve(flow, one, catalogue, resolver)
        cases.append(
          ResultOutput.resolved(flow: flow.id, in: one, window: window, steps: steps))
      }
    }
    output.write(JSONWriter.text(ResultOutput.document(cases)) + "\n")
  }

  private func resolve(
    _ document: FlowDocument, _ one: Case, _ catalogue: DeviceCatalogue, _ resolver: Resolver
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

  private func check(
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
  private func flows() throws(CommandError) -> [FlowDocument] {
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

  private func checkSteps(_ flows: [FlowDocument]) throws(CommandError) {
    let known = flows.flatMap(\.stepIDs)
    for step in arguments.values("step") where !known.contains(step) {
      let near = nearestName(to: step, among: known)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      throw .input("tray: error: no flow has the step '\(step)'\(hint)")
    }
  }

  /// Refuses what is no language tag, and warns of languages in which flows have no strings.
  private func checkLocales(_ flows: [FlowDocument]) throws(CommandError) {
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
