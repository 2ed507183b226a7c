// SPDX-License-Identifier: MIT

import TrayKit

/// Writes a catalogue of devices in the document form `tray.devices`, which it reads as well.
public enum DeviceOutput {
  /// The document of a catalogue.
  public static func document(_ catalogue: DeviceCatalogue) -> JSONOutput {
    [
      "schema": "tray.devices", "version": 1,
      "devices": .array(catalogue.devices.map(device)),
    ]
  }

  private static func device(_ device: Device) -> JSONOutput {
    [
      "id": .string(device.id), "name": .string(device.name), "scale": .number(device.scale),
      "displays": .array(device.displays.map(display)),
      "systems": [
        "oldest": .string(CaseNames.name(of: device.systems.oldest)),
        "newest": .string(CaseNames.name(of: device.systems.newest)),
      ], "note": device.note.map { .string($0) },
    ]
  }

  private static func display(_ display: Device.Display) -> JSONOutput {
    [
      "id": .string(display.id),
      "size": [
        "width": .number(display.size.width), "height": .number(display.size.height),
      ], "portrait": facts(display.portrait), "landscape": facts(display.landscape),
      "cornerRadius": display.cornerRadius.map { .number($0) },
      "division": display.division.map {
        ["start": .number($0.start), "end": .number($0.end), "margin": .number($0.margin)]
      },
    ]
  }

  private static func facts(_ facts: Device.Facts) -> JSONOutput {
    [
      "insets": [
        "top": .number(facts.insets.top), "left": .number(facts.insets.left),
        "bottom": .number(facts.insets.bottom), "right": .number(facts.insets.right),
      ], "horizontal": facts.horizontalSizeClass == .compact ? "compact" : "regular",
      "vertical": facts.verticalSizeClass == .compact ? "compact" : "regular",
      "keyboard": facts.keyboardHeight.map { .number($0) },
    ]
  }
}
