// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// How a symbol is drawn, put together from its name: a drawing, and what the rest of the name says.
///
/// `checkmark.circle.fill` is a tick in a filled circle, `wifi.slash` has a line across. The drawings
/// are outlines of our own on a square of 24 units.
struct SymbolShape {
  /// One thing to draw, in points of the symbol's square.
  struct Part {
    var outline: Outline
    /// The width of the line; nil where the outline is filled.
    var lineWidth: Double?
    /// Whether it shows the ground.
    var isCutOut = false
  }

  private let drawing: SymbolDrawing?
  private let enclosure: String?
  private let isFilled: Bool
  private let isSlashed: Bool

  /// Takes a name apart; `forward` and `backward` follow the direction of reading.
  init(_ name: String, isRightToLeft: Bool) {
    let words = name.split(separator: ".").map { word in
      switch word {
      case "forward": isRightToLeft ? "left" : "right"
      case "backward": isRightToLeft ? "right" : "left"
      default: String(word)
      }
    }
    let kept = words.filter { $0 != "fill" && $0 != "slash" }
    isFilled = words.contains("fill")
    isSlashed = words.contains("slash")
    let lengths = stride(from: kept.count, to: 0, by: -1)
    let known = lengths.first {
      SymbolTable.drawings[kept.prefix($0).joined(separator: ".")] != nil
    }
    drawing = known.flatMap { SymbolTable.drawings[kept.prefix($0).joined(separator: ".")] }
    enclosure = kept.dropFirst(known ?? 0).first { $0 == "circle" || $0 == "square" }
  }

  /// Whether there is a drawing of the name.
  var isKnown: Bool { drawing != nil }

  /// What to draw in a square of a side, back to front.
  func parts(side: Double) -> [Part] {
    guard let drawing else { return [] }
    var parts: [Part] = []
    let unit = side / SymbolTable.side
    if let enclosure, let ring = SymbolTable.drawings[enclosure] {
      parts += body(ring.lines, unit, isFilled: isFilled)
      let inner = SymbolDrawing.Placement(scale: unit * 0.56, offset: side * 0.22)
      let width = unit * 1.9
      parts += [
        Part(outline: drawing.outline(drawing.lines, inner), lineWidth: width, isCutOut: isFilled),
        Part(outline: drawing.outline(drawing.marks, inner), lineWidth: width, isCutOut: isFilled),
        Part(outline: drawing.outline(drawing.dots, inner), isCutOut: isFilled),
      ]
    } else {
      let whole = SymbolDrawing.Placement(scale: unit, offset: 0)
      parts += body(drawing.lines, unit, isFilled: isFilled && drawing.canBeFilled)
      let isCutOut = isFilled && drawing.canBeFilled
      parts += [
        Part(
          outline: drawing.outline(drawing.marks, whole), lineWidth: unit * 1.7,
          isCutOut: isCutOut),
        Part(outline: drawing.outline(drawing.dots, whole), isCutOut: isCutOut),
      ]
    }
    if isSlashed {
      let slash = Outline([
        .move(Point(x: 3.5 * unit, y: 3.5 * unit)), .line(Point(x: 20.5 * unit, y: 20.5 * unit)),
      ])
      parts.append(Part(outline: slash, lineWidth: unit * 4.6, isCutOut: true))
      parts.append(Part(outline: slash, lineWidth: unit * 1.8))
    }
    return parts.filter { !$0.outline.commands.isEmpty }
  }

  private func body(_ lines: String, _ unit: Double, isFilled: Bool) -> [Part] {
    let outline = SymbolDrawing(lines).outline(
      lines, SymbolDrawing.Placement(scale: unit, offset: 0))
    let line = Part(outline: outline, lineWidth: unit * 1.8)
    return isFilled ? [Part(outline: outline.closedContours), line] : [line]
  }
}

extension Outline {
  /// The contours that are closed, which alone have an inside.
  fileprivate var closedContours: Outline {
    var closed: [Command] = []
    var contour: [Command] = []
    for command in commands {
      if case .move = command { contour = [] }
      contour.append(command)
      if case .close = command { closed += contour }
    }
    return Outline(closed)
  }
}
