// SPDX-License-Identifier: MIT

extension ArgumentTable {
  /// What `tray` understands.
  static let tray: ArgumentTable = ArgumentTable(
    program: "tray",
    summary: """
      what height does this sheet take, with this content, on this device, at this text size, in \
      this language, with the keyboard up, folded or unfolded?
      """,
    commands: [
      resolve, explain, compare, render, sweep, report, simulate, devices, schema, completions, man,
    ],
    commonOptions: common)

  private static let common: [Option] = [
    .help,
    .version,
  ]
}
