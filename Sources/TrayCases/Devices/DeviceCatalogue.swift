// SPDX-License-Identifier: MIT

import TrayKit

/// The devices that are known, by id.
public struct DeviceCatalogue: Hashable, Sendable {
  /// The devices, in order.
  public private(set) var devices: [Device]

  /// Creates a catalogue from devices; of two with one id the later counts.
  public init(_ devices: [Device]) {
    self.devices = []
    for device in devices { add(device) }
  }

  /// The devices that are known without a file: phones, tablets and a foldable.
  public static let builtIn = DeviceCatalogue(Device.builtIn)

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

extension DeviceCatalogue {
  /// The radius of the corners of a case's screen, in points.
  ///
  /// Where it isn't known, a screen that keeps its lower edge free counts as round.
  package func cornerRadius(of found: ResolvedCase) -> Double {
    self[found.flowCase.device]?.display(found.flowCase.display)?.cornerRadius
      ?? (found.window.safeAreaInsets.bottom > 0 ? 44 : 0)
  }
}
