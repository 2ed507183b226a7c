// SPDX-License-Identifier: MIT

import Documents
import TrayKit

/// What commands read from files and options before they begin.
enum CommandInput {
  /// The text of a file, or of standard input for `-`.
  static func text(_ path: String) throws(CommandError) -> SourceText {
    do {
      return try InputFile.read(path)
    } catch {
      throw .input("\(error)")
    }
  }

  /// The devices that are known, with those of a file.
  static func catalogue(_ path: String?) throws(CommandError) -> DeviceCatalogue {
    do {
      let known = try DeviceCatalogue.builtIn()
      guard let path else { return known }
      return known.merging(try DeviceCatalogue(reading: try text(path)))
    } catch let error as DocumentErrors {
      throw .input("\(error)")
    } catch let error as CommandError {
      throw error
    } catch {
      throw .input("\(error)")
    }
  }

  /// The embedded font, with files and directories of others.
  static func fonts(_ paths: [String]) throws(CommandError) -> FontLibrary {
    do {
      var fonts = try FontLibrary()
      for path in paths {
        if SystemCalls.isDirectory(path) {
          try fonts.add(directory: path)
        } else {
          try fonts.add(file: path)
        }
      }
      return fonts
    } catch {
      throw .input("\(error.file): error: \(error)")
    }
  }
}
