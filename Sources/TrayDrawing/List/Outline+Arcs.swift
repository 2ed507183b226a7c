// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

extension Outline {
  /// The same outline with curves in the place of parts of circles.
  ///
  /// A curve for each quarter or less lies within 0.03 % of the radius.
  var withoutArcs: Outline {
    var steps: [Command] = []
    for command in commands {
      guard case .arc(let center, let radius, let start, let end, let isClockwise) = command else {
        steps.append(command)
        continue
      }
      let sweep = Self.sweep(from: start, to: end, isClockwise: isClockwise)
      guard sweep.isFinite, radius.isFinite, start.isFinite else { continue }
      let first = Self.point(center, radius, start)
      switch steps.last {
      case nil, .close: steps.append(.move(first))
      case .move, .line, .quad, .cubic, .arc: steps.append(.line(first))
      }
      let parts = max((sweep.magnitude / (.pi / 2)).rounded(.up), 1)
      for part in 0..<Int(parts) {
        let angle = start + sweep * Double(part) / parts
        steps.append(Self.curve(center, radius, from: angle, by: sweep / parts))
      }
    }
    return Outline(steps)
  }

  /// The angle that is turned, positive with the hands of a clock; a whole turn at most.
  private static func sweep(from start: Double, to end: Double, isClockwise: Bool) -> Double {
    let (whole, way) = (2 * Double.pi, isClockwise ? end - start : start - end)
    let turned = way >= whole ? whole : way.truncatingRemainder(dividingBy: whole)
    return (turned < 0 ? turned + whole : turned) * (isClockwise ? 1 : -1)
  }

  private static func point(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    let (sin, cos) = Elementary.sinAndCos(angle)
    return Point(x: center.x + radius * cos, y: center.y + radius * sin)
  }

  private static func curve(
    _ center: Point, _ radius: Double, from angle: Double, by turn: Double
  ) -> Command {
    let quarter = Elementary.sinAndCos(turn / 4)
    let reach = 4.0 / 3 * (quarter.sin / quarter.cos) * radius
    func control(_ angle: Double, _ reach: Double) -> Point {
      let (sin, cos) = Elementary.sinAndCos(angle)
      let place = point(center, radius, angle)
      return Point(x: place.x - reach * sin, y: place.y + reach * cos)
    }
    return .cubic(
      control1: control(angle, reach), control2: control(angle + turn, -reach),
      end: point(center, radius, angle + turn))
  }
}
