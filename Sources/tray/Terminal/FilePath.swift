// SPDX-License-Identifier: MIT

import TrayDocuments

/// The parts of a path, and what it was probably meant to be.
enum FilePath {
  /// What stands before the last name; a dot where nothing does.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Why a file is not there: its directory is missing, or its name is misspelt.
  static func explanation(ofMissing path: String) -> String {
    if path.contains("\u{FFFD}") {
      return
        "there is no such file; one whose name is not UTF-8 can be read as standard input, with -"
    }
    let directory = directory(of: path)
    guard SystemCalls.isDirectory(directory) else {
      return "there is no directory '\(directory)'"
    }
    let names = SystemCalls.names(in: directory).filter { !$0.hasPrefix(".") }
    guard let near = nearestName(to: name(of: path), among: names) else {
      return "there is no such file"
    }
    let prefix = path.dropLast(name(of: path).count)
    return "there is no such file; did you mean '\(prefix)\(near)'?"
  }
}
