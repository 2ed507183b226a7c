// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// Writes a picture as SVG.
///
/// Glyphs are outlines, defined once and used at their places, so that no font is needed where the
/// picture is viewed. Groups carry identifiers and titles. Numbers have at most two digits behind the
/// point.
public struct SVGWriter {
  private var body = ""
  private(set) var definitions = ""
  private var glyphs: [GlyphKey: String] = [:]
  /// The fonts in use, held so that no other one takes the place of a key.
  private var fonts: [any GlyphFont] = []
  private var clipCount = 0
  /// How many groups wanted each identifier so far.
  private var ids: [String: Int] = [:]
  /// The colours of a page; nil for a file of its own, which spells them out.
  private(set) var inks: PageInks?
  /// The colour that the command has by night, in a page.
  private var darkInk: Ink?

  private struct GlyphKey: Hashable {
    var font: ObjectIdentifier
    var id: UInt32
  }

  private init() {}

  /// Creates a writer of parts of a page: no identifiers, and colours by name.
  init(inks: PageInks) { self.inks = inks }

  /// Writes a part of a page.
  ///
  /// - Parameters:
  ///   - light: The picture by day.
  ///   - dark: The same picture by night: the same commands with other colours.
  /// - Returns: Elements for the inside of an `svg`.
  mutating func part(light: DisplayList, dark: DisplayList) -> String {
    body = ""
    for (command, other) in zip(light.commands, dark.commands) {
      darkInk = other.ink
      write(command)
    }
    return body
  }

  /// The text of an SVG file.
  public static func text(_ list: DisplayList) -> String {
    var writer = SVGWriter()
    for command in list.commands { writer.write(command) }
    let (width, height) = (number(list.size.width), number(list.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>\(escaped(list.title))</title>
      <defs>
      \(writer.definitions)</defs>
      \(writer.body)</svg>

      """
  }

  private mutating func write(_ command: DisplayList.Command) {
    switch command {
    case .fill(let rect, let corners, let ink):
      add("<rect \(Self.box(rect, corners)) \(fill(ink))/>")
    case .stroke(let rect, let corners, let ink, let width, let dash):
      add("<rect \(Self.box(rect, corners)) fill=\"none\" \(stroke(ink, width, dash))/>")
    case .line(let start, let end, let ink, let width, let dash):
      add(
        "<path d=\"M\(Self.pair(start))L\(Self.pair(end))\" "
          + "\(stroke(ink, width, dash))/>")
    case .outline(let outline, let ink, let width):
      let look = width.map { "fill=\"none\" \(stroke(ink, $0, 0))" } ?? fill(ink)
      add(
        "<path d=\"\(outline.withoutArcs.commands.map(Self.step).joined())\" "
          + "\(look)/>")
    case .trace(let outline, let ink, let width):
      add(
        "<path d=\"\(outline.withoutArcs.commands.map(Self.step).joined())\" fill=\"none\" "
          + "\(stroke(ink, width, 0)) stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
    case .glyphs(let shape, let ink): write(shape, ink)
    case .beginClip(let rect, let corners):
      clipCount += 1
      definitions +=
        "<clipPath id=\"~c\(clipCount)\"><rect \(Self.box(rect, corners))/></clipPath>\n"
      add("<g clip-path=\"url(#~c\(clipCount))\">")
    case .beginShift(let offset): add("<g transform=\"translate(\(Self.pair(offset)))\">")
    case .beginGroup(let id, let title):
      // In a page with other pictures an identifier might be taken.
      let unique = inks == nil ? " id=\"\(Self.escaped(identifier(id ?? title)))\"" : ""
      add("<g\(unique)><title>\(Self.escaped(title))</title>")
    case .endClip, .endShift, .endGroup: add("</g>")
    }
  }

  /// An identifier that no other group has: a name without blanks, with a number from the second on.
  private mutating func identifier(_ name: String) -> String {
    var candidate = String(name.map { $0.isWhitespace ? "-" : $0 })
    // Clips and outlines have names that begin so.
    if candidate.hasPrefix("~") { candidate = "_" + candidate }
    while let count = ids[candidate] {
      ids[candidate] = count + 1
      candidate += "~\(count + 1)"
    }
    ids[candidate] = 1
    return candidate
  }

  private mutating func write(_ shape: GlyphShape, _ ink: Ink) {
    guard inks == nil else { return writeShort(shape, ink) }
    var uses = ""
    for glyph in shape.glyphs {
      guard let name = name(of: glyph.id, in: shape.font) else { continue }
      let scale = Self.precise(shape.scale)
      uses +=
        "<use href=\"#\(name)\" transform=\"translate(\(Self.pair(glyph.origin)))"
        + "scale(\(scale) -\(scale))\"/>"
    }
    if !uses.isEmpty { add("<g \(fill(ink))>\(uses)</g>") }
  }

  /// Glyphs at whole units of their font, which says the same in half the text.
  private mutating func writeShort(_ shape: GlyphShape, _ ink: Ink) {
    var uses = ""
    for glyph in shape.glyphs {
      guard let name = name(of: glyph.id, in: shape.font) else { continue }
      let x = Numbers.whole(glyph.origin.x / shape.scale)
      let y = Numbers.whole(-glyph.origin.y / shape.scale)
      uses += "<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"/>"
    }
    let scale = Self.precise(shape.scale)
    if !uses.isEmpty { add("<g \(fill(ink)) transform=\"scale(\(scale) -\(scale))\">\(uses)</g>") }
  }

  /// The name under which an outline is defined; nil for one without a line.
  private mutating func name(of glyph: UInt32, in font: any GlyphFont) -> String? {
    let key = GlyphKey(font: ObjectIdentifier(font), id: glyph)
    if let known = glyphs[key] { return known.isEmpty ? nil : known }
    let commands = font.outline(of: glyph).commands
    guard !commands.isEmpty else {
      glyphs[key] = ""
      return nil
    }
    let place = fonts.firstIndex { ObjectIdentifier($0) == key.font } ?? fonts.count
    if place == fonts.count { fonts.append(font) }
    let name = "~g\(place)-\(glyph)"
    glyphs[key] = name
    let path = commands.map(Self.step).joined()
    definitions += "<path id=\"\(name)\" d=\"\(path)\"/>\n"
    return name
  }

  private mutating func add(_ line: String) { body += line + "\n" }

  // MARK: - Spelling

  private static func step(_ command: Outline.Command) -> String {
    switch command {
    case .move(let point): "M\(pair(point))"
    case .line(let point): "L\(pair(point))"
    case .quad(let control, let end): "Q\(pair(control)) \(pair(end))"
    case .cubic(let one, let two, let end): "C\(pair(one)) \(pair(two)) \(pair(end))"
    case .close: "Z"
    case .arc: ""
    }
  }

  private static func number(_ value: Double) -> String { Numbers.short(value) }
  private static func precise(_ value: Double) -> String { Numbers.precise(value) }
  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func box(_ rect: Rect, _ corners: Double) -> String {
    let radius = max(min(corners, min(rect.width, rect.height) / 2), 0)
    return "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "width=\"\(number(max(rect.width, 0)))\" height=\"\(number(max(rect.height, 0)))\""
      + (radius > 0 ? " rx=\"\(number(radius))\"" : "")
  }

  private static func color(_ ink: Ink) -> String {
    func digits(_ part: Double) -> String {
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + digits(ink.red) + digits(ink.green) + digits(ink.blue)
  }

  static func fillRule(_ ink: Ink) -> String {
    "fill:\(color(ink))" + (ink.opacity < 1 ? ";fill-opacity:\(number(ink.opacity))" : "")
  }

  static func strokeRule(_ ink: Ink) -> String {
    "stroke:\(color(ink))" + (ink.opacity < 1 ? ";stroke-opacity:\(number(ink.opacity))" : "")
  }

  private mutating func fill(_ ink: Ink) -> String {
    if let name = inks?.name(ink, darkInk ?? ink) { return "class=\"f\(name)\"" }
    return "fill=\"\(Self.color(ink))\""
      + (ink.opacity < 1 ? " fill-opacity=\"\(Self.number(ink.opacity))\"" : "")
  }

  private mutating func stroke(_ ink: Ink, _ width: Double, _ dash: Double) -> String {
    var text = "stroke-width=\"\(Self.number(width))\""
    if let name = inks?.name(ink, darkInk ?? ink) {
      text = "class=\"s\(name)\" " + text
    } else {
      text = "stroke=\"\(Self.color(ink))\" " + text
      if ink.opacity < 1 { text += " stroke-opacity=\"\(Self.number(ink.opacity))\"" }
    }
    return text + (dash > 0 ? " stroke-dasharray=\"\(Self.number(dash))\"" : "")
  }

  private static func escaped(_ text: String) -> String { Markup.escaped(text, quotes: ["\""]) }
}
