// SPDX-License-Identifier: MIT

import TrayDocuments
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

  /// A flow from a file; one without steps is refused, as there is nothing to say of it.
  static func flow(_ path: String) throws(CommandError) -> FlowDocument {
    let source = try text(path)
    let flow = try document(source) { source throws(DocumentErrors) in
      try FlowDocument(reading: source)
    }
    guard !flow.stepIDs.isEmpty else {
      throw .input("\(source.file): error: the flow has no steps; add one to \"steps\"")
    }
    return flow
  }

  /// A script from a file.
  static func script(_ path: String) throws(CommandError) -> SimulationScript {
    try document(try text(path)) { source throws(DocumentErrors) in
      try SimulationScript(reading: source)
    }
  }

  /// Refuses what is no language tag, and warns of languages in which flows have no strings.
  static func checkLocales(
    _ tags: [String], _ flows: [FlowDocument], _ messages: OutputStream
  ) throws(CommandError) {
    let known = flows.flatMap(\.languages)
    for tag in tags {
      let near = nearestName(to: tag, among: known)
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      guard CaseAxes.isLanguageTag(tag) else {
        throw .input("tray: error: '\(tag)' is no language tag, such as de or ar-EG\(hint)")
      }
      for flow in flows where !flow.languages.isEmpty && !flow.hasStrings(in: tag) {
        messages.write(
          shown("tray: warning: '\(flow.id)' has no strings in '\(tag)'\(hint)") + "\n")
      }
    }
  }

  /// Refuses the names of steps that no flow has.
  static func checkSteps(_ names: [String], _ flows: [FlowDocument]) throws(CommandError) {
    let known = flows.flatMap(\.stepIDs)
    for name in names where !known.contains(name) {
      throw .input("tray: error: no flow has the step '\(name)'\(hint(for: name, among: known))")
    }
  }

  /// What to write in place of a name that is not known: one that is near it, or all there are.
  static func hint(for name: String, among known: [String]) -> String {
    if let near = nearestName(to: name, among: known) { return "; did you mean '\(near)'?" }
    var different: [String] = []
    for name in known where !different.contains(name) { different.append(name) }
    guard !different.isEmpty else { return "; there is none" }
    let shown = different.prefix(12).joined(separator: ", ")
    return "; there is \(shown)\(different.count > 12 ? " and others" : "")"
  }

  /// Refuses a command line that reads standard input twice, or writes over a file that it reads.
  static func checkFiles(_ arguments: ParsedArguments) throws(CommandError) {
    let options = arguments.command.options.filter { $0.value.isFile && $0.name != "output" }
    let files = arguments.operands + options.flatMap { arguments.values($0.name) }
    if files.count(where: { $0 == "-" }) > 1 {
      throw .usage(
        UsageError(
          message:
            "standard input can be read only once; name a file in place of one of the dashes",
          command: arguments.command.name))
    }
    guard let output = arguments.value("output"), output != "-" else { return }
    if files.contains(where: { $0 != "-" && SystemCalls.isSameFile($0, output) }) {
      throw .input(
        "tray: error: '\(output)' is read; name another file for the result")
    }
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
      let metrics = arguments.value("metrics").flatMap(FontLibrary.SystemMetrics.init)
      var fonts = try FontLibrary(
        defaultFont: arguments.values("default-font"), metrics: metrics ?? .phone)
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
