// SPDX-License-Identifier: MIT

/// Why a font file or a directory of fonts cannot be used.
public struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// The file does not exist, may not be read, or is empty.
    case unreadableFile
    /// The directory does not exist or may not be read.
    case unreadableDirectory
    /// The directory holds no file whose name ends like a font's.
    case emptyDirectory
    /// The content is no font that FreeType knows.
    case notAFont
    /// The content is a font, but no OpenType or TrueType font.
    case notOpenType
    /// The collection has fewer faces than asked for.
    case noSuchFace(index: Int, count: Int)
    /// A table that measuring needs is not there.
    case missingTable(String)
    /// A table is there, but its content is invalid.
    case invalidTable(String, reason: String)
    /// The library has no family of this name.
    case unknownFamily(String)
  }

  /// The path or the name of the font.
  public let file: String
  /// What is wrong.
  public let problem: Problem

  /// Creates an error from its parts.
  public init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }

  /// A sentence that says where, what, and what to do.
  public var description: String {
    "\(file): \(reason). \(advice)."
  }

  private var reason: String {
    switch problem {
    case .unreadableFile: "the file cannot be read or is empty"
    case .unreadableDirectory: "the directory cannot be read"
    case .emptyDirectory: "the directory holds no .ttf, .otf, .ttc or .otc file"
    case .notAFont: "the file is not a font"
    case .notOpenType: "the font is not an OpenType or TrueType font"
    case .noSuchFace(let index, let count): "the file has \(count) faces, none with index \(index)"
    case .missingTable(let table): "the font has no table '\(table)'"
    case .invalidTable(let table, let reason): "the font's table '\(table)' is invalid: \(reason)"
    case .unknownFamily(let name): "no font of the family '\(name)' was added"
    }
  }

  private var advice: String {
    switch problem {
    case .unreadableFile, .unreadableDirectory: "Check the path and its permissions"
    case .emptyDirectory: "Name a directory with font files in it"
    case .notAFont, .notOpenType: "Use a .ttf, .otf, .ttc or .otc file"
    case .noSuchFace: "Choose an index from 0 to one below the number of faces"
    case .missingTable, .invalidTable: "Get a complete copy of the font"
    case .unknownFamily: "Add the family's file first, or check its spelling"
    }
  }
}
