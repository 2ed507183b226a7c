// SPDX-License-Identifier: MIT
import CTrayDevices

/// The devices that are known, by id.
public struct DeviceCatalogue: Hashable, Sendable {
  /// The devices, in the order of their document.
  public private(set) var devices: [Device]

  /// Creates a catalogue from devices; of two with one id the later counts.
  public init(_ devices: [Device]) {
    self.devices = []
    for device in devices { add(device) }
  }

  /// Reads a catalogue from a document of the schema `tray.devices`.
  /// - Throws: what is wrong with the document.
  public init(reading source: SourceText) throws(DocumentErrors) {
    self.init(try JSONDocument.decode(source, DeviceDocument.decode))
  }

  /// The catalogue that is part of the program.
  /// - Throws: what is wrong with its document, which a test rules out.
  public static func builtIn() throws(DocumentErrors) -> DeviceCatalogue {
    try embedded.get()
  }

  private static let embedded = Result { () throws(DocumentErrors) in
    let bytes = (0..<tray_devices_count()).map { tray_devices_byte($0) }
    return try DeviceCatalogue(reading: SourceText(file: "devices.json", bytes: bytes))
  }

  /// The ids of all devices, in order.
  public var ids: [String] { devices.map(\.id) }

  /// The device with an id, or nil.
  public subscript(id: String) -> Device? {
    devices.first { $0.id == id }
  }

  /// The catalogue with the devices of `other` in place of those with the same ids, or at its end.
  public func merging(_ other: DeviceCatalogue) -> DeviceCatalogue {
    DeviceCatalogue(devices + other.devices)
  }

  private mutating func add(_ device: Device) {
    if let index = devices.firstIndex(where: { $0.id == device.id }) {
      devices[index] = device
    } else {
      devices.append(device)
    }
  }
}
