// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

/// Rows lie on cards, with lines between them.
@Suite struct ListPictureTests {
  // By night a card is as nothing else in the picture.
  private let palette = SystemPalette.dark

  private func list(
    _ system: SystemVersion = .newest, _ direction: LayoutDirection = .leftToRight,
    style: ListStyle = .insetGrouped
  ) throws -> DrawnControl {
    try DrawnControl(system, direction, theme: .dark) {
      List {
        Section("Places") {
          Text("One")
          HStack {
            Image("town").resizable().frame(width: 29, height: 29)
            Text("Two")
          }
          Text("Three")
        }
        Section { Text("Four") }
      }
      .listStyle(style).frame(width: 353, height: 500)
    }
  }

  @Test func `each section is one card`() throws {
    let cards = try list().fills(palette.card)
    #expect(cards.count == 2)
    #expect(cards[0].maxY < cards[1].minY)
    // Three rows, of which the one with the picture is no lower than the others, and one.
    #expect(cards[0].height >= 3 * cards[1].height - 0.01)
  }

  // Measured on pictures of iOS 17 and 18, and of iOS 26.
  @Test(arguments: [(SystemVersion.ios17, 10.0), (.ios18, 10), (.ios26, 26)])
  func `a card's corners are those of the system`(system: SystemVersion, radius: Double) throws {
    let drawn = try list(system)
    let first = try #require(drawn.corners(palette.card).first)
    #expect(first == radius)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `cards have the same distance from both sides`(direction: LayoutDirection) throws {
    let drawn = try list(.newest, direction)
    for card in drawn.fills(palette.card) {
      #expect(abs((card.minX - drawn.frame.minX) - (drawn.frame.maxX - card.maxX)) < 0.5)
      #expect(card.minX > drawn.frame.minX)
    }
  }

  // Measured: a line begins where the row's text does; it ends at the card's side on iOS 18, and
  // 16 points before it on iOS 26.
  @Test(arguments: [(SystemVersion.ios18, 0.0), (.ios26, 16)], LayoutDirection.allCases)
  func `lines run from a row's text to the card's side or short of it`(
    _ end: (system: SystemVersion, rest: Double), direction: LayoutDirection
  ) throws {
    let drawn = try list(end.system, direction)
    let card = try #require(drawn.fills(palette.card).first)
    let lines = drawn.fills(palette.separator)
    #expect(lines.count == 2)
    func start(_ line: Rect) -> Double {
      direction == .leftToRight ? line.minX - card.minX : card.maxX - line.maxX
    }
    for line in lines {
      let rest = direction == .leftToRight ? card.maxX - line.maxX : line.minX - card.minX
      #expect(abs(rest - end.rest) < 0.5)
    }
    // The second row begins with a picture of 29 points.
    #expect(start(lines[1]) > start(lines[0]) + 29)
  }

  @Test func `a plain list has lines and no cards`() throws {
    let drawn = try list(style: .plain)
    #expect(drawn.fills(palette.separator).count == 2)
    #expect(drawn.fills(palette.card).isEmpty)
  }

  @Test func `a surface whose content is a list is as dark as the list`() throws {
    let step = Step("step") {
      List { Text("One") }.detents([.large])
    }
    let ground = try Pictures.picture(of: step).commands(inGroup: "the surface").lazy.compactMap {
      if case .fill(_, _, let ink) = $0, ink.opacity == 1 { ink } else { nil as Ink? }
    }.first
    #expect(ground == SystemPalette.light.groupedGround)
  }
}
