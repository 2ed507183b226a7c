// SPDX-License-Identifier: MIT

import Geometry
import LayoutCore
import TrayKit

@testable import Drawing

/// A step with most of what is drawn, and its picture.
enum Pictures {
  static let window = Window(
    size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34), scale: 3
  )

  static let step = Step("mood") {
    VStack(alignment: .leading, spacing: 16) {
      Text("What are you in the mood for?").font(.title2).bold()
      HFlow(spacing: 8) {
        Chip("Sushi", isSelected: true)
        Chip("Ramen & more")
      }
      Image("map").resizable().frame(height: 80)
      Divider()
      ScrollView { Text("long").frame(height: 900) }.frame(height: 60)
      Text("hidden").hidden()
      Text("secret").foregroundStyle(.red).id("secret")
    }
    .padding(20)
    .detents([.hug, .large])
  }

  static func resolver() throws -> Resolver { try Resolver() }

  static func picture(
    of step: Step = step, in window: Window = window, at stop: Int? = nil,
    options: StepPicture.Options = StepPicture.Options()
  ) throws -> DisplayList {
    let resolver = try resolver()
    return StepPicture(
      of: resolver.resolve(step, in: window), in: window, at: stop, measurer: resolver.measurer,
      options: options
    ).displayList()
  }
}

extension DisplayList {
  /// The commands inside the groups whose title begins with some words.
  func commands(inGroup prefix: String) -> [Command] {
    var found: [Command] = []
    var depth = 0
    for command in commands {
      if case .beginGroup(_, let title) = command, depth > 0 || title.hasPrefix(prefix) {
        depth += 1
        continue
      }
      if case .endGroup = command, depth > 0 {
        depth -= 1
        continue
      }
      if depth > 0 { found.append(command) }
    }
    return found
  }

  /// The shapes of all glyphs with their inks.
  var glyphs: [(shape: GlyphShape, ink: Ink)] {
    commands.compactMap { command in
      guard case .glyphs(let shape, let ink) = command else { return nil }
      return (shape, ink)
    }
  }
}

extension GlyphShape {
  /// The rectangle around the outlines of all glyphs, in points.
  var bounds: Rect? {
    var xs: [Double] = []
    var ys: [Double] = []
    for glyph in glyphs {
      for command in font.outline(of: glyph.id).commands {
        let point: Point
        switch command {
        case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): point = end
        case .close: continue
        }
        xs.append(glyph.origin.x + point.x * scale)
        ys.append(glyph.origin.y - point.y * scale)
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
