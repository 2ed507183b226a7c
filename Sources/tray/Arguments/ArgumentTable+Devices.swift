// SPDX-License-Identifier: MIT

extension ArgumentTable {
  static let devices: Command = Command(
    name: "devices", summary: "list the devices that are known",
    options: [.catalogue, .format, .color],
    run: { arguments, program throws(CommandError) in
      try DevicesCommand(arguments: arguments, output: program.output).run()
      return .success
    })
}
