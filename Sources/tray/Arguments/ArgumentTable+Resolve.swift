// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let resolve: Command = Command(
    name: "resolve",
    summary: "print the heights of every step of flows, for every combination asked for",
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      .step,
      .watch, .failOn,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue, .format, .color,
    ],
    examples: [
      "resolve Fixtures/flows/pick-for-me.json",
      "resolve Fixtures/flows/*.json --device iphone-se-3 --text-size large,ax3",
      "resolve Fixtures/flows/pick-for-me.json --step area --keyboard up,down --locale de",
      "resolve - --format json < Fixtures/flows/pick-for-me.json",
    ],
    run: { arguments, program throws(CommandError) in
      try ResolveCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
    })
}

extension ArgumentTable.Option {
  static let watch = ArgumentTable.Option(
    name: "watch", help: "go on, and print again whenever a file is saved, until interrupted")
}
