// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// `tray sweep`: the heights of every step of flows over many cases, or where they break.
struct SweepCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// How many cases a thread takes at once.
  private static let pieceSize = 32
  /// How many pieces are worked on before their results are printed.
  private static let round = 64

  /// Reads and checks everything first, so that a mistake is told before anything is printed.
  func run() throws(CommandError) {
    let threads = try number("jobs", 1...1024) ?? SystemCalls.processorCount
    let shard = try shard()
    let axis = arguments.value("find-break").flatMap { CaseKey(rawValue: $0) }
    let cases = try FlowCases(arguments, messages)
    let plan = SweepPlan(cases.flows.map { ($0, axes($0, cases, axis)) }, walked: axis)
    try checkWindows(plan, cases.catalogue)
    let printer = printer(plan, axis)
    let numbers = plan.part(shard.part, of: shard.count)
    output.write(printer.head)
    let tally = sweep(numbers, plan, cases, printer, threads)
    output.write(printer.foot(tally, axis: axis))
  }

  private func sweep(
    _ numbers: Range<Int>, _ plan: SweepPlan, _ cases: FlowCases, _ printer: any SweepPrinter,
    _ threads: Int
  ) -> SweepTally {
    let (catalogue, resolver) = (cases.catalogue, cases.resolver)
    let wanted = Set(arguments.values("step"))
    let size = Self.pieceSize
    let work = OrderedWork<(text: [UInt8], tally: SweepTally)>(threads: threads, round: Self.round)
    var progress = SweepProgress(
      total: numbers.count, isTerminal: messages.isTerminal,
      isSeen: output.isTerminal, start: .now)
    var tally = SweepTally()
    work.run(0..<(numbers.count + size - 1) / size) {
      let worker = SweepWorker(plan, catalogue, resolver, wanted: wanted)
      return { piece in
        let first = numbers.lowerBound + piece * size
        var (text, tally) = ("", SweepTally())
        for number in first..<min(first + size, numbers.upperBound) {
          text += printer.text(
            number, isFirst: number == numbers.lowerBound, by: worker, &tally)
        }
        return (Array(text.utf8), tally)
      }
    } receive: { result in
      output.write(result.text)
      tally.add(result.tally)
      if let text = progress.text(done: tally.cases, at: .now) {
        messages.write(text)
        messages.flush()
      }
      return !output.isClosed
    }
    messages.write(progress.end)
    return tally
  }

  // MARK: - What was asked for

  private func printer(_ plan: SweepPlan, _ axis: CaseKey?) -> any SweepPrinter {
    let format = arguments.value("format").flatMap { SweepFormat(rawValue: $0) } ?? .table
    let isColored = format == .table && arguments.isColored(output)
    if let axis {
      return BreakPrinter(plan: plan, axis: axis, format: format, isColored: isColored)
    }
    let wanted = Set(arguments.values("step"))
    return CasePrinter(plan: plan, format: format, isColored: isColored, wanted: wanted)
  }

  /// The axes of a flow: those given, or where none is, those of an everyday check.
  private func axes(_ flow: FlowDocument, _ cases: FlowCases, _ axis: CaseKey?) -> CaseAxes {
    var axes = cases.axes
    if let axis, !arguments.has(axis.rawValue) {
      switch axis {
      case .device: axes.devices = cases.catalogue.ids.map { CaseAxes.DeviceName($0) }
      case .orientation: axes.orientations = Orientation.allCases
      case .posture: axes.postures = [.flat, .partlyFolded]
      case .textSize: axes.textSizes = DynamicTypeSize.allCases
      case .locale: axes.locales = flow.languages
      case .keyboard: axes.keyboards = [false, true]
      }
    } else if !CaseKey.allCases.contains(where: { arguments.has($0.rawValue) }) {
      axes.devices = ["iphone-se-3", "iphone-16-pro", "ipad-mini"].map { CaseAxes.DeviceName($0) }
      axes.textSizes = [.large, .accessibility3]
      axes.locales = flow.languages
      axes.keyboards = [false, true]
    }
    return axes
  }

  /// Looks for every window, so that no case fails after others were printed.
  private func checkWindows(
    _ plan: SweepPlan, _ catalogue: DeviceCatalogue
  ) throws(CommandError) {
    for axes in Set(plan.sections.map(\.axes)) {
      for device in axes.devices {
        for orientation in axes.orientations {
          for isKeyboardUp in axes.keyboards {
            let one = Case(
              device: device.device, display: device.display, orientation: orientation,
              isKeyboardUp: isKeyboardUp)
            do {
              _ = try one.window(in: catalogue, direction: .leftToRight)
            } catch {
              throw .input("tray: error: \(error)")
            }
          }
        }
      }
    }
  }

  private func shard() throws(CommandError) -> (part: Int, count: Int) {
    guard let word = arguments.value("shard") else { return (1, 1) }
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let count = numbers[1], part >= 1,
      part <= count
    else {
      throw .usage(
        UsageError(
          message: "--shard expects I/N with I from 1 to N, such as 2/4, found '\(word)'",
          command: "sweep"))
    }
    return (part, count)
  }

  private func number(
    _ name: String, _ range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let word = arguments.value(name) else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw .usage(
        UsageError(
          message: "--\(name) expects a number from \(range.lowerBound) to \(range.upperBound),"
            + " found '\(word)'", command: "sweep"))
    }
    return number
  }
}
