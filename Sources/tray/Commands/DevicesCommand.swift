// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// `tray devices`: the devices that are known.
struct DevicesCommand {
  let arguments: ParsedArguments
  let output: OutputStream

  func run() throws(CommandError) {
    let catalogue = try CommandInput.catalogue(arguments.value("devices"))
    if arguments.value("format") == "json" {
      output.write(JSONWriter.text(DeviceOutput.document(catalogue)) + "\n")
      return
    }
    var table = TextTable(titles: [
      "device", "name", "width", "height", "scale", "top", "bottom", "keyboard",
    ])
    for device in catalogue.devices {
      for (index, display) in device.displays.enumerated() {
        let id = index == 0 ? device.id : "\(device.id):\(display.id)"
        let facts = display.portrait
        table.add([
          .init(id), .init(device.name), .init(JSONWriter.rounded(display.size.width)),
          .init(JSONWriter.rounded(display.size.height)), .init(JSONWriter.rounded(device.scale)),
          .init(JSONWriter.rounded(facts.insets.top)),
          .init(JSONWriter.rounded(facts.insets.bottom)),
          .init(facts.keyboardHeight.map { JSONWriter.rounded($0) } ?? "-"),
        ])
      }
    }
    output.write(table.text(isColored: arguments.isColored(output)))
  }
}

extension ParsedArguments {
  /// Whether a stream is coloured, by the option, the environment and what the stream is.
  func isColored(_ output: OutputStream) -> Bool {
    let policy = value("color").flatMap { ColorPolicy(rawValue: $0) } ?? .auto
    return policy.isColored(
      isTerminal: output.isTerminal, environment: SystemCalls.environment)
  }
}
