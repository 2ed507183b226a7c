// SPDX-License-Identifier: MIT

public import Foundation

/// Where the files are that tests read.
public enum Fixtures {
  /// The package's folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder below the package's folder `Fixtures`.
  public static func url(_ path: String) -> URL {
    root.appending(path: "Fixtures").appending(path: path)
  }

  /// The bytes of a file below the package's folder `Fixtures`.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The text of a file below the package's folder, such as a page of documentation.
  public static func source(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The path of a font of the tests, or of a weight of the embedded Inter.
  public static func font(_ name: String) -> String {
    let folder =
      name.hasSuffix(".otf") && name.hasPrefix("Inter-")
      ? "Sources/CTrayInter/fonts/" : "Fixtures/fonts/"
    return root.appending(path: folder + name).path(percentEncoded: false)
  }
}
