// SPDX-License-Identifier: MIT

import TrayCases
import TrayDrawing
import TrayKit
import TrayReports

/// `tray render`: pictures of the steps of flows.
struct RenderCommand {
  let arguments: ParsedArguments
  let output: OutputStream
  let messages: OutputStream

  private enum Format: String { case ascii, svg, png }

  /// Draws everything before anything is written.
  func run() throws(CommandError) {
    let format = try format()
    let (columns, scale) = try (columns(), scale())
    let cases = try FlowCases(arguments, messages)
    if format == .ascii { return try write(outlines(cases)) }
    let pictures = try pictures(cases)
    guard let first = pictures.first else { throw .input("tray: error: there is no step to draw") }
    let list =
      pictures.count == 1
      ? first
      : ContactSheet.of(pictures, columns: columns, page: theme.page, title: "tray render")
    if format == .svg { return try write(SVGWriter.text(list)) }
    do {
      try write(bytes: try PNGWriter.bytes(list, scale: scale))
    } catch let error as PictureError {
      throw .input("tray: error: \(error)")
    } catch let error as CommandError {
      throw error
    } catch {
      throw .input("tray: error: \(error)")
    }
  }

  // MARK: - Pictures

  private func pictures(_ cases: FlowCases) throws(CommandError) -> [DisplayList] {
    var pictures: [DisplayList] = []
    try cases.forEach { found throws(CommandError) in
      for step in found.steps {
        for stop in try stops(of: step) {
          var options = StepPicture.Options()
          options.theme = theme
          options.screenCorners = cases.cases.catalogue.cornerRadius(of: found)
          options.heading = found.flowCase.heading
          options.notes = IssueWords.lines(of: step)
          options.name = { DetentNames.name(of: $0) }
          pictures.append(
            StepPicture(
              of: step, in: found.window, at: stop, measurer: cases.cases.resolver.measurer,
              options: options
            ).displayList())
        }
      }
    }
    return pictures
  }

  private func outlines(_ cases: FlowCases) throws(CommandError) -> String {
    var text = ""
    let largest = AsciiWriter.largestWindow
    try cases.forEach { found throws(CommandError) in
      let size = found.window.size
      guard size.width <= largest.width, size.height <= largest.height else {
        throw .input(
          "tray: error: an outline of '\(found.flowCase.deviceName)' would be too large; write SVG")
      }
      for step in found.steps {
        for stop in try stops(of: step) {
          text += text.isEmpty ? "" : "\n"
          text += shown("\(step.id): \(found.flowCase.heading)") + "\n"
          text += AsciiWriter.text(
            of: step, in: found.window, at: stop, name: { DetentNames.name(of: $0) },
            columns: { displayWidth(of: String($0)) })
        }
      }
    }
    return text
  }

  /// The stops to draw of a step: the one asked for by name, all of them, or nil for that at rest.
  private func stops(of step: ResolvedStep) throws(CommandError) -> [Int?] {
    guard let name = arguments.value(.stop) else { return [nil] }
    let stops = step.resolution.stops
    if name == "all" {
      let shown = stops.indices.filter { !stops[$0].isHidden }
      return shown.isEmpty ? [nil] : shown.map { $0 }
    }
    let names = stops.map { $0.ids.map { DetentNames.name(of: $0) } }
    guard let index = names.firstIndex(where: { $0.contains(name) }) else {
      let known = names.flatMap(\.self)
      let near = nearestName(to: name, among: known)
      let hint =
        near.map { "; did you mean '\($0)'?" } ?? "; it has \(known.joined(separator: ", "))"
      throw .input("tray: error: the step '\(step.id)' has no stop '\(name)' here\(hint)")
    }
    return [index]
  }

  // MARK: - What was asked for

  private var theme: Theme { arguments.value(.theme) == "dark" ? .dark : .light }

  private func format() throws(CommandError) -> Format {
    if let word = arguments.value(.pictureFormat), let format = Format(rawValue: word) {
      return format
    }
    guard let path = arguments.value(.picture) else { return output.isTerminal ? .ascii : .svg }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "svg": return .svg
    case "png": return .png
    case "txt": return .ascii
    default:
      throw .usage(
        UsageError(
          message: "the format of '\(path)' is not known; say --format ascii, svg or png",
          command: "render"))
    }
  }

  private func columns() throws(CommandError) -> Int {
    guard let word = arguments.value(.columns) else { return 4 }
    guard let count = Int(word), (1...100).contains(count) else {
      throw .usage(
        UsageError(
          message: "--columns expects a number from 1 to 100, found '\(word)'", command: "render"))
    }
    return count
  }

  private func scale() throws(CommandError) -> Double {
    guard let word = arguments.value(.scale) else { return 2 }
    guard let scale = Double(word), scale.isFinite, scale >= 0.1, scale <= 8 else {
      throw .usage(
        UsageError(
          message: "--scale expects a number from 0.1 to 8, found '\(word)'", command: "render"))
    }
    return scale
  }

  // MARK: - Writing

  private func write(_ text: String) throws(CommandError) { try write(bytes: Array(text.utf8)) }

  private func write(bytes: [UInt8]) throws(CommandError) {
    guard let path = arguments.value(.picture), path != "-" else { return output.write(bytes) }
    do {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .input("\(error)")
    }
  }
}
