// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// `tray compare`: the steps of a flow on several surfaces side by side.
struct CompareCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads everything first, so that a mistake is told before anything is printed.
  func run() throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value("devices"))
    let flow = try CommandInput.flow(arguments.operands[0])
    let steps = arguments.values("step")
    try CommandInput.checkSteps(steps, [flow])
    try CommandInput.checkLocales(arguments.values("locale"), [flow], messages)
    let settings = try settings()
    let resolver = Resolver(fonts: try CommandInput.fonts(arguments))
    var written: [JSONOutput] = []
    var text = ""
    for one in CaseAxes(arguments).cases(defaultLocale: flow.languages.first ?? "en") {
      let locale = LocaleFacts(identifier: one.locale)
      let window = try window(one, catalogue, locale)
      for step in flow.flow(in: one.locale).steps where steps.isEmpty || steps.contains(step.id) {
        let comparison = LookComparison(
          step, on: looks, with: settings, in: window, locale: locale, by: resolver)
        written.append(
          ComparisonOutput.compared(flow: flow.id, step: step.id, in: one, comparison))
        text += text.isEmpty ? "" : "\n"
        text += table(comparison, "\(flow.id) \(step.id)", one)
      }
    }
    let isJSON = arguments.value("format") == "json"
    output.write(
      isJSON ? JSONWriter.text(ComparisonOutput.document(written)) + "\n" : text)
  }

  private func table(_ comparison: LookComparison, _ name: String, _ one: Case) -> String {
    let names = comparison.sides.map(\.look.rawValue)
    var table = TextTable(titles: [""] + names + (names.count == 2 ? ["by"] : []) + ["because"])
    for row in comparison.rows() {
      var cells = [TextTable.Cell(row.name, style: row.name.hasPrefix(" ") ? nil : .bold)]
      cells += row.values.map { .init($0) }
      if names.count == 2 {
        cells.append(.init(row.difference.map { ChangeWords.signed($0) } ?? ""))
      }
      let reasons = row.reasons.map { "\($0.look.rawValue): \($0.text)" }
      table.add(cells + [.init(reasons.first ?? "")])
      for reason in reasons.dropFirst() {
        table.add(cells.map { _ in "" } + [.init(reason)])
      }
    }
    let words = CaseKey.allCases.filter { $0 != .posture || one.posture != .flat }
      .map { $0.text(of: one) }
    let size = comparison.window.size
    let title = shown(
      "\(name): \(words.joined(separator: ", ")) "
        + "(\(JSONWriter.rounded(size.width)) × \(JSONWriter.rounded(size.height)))")
    let isColored = arguments.isColored(output)
    return (isColored ? TextStyle.bold.applied(to: title) : title) + "\n"
      + table.text(isColored: isColored)
  }

  // MARK: - What was asked for

  private var looks: [ComparedLook] {
    var looks: [ComparedLook] = []
    for look in arguments.values("looks").compactMap({ ComparedLook(rawValue: $0) })
    where !looks.contains(look) {
      looks.append(look)
    }
    return looks.isEmpty ? [.floating, .native] : looks
  }

  private func settings() throws(CommandError) -> ComparedLook.Settings {
    var settings = ComparedLook.Settings()
    settings.style = arguments.value("style") == "persistent" ? .persistent : .modal
    settings.system = arguments.value("cards") == "no" ? .edgeAttached : .cards
    settings.insets.tip = try points("tip") ?? settings.insets.tip
    settings.insets.half = try points("half") ?? settings.insets.half
    settings.insets.full = try points("full") ?? settings.insets.full
    return settings
  }

  private func points(_ name: String) throws(CommandError) -> Double? {
    guard let word = arguments.value(name) else { return nil }
    guard let value = Double(word), value.isFinite, value >= 0, value <= 1e6 else {
      throw .usage(
        UsageError(
          message: "--\(name) expects points from 0 to 1000000, found '\(word)'",
          command: "compare"))
    }
    return value
  }

  private func window(
    _ one: Case, _ catalogue: DeviceCatalogue, _ locale: LocaleFacts
  ) throws(CommandError) -> Window {
    do {
      return try one.window(in: catalogue, direction: locale.layoutDirection)
    } catch {
      throw .input("tray: error: \(error)")
    }
  }
}

extension CaseAxes {
  /// The axes that a command line gives.
  init(_ arguments: ParsedArguments) {
    self.init()
    if arguments.has("device") {
      devices = arguments.values("device").map { DeviceName($0) }
    }
    if arguments.has("orientation") {
      orientations = arguments.values("orientation").compactMap { Orientation(rawValue: $0) }
    }
    if arguments.has("posture") {
      postures = arguments.values("posture").map { $0 == "flat" ? .flat : .partlyFolded }
    }
    if arguments.has("text-size") {
      textSizes = arguments.values("text-size").compactMap { TextSizeNames.all[$0] }
    }
    locales = arguments.values("locale")
    if arguments.has("keyboard") {
      keyboards = arguments.values("keyboard").map { $0 == "up" }
    }
  }
}
