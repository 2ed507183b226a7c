// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

extension ArgumentTable {
  /// What `tray` understands.
  static let tray = ArgumentTable(
    program: "tray",
    summary: """
      what height does this sheet take, with this content, on this device, at this text size, in \
      this language, with the keyboard up, folded or unfolded?
      """,
    commands: [
      resolve, explain, compare, render, sweep, report, simulate, devices, schema, completions, man,
    ],
    commonOptions: common)

  private static let resolve = Command(
    name: "resolve",
    summary: "print the heights of every step of flows, for every combination asked for",
    operands: Operands(placeholder: "FILE…", count: 0...10_000),
    options: caseOptions + [
      Option(name: "step", value: .list("ID"), help: "only these steps"),
      Option(
        name: "watch", help: "go on, and print again whenever a file is saved, until interrupted"),
      font, defaultFont, metrics, systemFonts, catalogue, format, color,
    ],
    examples: [
      "resolve Fixtures/flows/pick-for-me.json",
      "resolve Fixtures/flows/*.json --device iphone-se-3 --text-size large,ax3",
      "resolve Fixtures/flows/pick-for-me.json --step area --keyboard up,down --locale de",
      "resolve - --format json < Fixtures/flows/pick-for-me.json",
    ])

  private static let simulate = Command(
    name: "simulate",
    summary: "play timed events on a surface of a flow, on a virtual clock, and check expectations",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      Option(name: "script", value: .text("FILE"), help: "what happens, and what is expected"),
      Option(
        name: "surface", value: .choice(["tray", "floating", "native", "reveal"]),
        help: """
          what it plays on, whatever the script says: the tray, a sheet of either look, or the \
          flow's first two steps as the sections of a reveal
          """),
      Option(name: "fps", value: .choice(["60", "120"]), help: "frames per second; 60 by default"),
      font, defaultFont, metrics, systemFonts, catalogue,
      Option(
        name: "format", value: .choice(["table", "jsonl", "svg"]),
        help: "frames and reports as a table or as lines of JSON, or a plot"),
      color,
    ])

  private static let devices = Command(
    name: "devices", summary: "list the devices that are known",
    options: [catalogue, format, color])

  // Options that several commands share.

  static let font = Option(
    name: "font", value: .list("PATH"),
    help: "font files, or directories of them, for families by name and missing characters")

  static let defaultFont = Option(
    name: "default-font", value: .list("PATH"),
    help: """
      font files, or directories of them, in whose widths texts of the system font are measured \
      in place of --metrics; lines are as high as the system font's in any case
      """)

  static let metrics = Option(
    name: "metrics", value: .choice(FontLibrary.SystemMetrics.allCases.map(\.rawValue)),
    help: """
      whose widths texts of the system font have, where no default font is given: phone, those of \
      the iOS system font as measured on pictures, or inter, those of the embedded font
      """)

  static let systemFonts = Option(
    name: "system-fonts",
    help: "look for fonts on this machine too; texts that use one are named among the issues")

  static let catalogue = Option(
    name: "devices", value: .text("FILE"),
    help: "a catalogue whose devices replace or join those that are known")

  static let format = Option(
    name: "format", value: .choice(["table", "json"]), help: "how to print the result")

  static let color = Option(
    name: "color", value: .choice(ColorPolicy.allCases.map(\.rawValue)),
    help: "whether to colour the table; NO_COLOR turns it off as well")

  private static let common = [
    Option(name: "help", short: "h", help: "say how the program or a command is used"),
    Option(name: "version", short: "V", help: "print the version"),
  ]
}
