// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The font files of a directory.
enum FontDirectory {
  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// The paths of the files that are named like fonts, sorted by their bytes.
  static func fontFiles(in path: String) throws(FontError) -> [String] {
    guard let directory = unsafe opendir(path) else {
      throw FontError(file: path, problem: .unreadableDirectory)
    }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      let lowercase = name.lowercased()
      if endings.contains(where: { lowercase.hasSuffix($0) }) { names.append(name) }
    }
    guard !names.isEmpty else { throw FontError(file: path, problem: .emptyDirectory) }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
  }
}
