// SPDX-License-Identifier: MIT

import TrayCases

extension ArgumentTable {
  static let compare: Command = Command(
    name: "compare",
    summary: "print the steps of a flow on several surfaces side by side, and why they differ",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      .looks,
      .style,
      .tip,
      .half,
      .full,
      .cards,
    ] + caseOptions + [
      .step,
      .font, .defaultFont, .metrics, .systemFonts, .catalogue, .format, .color,
    ],
    examples: [
      "compare Fixtures/surfaces/list-sheet.json --looks floating,native --device iphone-duo"
    ],
    run: { arguments, program throws(CommandError) in
      try CompareCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
      return .success
    })
}

extension ArgumentTable.Option {
  static let looks = ArgumentTable.Option(
    name: "looks", value: .choices(ComparedLook.allCases.map(\.rawValue)),
    help: """
      the surfaces; floating,native by default. A sheet without a view that scrolls fits its \
      content
      """)

  static let style = ArgumentTable.Option(
    name: "style", value: .choice(["modal", "persistent"]),
    help: "how sheets are shown; modal by default, and a persistent one is never native")

  static let tip = ArgumentTable.Option(
    name: "tip", value: .text("POINTS"), help: "the height of tip; 120 by default")

  static let half = ArgumentTable.Option(
    name: "half", value: .text("POINTS"), help: "the height of half; 386 by default")

  static let full = ArgumentTable.Option(
    name: "full", value: .text("POINTS"),
    help: "the distance of full from the top safe area; 0 by default")

  static let cards = ArgumentTable.Option(
    name: "cards", value: .choice(["yes", "no"]),
    help: "whether partial heights of the system float; as the version does by default")
}
