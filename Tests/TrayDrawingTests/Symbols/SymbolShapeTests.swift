// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing

@testable import TrayDrawing

/// Symbols are put together from their names.
@Suite struct SymbolShapeTests {
  private func parts(
    _ name: String, isRightToLeft: Bool = false
  ) -> [SymbolShape.Part] {
    SymbolShape(name, isRightToLeft: isRightToLeft).parts(side: 24)
  }

  private static let steps = SymbolTable.drawings.sorted { $0.key < $1.key }.map {
    ($0.key, [$0.value.lines, $0.value.marks, $0.value.dots])
  }

  @Test(arguments: steps)
  func `every step of a drawing has its numbers, inside the square`(
    name: String, texts: [String]
  ) {
    let counts: [Character: Int] = ["M": 2, "L": 2, "C": 6, "Z": 0, "O": 3, "R": 5, "A": 5]
    for step in texts.flatMap({ SymbolDrawing.steps($0) }) {
      #expect(counts[step.letter] == step.numbers.count, "\(name): \(step)")
      guard "MLC".contains(step.letter) else { continue }
      #expect(step.numbers.suffix(2).allSatisfy { (0...24).contains($0) }, "\(name): \(step)")
    }
    #expect(texts.contains { !$0.isEmpty })
  }

  @Test func `a filled circle shows the ground where the sign is`() {
    let parts = parts("checkmark.circle.fill")
    #expect(parts.map(\.isCutOut) == [false, false, true])
    #expect(parts[0].lineWidth == nil && parts[2].lineWidth != nil)
    // The tick's lowest point, (9.5, 18.5), at 0.56 of its size: 24 · 0.22 + 0.56 · 18.5 = 15.64.
    let lowest = parts[2].outline.commands.compactMap { command -> Double? in
      if case .line(let end) = command { end.y } else { nil }
    }.max()
    #expect(abs((lowest ?? 0) - 15.64) < 1e-9)
  }

  @Test func `a circle that is not filled has the sign in its own colour`() {
    #expect(parts("checkmark.circle").map(\.isCutOut) == [false, false])
  }

  @Test(arguments: [
    ("chevron.forward", false, "chevron.right"), ("chevron.forward", true, "chevron.left"),
    ("arrow.backward", true, "arrow.right"), ("chevron.right", true, "chevron.right"),
  ])
  func `forward and backward follow the direction of reading`(
    name: String, isRightToLeft: Bool, other: String
  ) {
    #expect(
      parts(name, isRightToLeft: isRightToLeft).map(\.outline) == parts(other).map(\.outline))
  }

  @Test func `a line across lies on a wider one of the ground`() {
    let (plain, slashed) = (parts("wifi"), parts("wifi.slash"))
    #expect(slashed.count == plain.count + 2)
    #expect(slashed.suffix(2).map(\.isCutOut) == [true, false])
    #expect(slashed.suffix(2).first?.outline == slashed.last?.outline)
  }

  @Test func `what a name adds beyond its drawing is left out`() {
    #expect(parts("wifi.exclamationmark").map(\.outline) == parts("wifi").map(\.outline))
  }

  @Test func `only what is closed is filled`() throws {
    // The bow of a lock is open: its box alone is filled.
    let filling = try #require(parts("lock.fill").first)
    let moves = filling.outline.commands.count { if case .move = $0 { true } else { false } }
    #expect(filling.lineWidth == nil && moves == 1)
  }

  @Test(arguments: ["tornado", "", "circle.hexagongrid", "."])
  func `a name without a drawing is known as such`(name: String) {
    let isKnown = name == "circle.hexagongrid"
    #expect(SymbolShape(name, isRightToLeft: false).isKnown == isKnown)
  }

  // A line along an outline, by hand.
  @Test func `a trace is written with round ends`() {
    var list = DisplayList(size: Size(width: 10, height: 10), title: "")
    let outline = Outline([.move(Point(x: 1, y: 2)), .line(Point(x: 9, y: 2))])
    list.add(.trace(outline, Ink(0xFF0000), width: 2))
    let path =
      ##"<path d="M1 2L9 2" fill="none" stroke="#ff0000" stroke-width="2" stroke-linecap="round" "##
      + ##"stroke-linejoin="round"/>"##
    #expect(SVGWriter.text(list).contains(path))
  }
}
