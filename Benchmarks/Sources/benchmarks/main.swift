// SPDX-License-Identifier: MIT

// What resolving costs: one step cold and warm, all flows on ten devices at twelve text sizes, stops
// alone, and the program as a whole process; with `--text`, what text costs beside HarfBuzz alone, and
// with `--frames`, what a frame of a tray costs, and whether they keep their promises (if not, the exit
// code is 1); with `--layout`, what layout costs on the trees on which engines are compared. Figures
// are the fastest and the middle run.
import TrayDocuments
import Foundation
import TrayKit

if CommandLine.arguments.contains("--frames") {
  let benchmark = TrayBenchmark()
  let rows = benchmark.measurements()
  show(rows)
  exit(isKept(benchmark.promises(for: rows)) ? 0 : 1)
}

if CommandLine.arguments.contains("--text") {
  let benchmark = try TextBenchmark()
  show(try benchmark.measurements())
  let promises = try benchmark.promises() + [AllocationBenchmark().promise()]
  exit(isKept(promises) ? 0 : 1)
}

if CommandLine.arguments.contains("--layout") {
  if CommandLine.arguments.contains("--json") {
    printJSON(try LayoutBenchmark.named())
  } else {
    try LayoutBenchmark.printTable()
  }
  exit(0)
}

let flows = try Flows()
let steps = flows.steps
guard let step = steps.first else { fatalError("Fixtures/flows has no flow") }
// An iPhone 16 Pro at the default text size.
let window = flows.windows[3 * 10 + 5]
var measurements: [Measurement] = []

var fonts = try FontLibrary()
measurements.append(
  try Measurement.take("open the embedded fonts") { fonts = try FontLibrary() })

var resolver = Resolver(fonts: fonts)
measurements.append(
  Measurement.take(
    "one step, cold (nothing shaped)", prepare: { resolver = Resolver(fonts: fonts) }
  ) {
    _ = resolver.resolve(step, in: window)
  })

let warm = Resolver(fonts: fonts)
for step in steps { for window in flows.windows { _ = warm.resolve(step, in: window) } }
measurements.append(
  try Measurement.take("one step, views made anew", units: 200) {
    for _ in 0..<200 { _ = warm.resolve(step, in: window) }
  })
let kept = warm.resolver(of: step)
_ = kept.resolve(in: window)
measurements.append(
  try Measurement.take("one step, warm", units: 200) {
    for _ in 0..<200 { _ = kept.resolve(in: window) }
  })

let cases = steps.count * flows.windows.count
let all = try Measurement.take(
  "\(cases) cases, each", units: cases, runs: 5
) {
  for step in steps {
    let resolver = warm.resolver(of: step)
    for window in flows.windows { _ = resolver.resolve(in: window) }
  }
}
measurements.append(all)

let detents = DetentsBenchmark()
measurements.append(try detents.measurement())

if let index = CommandLine.arguments.firstIndex(of: "--tray"),
  CommandLine.arguments.indices.contains(index + 1)
{
  let tray = CommandLine.arguments[index + 1]
  measurements.append(
    try Measurement.take("tray --version, whole process") { try run(tray, ["--version"]) })
  measurements.append(
    try Measurement.take("tray resolve of one flow, whole process") {
      try run(tray, ["resolve", flowPath("pick-for-me")])
    })
}

measurements += TrayBenchmark().measurements()

show(measurements)
if !CommandLine.arguments.contains("--json") {
  let (asked, arrays) = detents.allocations()
  print(
    "Stops of five detents ask for memory \(asked) times, for the \(arrays) arrays of the result.")
  print(
    "Cases: \(steps.count) steps of \(flows.documents.count) flows × 10 devices × 12 text sizes.")
  print(
    "\(Int(1 / all.minimum)) cases per second on one core, peak memory \(peakMemory() / 1024) MB")
}

/// Prints promises, unless figures are for programs, and whether all of them are kept.
func isKept(_ promises: [Promise]) -> Bool {
  if !CommandLine.arguments.contains("--json") { for promise in promises { print(promise.line) } }
  return promises.allSatisfy(\.isKept)
}

/// Prints figures, a line each or in a form for programs.
func show(_ rows: [Measurement]) {
  if CommandLine.arguments.contains("--json") {
    printJSON(rows)
    return
  }
  print(String(repeating: " ", count: 44) + "     fastest        middle")
  for row in rows { print(row.line) }
}

/// Prints figures in a form for programs.
func printJSON(_ measurements: [Measurement]) {
  let rows = measurements.map { row -> JSONOutput in
    [
      "name": .string(row.name), "minimum": .exact(row.minimum), "median": .exact(row.median),
      "units": .integer(row.units),
    ]
  }
  print(JSONWriter.text(["schema": "tray.benchmark", "version": 1, "rows": .array(rows)]))
}

/// Runs a program and waits for its end; what it prints is thrown away.
///
/// Spawned by hand: Foundation's `Process` adds tens of milliseconds of its own.
func run(_ program: String, _ arguments: [String]) throws {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process: pid_t = 0
  guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
    throw CocoaError(.fileNoSuchFile)
  }
  var status: Int32 = 0
  waitpid(process, &status, 0)
}

/// The path of a flow of the repository.
func flowPath(_ name: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/flows/\(name).json").path
}

/// The greatest resident memory of this process so far, in KB; 0 where the system does not tell.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { $0.split(separator: " ").compactMap { Int($0) }.first } ?? 0
}
