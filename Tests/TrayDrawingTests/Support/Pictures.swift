// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayKit

@testable import TrayDrawing

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

  struct Roof: Shape {
    func path(in rect: Rect) -> Path {
      var path = Path()
      path.move(to: Point(x: rect.midX, y: rect.minY))
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addQuadCurve(
        to: Point(x: rect.minX, y: rect.maxY), control: Point(x: rect.midX, y: rect.midY))
      path.closeSubpath()
      return path
    }
  }

  struct Pie: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        let center = Point(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
          center: center, radius: rect.width / 2, startAngle: .degrees(0), endAngle: .degrees(270),
          clockwise: false)
        path.closeSubpath()
      }
    }
  }

  static let shapes = Step("shapes") {
    VStack(spacing: 12) {
      Roof().fill(.red).frame(width: 120, height: 60).id("roof")
      HStack(spacing: 12) {
        Pie().fill(.blue).frame(width: 80, height: 80).id("pie")
        Circle().fill(.green).frame(width: 60, height: 60).id("circle")
        Ellipse().frame(width: 90, height: 50).foregroundStyle(.orange).id("ellipse")
      }
      Text("A card").padding(20)
        .overlay(RoundedRectangle(cornerRadius: 10).stroke(.purple, lineWidth: 2)).id("card")
      Roof().stroke(.teal, lineWidth: 3).frame(width: 120, height: 40).id("line")
      UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20).fill(.pink)
        .frame(width: 200, height: 40).opacity(0.5).id("uneven")
      Text("framed").border(.red, width: 2).id("framed")
      LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        .frame(width: 100, height: 20).id("gradient")
    }
    .padding(20)
    .detents([.hug])
  }

  static let controls = Step("controls") {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Seat at the window", isOn: .constant(true))
      Slider(value: .constant(0.7))
      Stepper("Bags", value: .constant(2))
      ProgressView("One moment")
      HStack(spacing: 12) {
        Image(systemName: "checkmark.circle.fill")
        Image(systemName: "wifi.slash")
        Image(systemName: "gear")
        Button("Book") {}.buttonStyle(.borderedProminent)
      }
      .font(.title)
      List { Section("Places") { ForEach(["Old Town", "Harbour"], id: \.self) { Text($0) } } }
    }
    .padding(20)
    .detents([.large])
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
        case .close, .arc: continue
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
