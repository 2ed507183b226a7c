// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// The lines of a symbol, each as steps in a short form: a letter and its numbers.
///
/// `M` begins at a point, `L` and `C` lead on by a line or a cubic curve, `Z` closes; `O` is a circle by
/// its middle and radius, `R` a rectangle by its corner, size and radius, `A` a part of a circle by its
/// middle, radius and two angles in degrees, turned with the hands of a clock.
struct SymbolDrawing {
  /// Where a drawing's units are put: scaled, then moved along both axes.
  struct Placement {
    var scale: Double
    var offset: Double

    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: x * scale + offset, y: y * scale + offset)
    }
  }

  /// What is drawn as lines, or filled.
  let lines: String
  /// Lines inside, which show the ground where the symbol is filled.
  let marks: String
  /// What is always filled.
  let dots: String
  /// Whether the lines close an area.
  var canBeFilled: Bool { lines.contains { "ZOR".contains($0) } }

  init(_ lines: String, marks: String = "", dots: String = "") {
    (self.lines, self.marks, self.dots) = (lines, marks, dots)
  }

  /// The outline of steps in a place; steps with too few numbers are left out.
  func outline(_ steps: String, _ place: Placement) -> Outline {
    var outline = Outline()
    for step in Self.steps(steps) { Self.add(step, place, to: &outline) }
    return outline
  }

  /// A letter with its numbers.
  struct Step: Equatable {
    var letter: Character
    var numbers: [Double]
  }

  /// The steps of a text in the short form.
  static func steps(_ text: String) -> [Step] {
    var steps: [Step] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        guard !steps.isEmpty else { continue }
        steps[steps.count - 1].numbers.append(number)
      } else if let letter = word.first {
        steps.append(Step(letter: letter, numbers: Double(word.dropFirst()).map { [$0] } ?? []))
      }
    }
    return steps
  }

  private static func add(_ step: Step, _ place: Placement, to outline: inout Outline) {
    let n = step.numbers
    switch (step.letter, n.count) {
    case ("M", 2): outline.commands.append(.move(place.point(n[0], n[1])))
    case ("L", 2): outline.commands.append(.line(place.point(n[0], n[1])))
    case ("C", 6):
      outline.commands.append(
        .cubic(
          control1: place.point(n[0], n[1]), control2: place.point(n[2], n[3]),
          end: place.point(n[4], n[5])))
    case ("Z", 0): outline.commands.append(.close)
    case ("O", 3): addArc(n[0], n[1], n[2], 0, 360, place, to: &outline, isClosed: true)
    case ("A", 5): addArc(n[0], n[1], n[2], n[3], n[4], place, to: &outline, isClosed: false)
    case ("R", 5): addRectangle(n, place, to: &outline)
    default: break
    }
  }

  private static func addArc(
    _ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double,
    _ place: Placement, to outline: inout Outline, isClosed: Bool
  ) {
    let (sin, cos) = Elementary.sinAndCos(start * .pi / 180)
    outline.commands += [
      .move(place.point(x + radius * cos, y + radius * sin)),
      .arc(
        center: place.point(x, y), radius: radius * place.scale, from: start * .pi / 180,
        to: end * .pi / 180, isClockwise: true),
    ]
    if isClosed { outline.commands.append(.close) }
  }

  private static func addRectangle(
    _ n: [Double], _ place: Placement, to outline: inout Outline
  ) {
    let (left, top, right, bottom) = (n[0], n[1], n[0] + n[2], n[1] + n[3])
    let radius = n[4]
    let corners = [
      (right - radius, top + radius), (right - radius, bottom - radius),
      (left + radius, bottom - radius), (left + radius, top + radius),
    ]
    outline.commands.append(.move(place.point(left + radius, top)))
    for (turn, corner) in corners.enumerated() {
      let start = Double(turn - 1) * .pi / 2
      outline.commands.append(
        .arc(
          center: place.point(corner.0, corner.1), radius: radius * place.scale, from: start,
          to: start + .pi / 2, isClockwise: true))
    }
    outline.commands.append(.close)
  }
}
