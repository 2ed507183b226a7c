// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

/// Shapes are drawn as what they are.
@Suite struct ShapeTests {
  private func commands(_ id: String) throws -> [DisplayList.Command] {
    let list = try Pictures.picture(of: Pictures.shapes)
    let group = list.commands.first {
      if case .beginGroup(let name, _) = $0 { name == id } else { false }
    }
    guard case .beginGroup(_, let title)? = group else { return [] }
    return list.commands(inGroup: title)
  }

  private func outline(_ id: String) throws -> (Outline, Ink, Double?) {
    let found = try commands(id).compactMap { command -> (Outline, Ink, Double?)? in
      guard case .outline(let outline, let ink, let width) = command else { return nil }
      return (outline, ink, width)
    }
    return try #require(found.first)
  }

  @Test func `a shape of one's own is drawn along its path, in its frame`() throws {
    let (outline, ink, width) = try outline("roof")
    var list = DisplayList(size: Size(width: 120, height: 60), title: "")
    list.add(.outline(outline, ink, lineWidth: nil))
    let path = ##"<path d="M60 0L120 60Q60 30 0 60Z" fill="#ff3b30"/>"##
    #expect(SVGWriter.text(list).contains(path))
    #expect(ink == Ink(red: 1, green: 0.231, blue: 0.188) && width == nil)
  }

  @Test func `the line of a shape is drawn in place of filling it`() throws {
    #expect(try outline("line").2 == 3)
    let card = try commands("card").compactMap { command -> (Double, Double)? in
      guard case .stroke(_, let corners, _, let width, _) = command else { return nil }
      return (corners, width)
    }
    #expect(card.map(\.0) == [10] && card.map(\.1) == [2])
    let fills = try commands("card").filter { if case .fill = $0 { true } else { false } }
    #expect(fills.isEmpty)
  }

  @Test func `a circle is filled in its colour, half its side round`() throws {
    guard case .fill(let rect, let corners, let ink)? = try commands("circle").first else {
      Issue.record("there is no circle")
      return
    }
    #expect(abs(rect.width - 60) < 1e-9 && abs(rect.height - 60) < 1e-9)
    #expect(abs(corners - 30) < 1e-9)
    #expect(ink == Ink(red: 0.204, green: 0.78, blue: 0.349))
  }

  @Test func `a shape without a filling has the colour of texts`() throws {
    #expect(try outline("ellipse").1 == Ink(red: 1, green: 0.584, blue: 0))
    #expect(try outline("roof").1 == Ink(red: 1, green: 0.231, blue: 0.188))
  }

  @Test func `what is less opaque is drawn so`() throws {
    #expect(try outline("uneven").1.opacity == 0.5)
  }

  @Test func `a border lies inside of the frame`() throws {
    let found = try commands("framed").compactMap { command -> (Rect, Double)? in
      guard case .stroke(let rect, _, _, let width, _) = command else { return nil }
      return (rect, width)
    }
    let resolved = try Pictures.resolver().resolve(Pictures.shapes, in: Pictures.window)
    let frame = try #require(resolved.selectedLayout.frame(ofViewWithID: "framed"))
    #expect(found.count == 1 && found[0].1 == 2)
    #expect(abs(found[0].0.width - (frame.width - 2)) < 0.5)
  }

  @Test func `a gradient is drawn in its middle colour`() throws {
    guard case .fill(_, _, let ink)? = try commands("gradient").first else {
      Issue.record("there is no gradient")
      return
    }
    #expect(ink == Ink(red: 0.5, green: 0.5, blue: 0.5))
  }

  // Three quarters of a circle of radius 40: from its right, over its foot and its left, to its top.
  @Test func `a part of a circle becomes a curve for each quarter`() throws {
    let ends = try outline("pie").0.withoutArcs.commands.compactMap { command -> Point? in
      switch command {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      default: nil
      }
    }
    let expected = [(40.0, 40.0), (80, 40), (40, 80), (0, 40), (40, 0)]
    #expect(ends.count == expected.count)
    for (end, (x, y)) in zip(ends, expected) {
      #expect(abs(end.x - x) < 1e-9 && abs(end.y - y) < 1e-9)
    }
  }

  @Test(arguments: [
    (0.0, 90.0, true, 1), (0, 90, false, 3), (0, 360, true, 4), (0, 720, true, 4),
    (90, 0, false, 1), (350, 10, true, 1), (0, 0, true, 1),
  ])
  func `arcs turn the way they are given, a whole turn at most`(
    start: Double, end: Double, isClockwise: Bool, quarters: Int
  ) {
    let arc = Outline.Command.arc(
      center: .zero, radius: 10, from: start * .pi / 180, to: end * .pi / 180,
      isClockwise: isClockwise)
    let curves = Outline([arc]).withoutArcs.commands.count {
      if case .cubic = $0 { true } else { false }
    }
    #expect(curves == quarters)
  }
}
