// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let report: Command = Command(
    name: "report",
    summary: "write a page with every height, picture, difference and issue of flows",
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      .step,
      .scripts,
      .page, .failOn,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue,
    ],
    examples: [
      "report Fixtures/flows/pick-for-me.json --text-size large,ax3 --locale en,de -o report.html",
      "report Fixtures/flows/show-my-plans.json --script Fixtures/flows/scripts/show-my-plans.json "
        + "-o report.html",
    ],
    run: { arguments, program throws(CommandError) in
      try ReportCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
    })
}

extension ArgumentTable.Option {
  static let scripts = ArgumentTable.Option(
    name: "script", value: .list("FILE"),
    help: "scripts for 'tray simulate', played on the first flow that has their steps")

  static let page = ArgumentTable.Option(
    name: "output", short: "o", value: .text("FILE"),
    help: "the page to write; standard output by default")
}
