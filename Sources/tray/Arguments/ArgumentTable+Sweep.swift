// SPDX-License-Identifier: MIT

import TrayCases

extension ArgumentTable {
  static let sweep: Command = Command(
    name: "sweep",
    summary: """
      print the heights of every step of flows over many cases, or where along an axis they break; \
      without an axis, on three devices, in two text sizes, in all languages, with and without \
      keyboard
      """,
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      .step,
      .findBreak,
      .shard,
      .jobs, .failOn,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue,
      .sweepFormat,
      .color,
    ],
    examples: [
      "sweep Fixtures/flows/pick-for-me.json",
      "sweep Fixtures/flows/*.json --device iphone-se-3,ipad-mini --text-size large,ax3"
        + " --format csv",
      "sweep Fixtures/flows/pick-for-me.json --device iphone-se-3 --find-break text-size",
      "sweep Fixtures/flows/*.json --locale en,de --shard 2/4 --format jsonl",
    ],
    run: { arguments, program throws(CommandError) in
      try SweepCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
    })
}

extension ArgumentTable.Option {
  static let findBreak = ArgumentTable.Option(
    name: "find-break", value: .choice(CaseKey.allCases.map(\.rawValue)),
    help: """
      print from which value of an axis on a stop is missing, a view does not show or an issue \
      begins; an axis that is not given goes through all its values
      """)

  static let shard = ArgumentTable.Option(
    name: "shard", value: .text("I/N"),
    help: "only the i-th of n parts of the cases; all parts in a row are the whole")

  static let jobs = ArgumentTable.Option(
    name: "jobs", short: "j", value: .text("COUNT"),
    help: "how many cases are resolved at once; as many as there are cores by default")

  static let sweepFormat = ArgumentTable.Option(
    name: "format", value: .choice(["table", "csv", "jsonl"]),
    help: "a table, comma-separated values or lines of JSON; the same whatever --jobs says")
}
