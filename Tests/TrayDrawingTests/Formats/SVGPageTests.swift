// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

@Suite struct SVGPageTests {
  private func layers(_ theme: Theme, at stop: Int) throws -> StepPicture.Layers {
    let resolver = try Pictures.resolver()
    var options = StepPicture.Options()
    options.theme = theme
    return StepPicture(
      of: resolver.resolve(Pictures.step, in: Pictures.window), in: Pictures.window, at: stop,
      measurer: resolver.measurer, options: options
    ).layers()
  }

  private func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
  }

  @Test func `parts share outlines, each defined once`() throws {
    var page = SVGPage()
    let (light, dark) = (try layers(.light, at: 0), try layers(.dark, at: 0))
    let first = page.part(light: light.surface, dark: dark.surface)
    let after = page.definitions
    let second = page.part(light: light.surface, dark: dark.surface)
    let defined = values(of: "id", in: page.definitions).filter { $0.hasPrefix("~g") }
    #expect(Set(defined).count == defined.count)
    #expect(Set(values(of: "href", in: first)) == Set(defined.map { "#\($0)" }))
    #expect(values(of: "href", in: first) == values(of: "href", in: second))
    #expect(values(of: "id", in: after).filter { $0.hasPrefix("~g") } == defined)
    #expect(values(of: "id", in: first) == [])
  }

  @Test func `a colour is a class with a rule by day and one by night`() {
    func list(_ ink: Ink) -> DisplayList {
      var list = DisplayList(size: Size(width: 9, height: 9), title: "")
      list.add(.fill(Rect(x: 0, y: 0, width: 9, height: 9), corners: 0, ink))
      return list
    }
    var page = SVGPage()
    let white = page.part(light: list(Ink(0xFFFFFF)), dark: list(Ink(0x1C1C1E)))
    let other = page.part(light: list(Ink(0xFFFFFF)), dark: list(Ink(0x6B6B6F, opacity: 0.5)))
    #expect(white.contains("class=\"f0\"") && other.contains("class=\"f1\""))
    #expect(page.rules.light.contains(".f0{fill:#ffffff}"))
    #expect(page.rules.light.contains(".f1{fill:#ffffff}"))
    #expect(page.rules.dark.contains(".f0{fill:#1c1c1e}"))
    #expect(page.rules.dark.contains(".f1{fill:#6b6b6f;fill-opacity:0.5}"))
  }

  // Half a unit of a font of 2048 at 22 points is 0.006 points.
  @Test func `glyphs stand where the picture of the step has them`() throws {
    let surface = try layers(.light, at: 0).surface
    var page = SVGPage()
    let text = page.part(light: surface, dark: surface)
    let (xs, scale) = (
      values(
        of: "x",
        in: text.components(separatedBy: "<use").dropFirst().joined(
          separator: "<use")), try #require(surface.glyphs.first?.shape.scale)
    )
    let first = try #require(surface.glyphs.first?.shape.glyphs.first)
    #expect(abs((Double(xs[0]) ?? .nan) * scale - first.origin.x) < 0.01)
  }

  @Test func `the surface of a higher stop begins higher, the ground stays`() throws {
    let stops = try Pictures.resolver().resolve(Pictures.step, in: Pictures.window).resolution.stops
    let tops = try stops.indices.map { index in
      let list = try layers(.light, at: index).surface
      // Three halos lie around the surface, then comes the surface itself.
      let fills = list.commands.compactMap { command -> Rect? in
        guard case .fill(let rect, _, _) = command else { return nil }
        return rect
      }
      return fills[3].minY
    }
    #expect(tops == stops.map(\.frame.minY))
  }
}
