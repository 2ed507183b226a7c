// SPDX-License-Identifier: MIT

import TrayDocuments

extension ArgumentTable {
  static let render = Command(
    name: "render",
    summary: "draw the steps of flows on their devices, to scale",
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      Option(name: "step", value: .list("ID"), help: "only these steps"),
      Option(
        name: "stop", value: .text("NAME"),
        help: "the stop at which the surface is drawn, or all; that at rest by default"),
      Option(
        name: "format", value: .choice(["ascii", "svg", "png"]),
        help: """
          the format; by default that of the file's name, else ascii in a terminal and svg otherwise
          """),
      Option(
        name: "output", short: "o", value: .text("FILE"),
        help: "the file to write; standard output by default"),
      Option(
        name: "theme", value: .choice(["light", "dark"]), help: "the colours; light by default"),
      Option(
        name: "columns", value: .text("COUNT"),
        help: "how many pictures stand side by side; 4 by default"),
      Option(
        name: "scale", value: .text("FACTOR"), help: "pixels per point of a png; 2 by default"),
      font, defaultFont, metrics, systemFonts, catalogue,
    ],
    examples: [
      "render Fixtures/flows/pick-for-me.json --format ascii --step area",
      "render Fixtures/flows/pick-for-me.json --stop all -o stops.svg",
      "render Fixtures/flows/*.json --text-size large,ax3 --theme dark -o sheet.png",
    ])
}
