// SPDX-License-Identifier: MIT
import Foundation

/// Where the files stand that tests read.
enum Fixtures {
  /// A file below the package's folder `Fixtures`.
  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures").appending(path: path)
  }
}
