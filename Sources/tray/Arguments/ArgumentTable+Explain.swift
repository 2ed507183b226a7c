// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let explain: Command = Command(
    name: "explain",
    summary: "print why a flow's steps have the heights they have, as arithmetic to check by hand",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      .step,
      .detent,
      .node,
      .vs,
    ] + caseOptions.map(\.single) + [
      .font, .defaultFont, .metrics, .systemFonts, .catalogue, .format, .color,
    ],
    run: { arguments, program throws(CommandError) in
      try ExplainCommand(arguments: arguments, output: program.output, messages: program.messages)
        .run()
      return .success
    })
}

extension ArgumentTable.Option {
  static let detent = ArgumentTable.Option(
    name: "detent", value: .list("NAME"), help: "only the stops of these detents")

  static let node = ArgumentTable.Option(
    name: "node", value: .text("ID"),
    help: "only the arithmetic of this view, by its identifier or the end of its path")

  static let vs = ArgumentTable.Option(
    name: "vs", value: .list("KEY=VALUE"),
    help: """
      what differs in a second case, such as locale=de or text-size=ax3; keys are device, \
      orientation, posture, system, text-size, bold-text, locale, phone-locale and keyboard
      """)
}
