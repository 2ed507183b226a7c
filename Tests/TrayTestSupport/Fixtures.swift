// SPDX-License-Identifier: MIT

public import Foundation

/// Where the files stand that tests read.
public enum Fixtures {
  /// A file or folder below the package's folder `Fixtures`.
  public static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures").appending(path: path)
  }
}
