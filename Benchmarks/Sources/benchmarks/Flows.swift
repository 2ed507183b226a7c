// SPDX-License-Identifier: MIT

import Foundation
import TrayCases
import TrayDocuments
import TrayKit

/// The flows of the repository and the windows in which they are resolved.
struct Flows {
  let documents: [FlowDocument]
  let windows: [Window]

  private static let devices = [
    "iphone-se-1", "iphone-se-3", "iphone-13-mini", "iphone-14", "iphone-16", "iphone-16-pro",
    "iphone-16-pro-max", "iphone-duo", "ipad-mini", "ipad-pro-13-m4",
  ]

  /// Reads the flows beside the package.
  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Fixtures/flows")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    documents = try files.map { name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      return try FlowDocument(reading: SourceText(file: name, bytes: Array(bytes)))
    }
    // Devices change fastest, so that a step is lowered once for those that share its traits.
    windows = try DynamicTypeSize.allCases.flatMap { size in
      try Self.devices.map { device in
        try FlowCase(device: device, textSize: size).window(in: .builtIn, direction: .leftToRight)
      }
    }
  }

  var steps: [Step] { documents.flatMap { $0.flow(in: "en").steps } }
}
