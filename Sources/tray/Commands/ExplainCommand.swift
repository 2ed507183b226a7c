// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayKit
import TrayReports

/// `tray explain`: the arithmetic behind the heights of a flow's steps.
struct ExplainCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is reported before anything is printed.
  func run() throws(CommandError) {
    try checkNode()
    let catalogue = try CommandInput.catalogue(arguments.value(.catalogue))
    let document = try CommandInput.flow(arguments.operands[0])
    let flow = document.localized
    try CommandInput.checkSteps(arguments.values(.step), [document])
    var first = FlowCase(locale: flow.defaultLanguage)
    for key in CaseKey.allCases {
      if let value = arguments.value(key.option) { try key.set(value, in: &first) }
    }
    let second = try secondCase(first)
    let isSecondOther = second.map { $0.locale != first.locale } ?? false
    let tags = arguments.values(.locale).suffix(1) + (isSecondOther ? [second?.locale ?? ""] : [])
    try CommandInput.checkLocales(Array(tags), [document], messages)
    try CommandInput.checkLocales(
      [first.phoneLocale, second?.phoneLocale].compactMap(\.self), [], messages)
    let cases = CaseResolver(Resolver(fonts: try CommandInput.fonts(arguments)), on: catalogue)
    let steps = try explained(flow, first, cases)
    let others = try second.map { flowCase throws(CommandError) in
      try explained(flow, flowCase, cases)
    }
    try checkDetents(steps)
    if arguments.value(.format) == "json" {
      printDocument(flow, first, second, steps, others)
    } else {
      try printTables(flow, first, second, steps, others)
    }
  }

  private func printTables(
    _ flow: LocalizedFlow, _ first: FlowCase, _ second: FlowCase?, _ steps: [ExplainedStep],
    _ others: [ExplainedStep]?
  ) throws(CommandError) {
    let table = ExplainedTable(
      isColored: arguments.isColored(output), detents: arguments.values(.detent))
    for (index, step) in steps.enumerated() {
      if index > 0 { output.write("\n") }
      if let others, let second {
        let difference = ExplainedDifference(from: step, to: others[index])
        output.write(table.text(difference, flow: flow.id, from: first, to: second))
      } else if let name = arguments.value(.node) {
        output.write(table.text(try part(name, of: step), of: step, flow: flow.id, in: first))
      } else {
        output.write(table.text(step, flow: flow.id, in: first))
      }
    }
  }

  private func printDocument(
    _ flow: LocalizedFlow, _ first: FlowCase, _ second: FlowCase?, _ steps: [ExplainedStep],
    _ others: [ExplainedStep]?
  ) {
    let detents = arguments.values(.detent)
    let written = steps.indices.map { index in
      let difference = others.map { ExplainedDifference(from: steps[index], to: $0[index]) }
      return ExplanationOutput.step(steps[index], detents: detents, difference: difference)
    }
    let explained = ExplanationOutput.explained(
      flow: flow.id, in: first, steps: written, versus: second)
    output.write(JSONWriter.text(ExplanationOutput.document([explained])) + "\n")
  }

  private func explained(
    _ flow: LocalizedFlow, _ flowCase: FlowCase, _ cases: CaseResolver
  ) throws(CommandError) -> [ExplainedStep] {
    try CommandError.rethrowing { () throws(CaseError) in
      try cases.explain(flow, in: flowCase, steps: arguments.values(.step))
    }
  }

  // MARK: - What was asked for

  /// Refuses what a view alone does not have: a second case, detents, and a form for machines.
  private func checkNode() throws(CommandError) {
    guard let name = arguments.value(.node) else { return }
    guard !name.isEmpty else {
      throw .usage(
        UsageError(message: "--node expects a view, found an empty name", command: "explain"))
    }
    let others = [ArgumentTable.Option.vs, .detent].filter { arguments.has($0) }
    guard
      let other = others.first?.name ?? (arguments.value(.format) == "json" ? "format json" : nil)
    else { return }
    throw .usage(
      UsageError(
        message: "--node prints the arithmetic of one view; it does not go with --\(other)",
        command: "explain"))
  }

  private func secondCase(_ first: FlowCase) throws(CommandError) -> FlowCase? {
    guard arguments.has(.vs) else { return nil }
    var second = first
    for word in arguments.values(.vs) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = CaseKey.allCases.map(\.rawValue)
      guard parts.count == 2, let key = CaseKey(rawValue: String(parts[0])) else {
        let near = nearestName(to: String(parts[0]), among: names).map { "'\($0)'" }
        throw .usage(
          UsageError(
            message: "--vs expects KEY=VALUE with a key of \(names.joined(separator: ", ")),"
              + " found '\(word)'", suggestion: parts.count == 2 ? near : nil, command: "explain"))
      }
      try key.set(String(parts[1]), in: &second)
    }
    return second
  }

  private func checkDetents(_ steps: [ExplainedStep]) throws(CommandError) {
    let known = steps.flatMap { step in
      let resolution = step.resolved.resolution
      return (resolution.stops.flatMap(\.ids) + resolution.dropped.map(\.id))
        .map { DetentNames.name(of: $0) }
    }
    for detent in arguments.values(.detent) where !known.contains(detent) {
      throw unknown("no step declares the detent", detent, among: known)
    }
  }

  private func part(
    _ name: String, of step: ExplainedStep
  ) throws(CommandError) -> (HeightDerivation, LayoutTree) {
    if let part = step.part(named: name) { return part }
    throw unknown(
      "the step '\(step.resolved.id)' has no sum of a view", name, among: step.viewNames)
  }

  private func unknown(
    _ message: String, _ name: String, among known: [String]
  ) -> CommandError {
    .input(
      "tray: error: \(message) '\(name)'\(CommandInput.hint(for: name, among: known))")
  }
}
