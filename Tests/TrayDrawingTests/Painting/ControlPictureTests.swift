// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

/// Controls show what they are set to, in every direction and on every system.
@Suite struct ControlPictureTests {
  private let palette = SystemPalette.light
  private static let directions = LayoutDirection.allCases

  @Test(arguments: [true, false], directions)
  func `the knob of a switch lies at the trailing side where it is on`(
    isOn: Bool, direction: LayoutDirection
  ) throws {
    for system in SystemVersion.allCases {
      let drawn = try DrawnControl(system, direction) {
        Toggle("", isOn: .constant(isOn)).labelsHidden()
      }
      let track = try #require(drawn.fills(isOn ? palette.on : palette.fill).first)
      let knob = try #require(drawn.fills(palette.knob).first)
      let isAtRight = isOn == (direction == .leftToRight)
      let gap = isAtRight ? track.maxX - knob.maxX : knob.minX - track.minX
      #expect(abs(gap - 2) < 1e-9)
      #expect(knob.width < track.width - 4)
    }
  }

  // A knob of 27 goes over 200 − 27 = 173 points: at a quarter its middle is at 13.5 + 43.25.
  @Test(arguments: directions)
  func `a slider is full up to the middle of its knob`(direction: LayoutDirection) throws {
    let drawn = try DrawnControl(.ios18, direction) {
      Slider(value: .constant(5), in: 0...20).frame(width: 200)
    }
    let full = try #require(drawn.fills(palette.tint).first)
    let knob = try #require(drawn.fills(palette.knob).first)
    let isLeft = direction == .leftToRight
    #expect(abs(full.width - 56.75) < 0.01)
    #expect(
      abs((isLeft ? full.minX : full.maxX) - (isLeft ? drawn.frame.minX : drawn.frame.maxX)) < 0.5)
    #expect(abs(knob.midX - (isLeft ? full.maxX : full.minX)) < 1e-9)
    #expect(knob.size == Size(width: 27, height: 27))
  }

  @Test(arguments: [(-3.0, 0.0), (0, 0), (1, 100), (2, 200), (5, 200), (.nan, 0)])
  func `a bar is as full as its share, from nothing to all`(
    value: Double, width: Double
  ) throws {
    let drawn = try DrawnControl {
      ProgressView(value: value, total: 2).frame(width: 200)
    }
    let full = drawn.fills(palette.tint).first
    #expect(abs((full?.width ?? 0) - width) < 0.01)
  }

  // A bar of 200 from the right: a quarter of it is empty at the left.
  @Test func `a bar fills from the right where one reads from the right`() throws {
    let drawn = try DrawnControl(.newest, .rightToLeft) {
      ProgressView(value: 0.75).frame(width: 200)
    }
    let full = try #require(drawn.fills(palette.tint).first)
    #expect(abs(full.maxX - drawn.frame.maxX) < 0.5)
    #expect(abs(full.minX - drawn.frame.minX - 50) < 0.5)
  }

  // The sign with two strokes is the plus.
  @Test(arguments: directions)
  func `more is at the trailing side of a stepper`(direction: LayoutDirection) throws {
    let drawn = try DrawnControl(.newest, direction) {
      Stepper("", value: .constant(1)).labelsHidden()
    }
    var places: [Int: Double] = [:]
    var shift = 0.0
    for command in drawn.commands {
      if case .beginShift(let origin) = command { shift = origin.x }
      guard case .trace(let outline, _, _) = command else { continue }
      places[outline.commands.count { if case .move = $0 { true } else { false } }] = shift
    }
    let (minus, plus) = (try #require(places[1]), try #require(places[2]))
    #expect((plus > minus) == (direction == .leftToRight))
  }

  // Three segments of 100 points; the raised one leaves 2 points around itself.
  @Test(arguments: directions)
  func `the chosen one of three segments is raised`(direction: LayoutDirection) throws {
    let drawn = try DrawnControl(.ios18, direction) {
      Picker("Class", selection: .constant(1)) {
        Text("First").tag(1)
        Text("Second").tag(2)
        Text("Night").tag(3)
      }
      .pickerStyle(.segmented).frame(width: 300)
    }
    let thumb = try #require(drawn.fills(palette.segment).first)
    let start =
      direction == .leftToRight
      ? thumb.minX - drawn.frame.minX : drawn.frame.maxX - thumb.maxX
    #expect(abs(start - 2) < 0.5)
    #expect(abs(thumb.width - 96) < 0.5)
    // One line between the other two.
    #expect(drawn.fills(palette.separator).count == 1)
  }

  @Test func `a stretch of days begins and ends with a circle`() throws {
    let month = try #require(CivilMonth(year: 2026, month: 12))
    let drawn = try DrawnControl { CalendarGrid(month: month, selected: 9...13, today: 3) }
    let circles = drawn.fills(palette.tint)
    // The 9th is a Wednesday, the 13th the Sunday that begins the next week.
    let column = drawn.frame.width / 7
    #expect(circles.count == 2)
    #expect(abs(circles[0].midX - drawn.frame.minX - 3.5 * column) < 1)
    #expect(abs(circles[1].midX - drawn.frame.minX - 0.5 * column) < 1)
    #expect(circles[1].midY > circles[0].midY)
    // Half a stripe at each end, whole ones between.
    let stripes = drawn.fills(Ink(0x007AFF, opacity: 0.15)).map {
      ($0.width / column * 2).rounded()
    }
    #expect(stripes == [1, 2, 2, 2, 1])
    let white = drawn.commands.count {
      if case .glyphs(_, Ink(0xFFFFFF)) = $0 { true } else { false }
    }
    #expect(white == 2)
  }

  @Test func `the caret stands behind what is typed, and before what only asks for it`() throws {
    for (text, isBehind) in [("Robin", true), ("", false)] {
      let drawn = try DrawnControl {
        TextField("Your name", text: .constant(text)).environment(\.isFieldFocused, true)
      }
      let caret = try #require(drawn.fills(palette.tint).first)
      let ink = drawn.commands.compactMap { command -> Rect? in
        guard case .glyphs(let shape, _) = command else { return nil }
        return shape.bounds
      }
      let left = try #require(ink.map(\.minX).min())
      let right = try #require(ink.map(\.maxX).max())
      #expect(caret.width == 2)
      #expect(isBehind ? (right...right + 4).contains(caret.midX) : caret.midX <= left)
    }
  }

  // The published colours of labels: a prompt is one of the third rank.
  @Test func `a prompt is paler than what is typed`() throws {
    func ink(_ text: String) throws -> Ink? {
      try DrawnControl { TextField("Name", text: .constant(text)) }.commands.lazy.compactMap {
        if case .glyphs(_, let ink) = $0 { ink } else { nil }
      }.first
    }
    #expect(try ink("") == Ink(0x3C3C43, opacity: 0.3))
    #expect(try ink("Robin") == Ink(0x000000))
  }

  // Measured: capsules on iOS 26; a button of 34.333 points is 17.167 round there.
  @Test func `buttons are capsules on the newest system alone`() throws {
    for (system, isCapsule) in [(SystemVersion.ios18, false), (.ios26, true)] {
      let drawn = try DrawnControl(system) {
        Button("Book") {}.buttonStyle(.borderedProminent)
      }
      let ground = try #require(drawn.fills(palette.tint).first)
      let corners = try #require(drawn.corners(palette.tint).first)
      #expect((abs(corners - ground.height / 2) < 0.01) == isCapsule)
    }
  }

  @Test func `what throws something away is red`() throws {
    let inks = try DrawnControl(theme: .dark) { Button("Remove", role: .destructive) {} }
      .commands.compactMap { if case .glyphs(_, let ink) = $0 { ink } else { nil as Ink? } }
    // The published red of dark appearances.
    #expect(inks == [Ink(0xFF453A)])
  }

  @Test func `a picture by night draws what one by day draws`() throws {
    func kinds(_ theme: Theme) throws -> [String] {
      try DrawnControl(theme: theme) {
        List {
          Toggle("On", isOn: .constant(true))
          Slider(value: .constant(0.5))
          Stepper("More", value: .constant(1))
          ProgressView()
          Label("Town", systemImage: "house.fill")
          Image("harbour").resizable().frame(height: 60)
        }
      }.commands.map { String("\($0)".prefix { $0 != "(" }) }
    }
    #expect(try kinds(.light) == kinds(.dark))
    #expect(try kinds(.light).count > 40)
  }
}
