// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayKit
import TrayReports

/// `tray sweep`: the heights of every step of flows over many cases, or where they break.
struct SweepCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Reads and checks everything first, so that a mistake is reported before anything is printed.
  func run() throws(CommandError) -> ExitCode {
    let threads = try number(.jobs, 1...1024) ?? Threads.processorCount
    let shard = try shard()
    let axis = arguments.value(.findBreak).flatMap { CaseKey(rawValue: $0) }
    let cases = try FlowCases(arguments, messages)
    let plan = SweepPlan(cases.flows.map { ($0, axes($0, cases, axis)) }, walked: axis)
    try CommandError.rethrowing { () throws(CaseError) in
      for axes in Set(plan.sections.map(\.axes)) {
        try axes.check(in: cases.cases.catalogue)
      }
    }
    let printer = printer(plan, axis)
    let numbers = plan.part(shard.part, of: shard.count)
    output.write(printer.head)
    let tally = sweep(numbers, plan, cases, printer, threads)
    output.write(printer.foot(tally, axis: axis))
    output.flush()
    // A walk asks where something begins, whatever it is.
    guard axis == nil else { return .success }
    return IssueGate(arguments, default: .error).end(tally.issues, messages)
  }

  private func sweep(
    _ numbers: Range<Int>, _ plan: SweepPlan, _ cases: FlowCases, _ printer: any SweepPrinter,
    _ threads: Int
  ) -> SweepTally {
    let resolver = cases.cases
    let wanted = Set(arguments.values(.step))
    let size = Sweep.pieceSize
    let work = OrderedWork<(text: [UInt8], tally: SweepTally)>(threads: threads, round: Sweep.round)
    var progress = SweepProgress(
      total: numbers.count, isTerminal: messages.isTerminal,
      isSeen: output.isTerminal, start: .now)
    var tally = SweepTally()
    work.run(0..<(numbers.count + size - 1) / size) {
      let worker = SweepWorker(plan, resolver, wanted: wanted)
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
      if let text = progress.text(done: tally.rows, at: .now) {
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
    if let axis {
      return BreakPrinter(
        plan, along: axis,
        format { walk, found in
          SweepOutput.walked(
            flow: walk.flow, in: walk.first, along: walk.axis, step: found.step,
            at: found.places.map { walk.values[$0] }, kind: found.kind, name: found.name,
            text: found.text)
        })
    }
    return CasePrinter(
      plan,
      format { found in
        SweepOutput.resolved(flow: found.flow, in: found.flowCase, steps: found.steps)
      }, wanted: Set(arguments.values(.step)))
  }

  private func format<Found>(
    _ written: @escaping @Sendable (Found) -> JSONOutput
  ) -> SweepFormat<Found> {
    switch arguments.value(.sweepFormat) {
    case "csv": .csv
    case "jsonl": .lines { JSONWriter.text(written($0), style: .oneLine) + "\n" }
    default: .table(isColored: arguments.isColored(output))
    }
  }

  /// The axes of a flow: those given, or where none is, those of an everyday check.
  private func axes(_ flow: LocalizedFlow, _ cases: FlowCases, _ axis: CaseKey?) -> CaseAxes {
    var axes = cases.axes
    if let axis, !arguments.has(axis.option) {
      axes.setAll(axis, in: cases.cases.catalogue, languages: flow.languages)
    } else if !CaseKey.allCases.contains(where: { arguments.has($0.option) }) {
      axes = .everyday(locales: flow.languages)
    }
    return axes
  }

  private func shard() throws(CommandError) -> (part: Int, count: Int) {
    guard let word = arguments.value(.shard) else { return (1, 1) }
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
    _ option: ArgumentTable.Option, _ range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let word = arguments.value(option) else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw .usage(
        UsageError(
          message:
            "\(option.flag) expects a number from \(range.lowerBound) to \(range.upperBound),"
            + " found '\(word)'", command: "sweep"))
    }
    return number
  }
}
