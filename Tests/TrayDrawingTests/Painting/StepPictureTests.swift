// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

@Suite struct StepPictureTests {
  // The origin of the outlines is that of the measured line, whose box holds ascent and descent.
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog", LayoutDirection.leftToRight),
    ("Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich", .leftToRight),
  ])
  func `outlines of glyphs lie in the lines that were measured`(
    _ words: String, _ direction: LayoutDirection
  ) throws {
    let resolver = try Pictures.resolver()
    let step = Step("text") { Text(words).id("words").padding(20).detents([.hug]) }
    let resolved = resolver.resolve(step, in: Pictures.window)
    let layout = resolved.selectedLayout.content
    let node = try #require(layout.tree.textNodes.first)
    let frame = layout.frame(of: node)
    let picture = StepPicture(
      of: resolved, in: Pictures.window, measurer: resolver.measurer
    ).displayList()
    let inside = picture.commands(inGroup: "the surface").compactMap { command -> Rect? in
      guard case .glyphs(let shape, _) = command else { return nil }
      return shape.bounds
    }
    #expect(!inside.isEmpty)
    for bounds in inside {
      #expect(frame.contains(bounds, tolerance: 0.5))
    }
    let left = try #require(inside.map(\.minX).min())
    let right = try #require(inside.map(\.maxX).max())
    // Side bearings aside the ink is as wide as the lines.
    #expect(right - left > frame.width - 6)
  }

  @Test func `what a short stop cuts is not drawn over the bottom section`() throws {
    let phone = Window(
      size: Size(width: 402, height: 874), safeAreaInsets: WindowInsets(top: 62, bottom: 34),
      scale: 3)
    let step = Step("cut", base: .apple18) {
      Color.red.frame(height: 300).detents([.height(100)])
    } bottom: {
      Color.blue.frame(height: 60)
    }
    let resolver = try Pictures.resolver()
    let picture = StepPicture(
      of: resolver.resolve(step, in: phone), in: phone, measurer: resolver.measurer
    ).displayList()
    let clips = picture.commands(inGroup: "the surface").compactMap { command -> Rect? in
      guard case .beginClip(let rect, _) = command else { return nil }
      return rect
    }
    // 100 of content and 60 of the section stand above the inset of 34; the content ends at 780.
    #expect(clips.last == Rect(x: 0, y: 680, width: 402, height: 100))
  }

  @Test func `a view that is hidden is not drawn`() throws {
    #expect(try Pictures.picture().commands(inGroup: "vstack/text[3]").isEmpty)
  }

  @Test func `a text has the colour that it was given`() throws {
    let inks = try Pictures.picture().commands(inGroup: "vstack/text[2]#secret").compactMap {
      command -> Ink? in
      guard case .glyphs(_, let ink) = command else { return nil }
      return ink
    }
    #expect(inks == [Ink(red: 1, green: 0.231, blue: 0.188)])
  }

  @Test func `text without a colour follows the theme`() throws {
    var options = StepPicture.Options()
    options.theme = .dark
    let title = try Pictures.picture(options: options).commands(inGroup: "vstack/text[0]")
    guard case .glyphs(_, let ink)? = title.last else {
      Issue.record("the title is not drawn")
      return
    }
    #expect(ink == Theme.dark.label)
  }

  @Test func `a chip is round at its ends`() throws {
    let chip = try Pictures.picture().commands(inGroup: "vstack/flow/chip[0]")
    guard case .fill(let rect, let corners, _)? = chip.first else {
      Issue.record("the chip has no ground")
      return
    }
    #expect(corners == rect.height / 2)
  }

  @Test func `what scrolls is clipped to its viewport`() throws {
    let inside = try Pictures.picture().commands(inGroup: "vstack/scroll")
    guard case .beginClip(let rect, _)? = inside.first else {
      Issue.record("nothing is clipped")
      return
    }
    #expect(rect.height == 60)
  }

  @Test func `each stop has a line with its name and height`() throws {
    let titles = try Pictures.picture().commands.compactMap { command -> String? in
      guard case .beginGroup(_, let title) = command, title.hasPrefix("stop ") else { return nil }
      return title
    }
    let resolved = try Pictures.resolver().resolve(Pictures.step, in: Pictures.window)
    #expect(titles.count == resolved.resolution.stops.count)
    #expect(titles.contains { $0.hasPrefix("stop large ") })
  }

  @Test(arguments: [-1, 5, 1_000])
  func `a stop that is not there draws the selected one`(_ stop: Int) throws {
    let names = { (list: DisplayList) in
      list.commands.compactMap { command -> String? in
        guard case .beginGroup("surface", let title) = command else { return nil }
        return title
      }
    }
    #expect(names(try Pictures.picture(at: stop)) == names(try Pictures.picture()))
  }

  @Test func `groups, clips and shifts are balanced`() throws {
    var options = StepPicture.Options()
    options.notes = ["one", "two"]
    let picture = try Pictures.picture(options: options)
    let sheet = ContactSheet.of([picture, picture], columns: 1, page: Ink(0), title: "sheet")
    var open: [String] = []
    for command in sheet.commands {
      switch command {
      case .beginClip: open.append("clip")
      case .beginShift: open.append("shift")
      case .beginGroup: open.append("group")
      case .endClip: #expect(open.popLast() == "clip")
      case .endShift: #expect(open.popLast() == "shift")
      case .endGroup: #expect(open.popLast() == "group")
      default: break
      }
    }
    #expect(open.isEmpty)
    #expect(sheet.size.height == 2 * picture.size.height)
  }
}
