// SPDX-License-Identifier: MIT

import TrayCases
import TrayDocuments
import TrayKit
import TrayReports

/// `tray simulate`: plays a script on a virtual clock.
struct SimulateCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  /// Plays the script and prints it; a failed expectation makes the program end with a finding.
  func run() throws(CommandError) -> ExitCode {
    let simulation = try simulate()
    switch arguments.value(.traceFormat) {
    case "jsonl": output.write(SimulationOutput.lines(simulation))
    case "svg": output.write(SimulationPlot.svg(simulation))
    default:
      output.write(SimulatedTable.text(simulation, isColored: arguments.isColored(output)))
    }
    output.flush()
    for failure in simulation.failures {
      messages.write(shown("\(simulation.id): \(failure)") + "\n")
    }
    return simulation.failures.isEmpty ? .success : .finding
  }

  private func simulate() throws(CommandError) -> Simulation {
    guard let file = arguments.operands.first, let path = arguments.value(.script) else {
      throw .usage(
        UsageError(message: "--script FILE is missing; it says what happens", command: "simulate"))
    }
    let catalogue = try CommandInput.catalogue(arguments.value(.catalogue))
    let fonts = try CommandInput.fonts(arguments)
    let flow = try CommandInput.flow(file)
    var script = try CommandInput.script(path)
    try CommandInput.checkLocales([script.environment.locale], [flow], messages)
    if let surface = try surface(of: flow) { script.surface = surface }
    do {
      return try Simulation(
        script, of: flow.localized, by: CaseResolver(Resolver(fonts: fonts), on: catalogue),
        rate: arguments.value(.fps) == "120" ? 120 : 60)
    } catch {
      throw .input("\(path): error: \(error)")
    }
  }

  /// The surface that the command line asks for; nil leaves it to the script.
  private func surface(of flow: FlowDocument) throws(CommandError) -> SimulatedSurface? {
    let settings = ComparedLook.Settings()
    switch arguments.value(.surface) {
    case "tray": return .tray
    case "floating": return .sheet(native: false, settings)
    case "native": return .sheet(native: true, settings)
    case "reveal":
      let steps = flow.stepIDs
      guard steps.count > 1 else {
        throw .input("tray: error: a reveal has two sections; the flow has \(steps.count) step")
      }
      return .reveal(primary: steps[0], secondary: steps[1])
    default: return nil
    }
  }
}
