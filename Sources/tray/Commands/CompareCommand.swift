// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayKit
import TrayReports

/// `tray compare`: the steps of a flow on several surfaces side by side.
struct CompareCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is reported before anything is printed.
  func run() throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value(.catalogue))
    let document = try CommandInput.flow(arguments.operands[0])
    let flow = document.localized
    let steps = arguments.values(.step)
    try CommandInput.checkSteps(steps, [document])
    try CommandInput.checkLocales(arguments.values(.locale), [document], messages)
    try CommandInput.checkLocales(arguments.values(.phoneLocale), [], messages)
    let settings = try settings()
    let cases = CaseResolver(Resolver(fonts: try CommandInput.fonts(arguments)), on: catalogue)
    let isColored = arguments.isColored(output)
    var written: [JSONOutput] = []
    var text = ""
    for flowCase in CaseAxes(arguments).cases(defaultLocale: flow.defaultLanguage) {
      let comparisons = try CommandError.rethrowing { () throws(CaseError) in
        try cases.compare(flow, in: flowCase, steps: steps, on: looks, with: settings)
      }
      for comparison in comparisons {
        written.append(
          ComparisonOutput.compared(
            flow: flow.id, step: comparison.step, in: flowCase, comparison))
        text += text.isEmpty ? "" : "\n"
        text += ComparedTable.text(
          comparison, flow: flow.id, in: flowCase, isColored: isColored)
      }
    }
    let isJSON = arguments.value(.format) == "json"
    output.write(
      isJSON ? JSONWriter.text(ComparisonOutput.document(written)) + "\n" : text)
  }

  // MARK: - What was asked for

  private var looks: [ComparedLook] {
    var looks: [ComparedLook] = []
    for look in arguments.values(.looks).compactMap({ ComparedLook(rawValue: $0) })
    where !looks.contains(look) {
      looks.append(look)
    }
    return looks.isEmpty ? [.floating, .native] : looks
  }

  private func settings() throws(CommandError) -> ComparedLook.Settings {
    var settings = ComparedLook.Settings()
    settings.style = arguments.value(.style) == "persistent" ? .persistent : .modal
    settings.system = arguments.value(.cards).map { $0 == "no" ? .edgeAttached : .cards }
    settings.insets.tip = try points(.tip) ?? settings.insets.tip
    settings.insets.half = try points(.half) ?? settings.insets.half
    settings.insets.full = try points(.full) ?? settings.insets.full
    return settings
  }

  private func points(_ option: ArgumentTable.Option) throws(CommandError) -> Double? {
    guard let word = arguments.value(option) else { return nil }
    guard let value = Double(word), value.isFinite, value >= 0, value <= 1e6 else {
      throw .usage(
        UsageError(
          message: "\(option.flag) expects points from 0 to 1000000, found '\(word)'",
          command: "compare"))
    }
    return value
  }
}
