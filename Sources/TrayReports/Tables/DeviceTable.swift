// SPDX-License-Identifier: MIT

public import TrayCases
import TrayKit

/// Devices as a table a person reads: a row a display.
public enum DeviceTable {
  /// The table of a catalogue; a dash stands for a keyboard whose height is unknown.
  public static func text(_ catalogue: DeviceCatalogue, isColored: Bool = false) -> String {
    var table = TextTable(titles: [
      "device", "name", "width", "height", "scale", "top", "bottom", "keyboard",
    ])
    for device in catalogue.devices {
      for (index, display) in device.displays.enumerated() {
        let id = index == 0 ? device.id : "\(device.id):\(display.id)"
        let facts = display.portrait
        let numbers = [
          display.size.width, display.size.height, device.scale, facts.insets.top,
          facts.insets.bottom,
        ]
        let cells = [id, device.name] + numbers.map { PlainNumber.rounded($0) }
        let keyboard = facts.keyboardHeight.map { PlainNumber.rounded($0) } ?? "-"
        table.add((cells + [keyboard]).map { TextTable.Cell($0) })
      }
    }
    return table.text(isColored: isColored)
  }
}
