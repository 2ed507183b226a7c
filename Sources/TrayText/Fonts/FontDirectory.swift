// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The font files of directories.
enum FontDirectory {
  private static let endings = [".ttf", ".otf", ".ttc", ".otc"]
  /// The number of levels of directories that are searched, so that a loop of links ends.
  private static let depthLimit = 8

  /// A file, or the font files of a directory.
  static func files(at path: String) throws(FontError) -> [String] {
    names(in: path) == nil ? [path] : try fontFiles(in: path)
  }

  /// The paths of the files that are named like fonts, sorted by their bytes.
  static func fontFiles(in path: String) throws(FontError) -> [String] {
    guard let names = names(in: path) else {
      throw FontError(file: path, problem: .unreadableDirectory)
    }
    let files = names.filter(isNamedLikeAFont)
    guard !files.isEmpty else { throw FontError(file: path, problem: .emptyDirectory) }
    return files.map { join(path, $0) }
  }

  /// The same for a directory and all below it; none where there is no such directory.
  static func allFontFiles(below path: String) -> [String] { allFontFiles(below: path, depth: 0) }

  private static func allFontFiles(below path: String, depth: Int) -> [String] {
    guard depth < depthLimit, let names = names(in: path) else { return [] }
    return names.flatMap { name in
      isNamedLikeAFont(name)
        ? [join(path, name)] : allFontFiles(below: join(path, name), depth: depth + 1)
    }
  }

  private static func isNamedLikeAFont(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    return endings.contains { lowercase.hasSuffix($0) }
  }

  private static func join(_ path: String, _ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// What is in a directory, sorted by bytes, without hidden files; nil if it can't be read.
  private static func names(in path: String) -> [String]? {
    guard let directory = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Where systems keep their fonts.
enum MachineFonts {
  /// The usual directories: those of the system, then those of the person.
  static var directories: [String] {
    let home = unsafe getenv("HOME").map { unsafe String(cString: $0) }
    #if canImport(Darwin)
      let shared = ["/System/Library/Fonts", "/Library/Fonts"]
      let own = ["/Library/Fonts"]
    #else
      let shared = ["/usr/share/fonts", "/usr/local/share/fonts"]
      let own = ["/.local/share/fonts", "/.fonts"]
    #endif
    return shared + (home.map { home in own.map { home + $0 } } ?? [])
  }
}
