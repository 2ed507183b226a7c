// SPDX-License-Identifier: MIT

import TrayKit

// Options that several commands share.
extension ArgumentTable.Option {
  static let step = ArgumentTable.Option(
    name: "step", value: .list("ID"), help: "only these steps")

  static let font = ArgumentTable.Option(
    name: "font", value: .list("PATH"),
    help: "font files, or directories of them, for families by name and missing characters")

  static let defaultFont = ArgumentTable.Option(
    name: "default-font", value: .list("PATH"),
    help: """
      font files, or directories of them, in whose widths texts of the system font are measured \
      in place of --metrics; lines are as high as the system font's in any case
      """)

  static let metrics = ArgumentTable.Option(
    name: "metrics", value: .choice(FontLibrary.SystemMetrics.allCases.map(\.rawValue)),
    help: """
      whose widths texts of the system font have, where no default font is given: phone, those of \
      the iOS system font as measured on pictures, or inter, those of the embedded font
      """)

  static let systemFonts = ArgumentTable.Option(
    name: "system-fonts",
    help: "look for fonts on this machine too; texts that use one are named among the issues")

  static let catalogue = ArgumentTable.Option(
    name: "devices", value: .text("FILE"),
    help: "a catalogue whose devices replace or join those that are known")

  static let format = ArgumentTable.Option(
    name: "format", value: .choice(["table", "json"]), help: "how to print the result")

  static let color = ArgumentTable.Option(
    name: "color", value: .choice(ColorPolicy.allCases.map(\.rawValue)),
    help: "whether to colour the table; NO_COLOR turns it off as well")

  static let help = ArgumentTable.Option(
    name: "help", short: "h", help: "say how the program or a command is used")

  static let version = ArgumentTable.Option(name: "version", short: "V", help: "print the version")
}
