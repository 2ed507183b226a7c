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

  /// The files to read; standard input where none is named, unless a person sits there.
  static func paths(_ arguments: ParsedArguments) throws(CommandError) -> [String] {
    guard arguments.operands.isEmpty else { return arguments.operands }
    guard !SystemCalls.isTerminal(0) else {
      throw .usage(
        UsageError(message: "expected a file", command: arguments.command.name, isBlank: true))
    }
    return ["-"]
  }

  /// The devices that are known, with those of a file.
  static func catalogue(_ path: String?) throws(CommandError) -> DeviceCatalogue {
    do {
      let known = try DeviceCatalogue.builtIn()
      guard let path else { return known }
      let source = try text(path)
      return known.merging(
        try document(source) { source throws(DocumentErrors) in
          try DeviceCatalogue(reading: source)
        })
    } catch let error as CommandError {
      throw error
    } catch {
      throw .input("\(error)")
    }
  }

  /// What a document says, or its errors with the lines that they speak of.
  static func document<Value>(
    _ source: SourceText, _ read: (SourceText) throws(DocumentErrors) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try read(source)
    } catch {
      throw .input(ErrorExcerpt(source: source).text(error))
    }
  }

  /// The system font, with files and directories of others, and at last those of the machine.
  static func fonts(_ arguments: ParsedArguments) throws(CommandError) -> FontLibrary {
    do {
      var fonts = try FontLibrary(defaultFont: arguments.values("default-font"))
      for path in arguments.values("font") {
        if SystemCalls.isDirectory(path) {
          try fonts.add(directory: path)
        } else {
          try fonts.add(file: path)
        }
      }
      if arguments.has("system-fonts") { fonts.addMachineFonts() }
      return fonts
    } catch {
      // The description begins with the file.
      throw .input("\(error.file): error:\(error.description.dropFirst(error.file.count + 1))")
    }
  }
}
