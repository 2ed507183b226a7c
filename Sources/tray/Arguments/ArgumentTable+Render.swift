// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let render: Command = Command(
    name: "render",
    summary: "draw the steps of flows on their devices, to scale",
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      .step,
      .stop,
      .pictureFormat,
      .picture,
      .theme,
      .columns,
      .scale,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue,
    ],
    examples: [
      "render Fixtures/flows/pick-for-me.json --format ascii --step area",
      "render Fixtures/flows/pick-for-me.json --stop all -o stops.svg",
      "render Fixtures/flows/create-a-plan.json --text-size large,ax3 --theme dark -o sheet.png",
    ],
    run: { arguments, program throws(CommandError) in
      try RenderCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
      return .success
    })
}

extension ArgumentTable.Option {
  static let stop = ArgumentTable.Option(
    name: "stop", value: .text("NAME"),
    help: "the stop at which the surface is drawn, or all; that at rest by default")

  static let pictureFormat = ArgumentTable.Option(
    name: "format", value: .choice(["ascii", "svg", "png"]),
    help: """
      the format; by default that of the file's name, else ascii in a terminal and svg otherwise
      """)

  static let theme = ArgumentTable.Option(
    name: "theme", value: .choice(["light", "dark"]), help: "the colours; light by default")

  static let columns = ArgumentTable.Option(
    name: "columns", value: .text("COUNT"),
    help: "how many pictures stand side by side; 4 by default")

  static let scale = ArgumentTable.Option(
    name: "scale", value: .text("FACTOR"), help: "pixels per point of a png; 2 by default")

  static let picture = ArgumentTable.Option(
    name: "output", short: "o", value: .text("FILE"),
    help: "the file to write; standard output by default")
}
