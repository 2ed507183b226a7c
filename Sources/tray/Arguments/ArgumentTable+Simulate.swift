// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let simulate: Command = Command(
    name: "simulate",
    summary: "play timed events on a surface of a flow, on a virtual clock, and check expectations",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      .script,
      .surface,
      .fps,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue,
      .traceFormat,
      .color,
    ],
    run: { arguments, program throws(CommandError) in
      try SimulateCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
    })
}

extension ArgumentTable.Option {
  static let script = ArgumentTable.Option(
    name: "script", value: .text("FILE"), help: "what happens, and what is expected")

  static let surface = ArgumentTable.Option(
    name: "surface", value: .choice(["tray", "floating", "native", "reveal"]),
    help: """
      what it plays on, whatever the script says: the tray, a sheet of either look, or the \
      flow's first two steps as the sections of a reveal
      """)

  static let fps = ArgumentTable.Option(
    name: "fps", value: .choice(["60", "120"]), help: "frames per second; 60 by default")

  static let traceFormat = ArgumentTable.Option(
    name: "format", value: .choice(["table", "jsonl", "svg"]),
    help: "frames and reports as a table or as lines of JSON, or a plot")
}
