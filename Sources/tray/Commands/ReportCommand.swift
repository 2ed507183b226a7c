// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit
import TrayReports

/// `tray report`: a page that shows what flows resolved to.
struct ReportCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Writes the page; a failed expectation of a script makes the program end with a finding.
  func run() throws(CommandError) -> ExitCode {
    let cases = try FlowCases(arguments, messages)
    var page = ReportPage(cases.cases, command: ShellWords.line(arguments), metrics: cases.metrics)
    var failures = 0
    let simulations = try simulations(cases)
    for (flow, path) in zip(cases.flows, try CommandInput.paths(arguments)) {
      try CommandError.rethrowing { () throws(CaseError) in
        try page.add(
          flow, over: cases.axes, steps: arguments.values(.step),
          file: path == "-" ? nil : ShellWords.quoted(path))
      }
    }
    for simulation in simulations {
      page.add(simulation)
      for failure in simulation.failures {
        messages.write(shown("\(simulation.id): \(failure)") + "\n")
      }
      failures += simulation.failures.count
    }
    try write(page.html())
    let end = IssueGate(arguments, default: .error).end(page.issues, messages)
    return failures == 0 ? end : .finding
  }

  /// Plays each script on the first flow that has its steps.
  private func simulations(_ cases: FlowCases) throws(CommandError) -> [Simulation] {
    var found: [Simulation] = []
    for path in arguments.values(.scripts) {
      found.append(try simulation(try CommandInput.script(path), path, cases))
    }
    return found
  }

  private func simulation(
    _ script: SimulationScript, _ path: String, _ cases: FlowCases
  ) throws(CommandError) -> Simulation {
    var unknown: SimulationError?
    for flow in cases.flows {
      do {
        return try Simulation(script, of: flow, by: cases.cases, rate: 60)
      } catch {
        guard error.isUnknownHere else { throw .input("\(path): error: \(error)") }
        unknown = unknown ?? error
      }
    }
    let reason = unknown.map { "\($0)" } ?? "there is no flow"
    throw .input("\(path): error: no flow has all that it names: \(reason)")
  }

  private func write(_ text: String) throws(CommandError) {
    let bytes = Array(text.utf8)
    guard let path = arguments.value(.page), path != "-" else { return output.write(bytes) }
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .input("\(error)")
    }
  }
}
