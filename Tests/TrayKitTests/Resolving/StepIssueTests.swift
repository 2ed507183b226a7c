// SPDX-License-Identifier: MIT

import Foundation
import TrayTestSupport
import Testing
import TrayKit

@Suite struct StepIssueTests {
  private let resolver: Resolver
  private let window = Window(size: Size(width: 320, height: 568), scale: 2)

  init() throws { resolver = try Resolver() }

  private func issues<Content: View>(
    in window: Window? = nil, @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) -> [StepIssue] {
    resolver.resolve(Step("step", content: content), in: window ?? self.window).issues
  }

  @Test func `content that is higher than its stop is cut`() {
    let found = issues { Color.red.frame(height: 300).detents([.height(200)]) }
    #expect(found == [.contentIsCut(stop: .height(200), by: 100)])
  }

  @Test func `content that scrolls is not cut`() {
    let found = issues { ScrollView { Color.red.frame(height: 300) }.detents([.height(200)]) }
    #expect(found.isEmpty)
  }

  @Test func `a stop that peeks at the content cuts nothing`() {
    let found = issues { Color.red.frame(height: 300).detents([.tip(peek: 80), .hug]) }
    #expect(found.isEmpty)
  }

  @Test func `a view that reaches past the side is named`() {
    let found = issues {
      VStack {
        Text("Narrow")
        Color.red.id("wide").frame(width: 400, height: 40)
      }
      .detents([.hug])
    }
    // The stack is as wide as its widest view, 400 in 320, so 40 on each side.
    #expect(found == [.viewIsTooWide(path: "vstack", by: 40, stop: .hug)])
  }

  @Test func `a view that scrolls sideways may be wide`() {
    let found = issues {
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 40) }.detents([.hug])
    }
    #expect(found.isEmpty)
  }

  @Test func `a text in less room than it needs is truncated`() {
    let found = issues {
      Text("Noodles, eight minutes on foot, a table for two at half past seven")
        .id("text").frame(width: 100).lineLimit(2).detents([.hug])
    }
    #expect(found == [.textIsTruncated(path: "text#text", stop: .hug)])
  }

  @Test func `a text of the bottom section is truncated like any other`() {
    let step = Step("step") {
      Color.red.frame(height: 100).detents([.hug])
    } bottom: {
      Text("Noodles, eight minutes on foot, a table for two at half past seven")
        .id("text").frame(width: 100).lineLimit(1)
    }
    let found = resolver.resolve(step, in: window).issues
    #expect(found == [.textIsTruncated(path: "bottom/text#text", stop: .hug)])
  }

  @Test func `a hidden text is not truncated for anyone`() {
    let found = issues {
      Text("Noodles, eight minutes on foot, a table for two at half past seven")
        .frame(width: 100).lineLimit(1).hidden().detents([.hug])
    }
    #expect(found.isEmpty)
  }

  @Test func `a column that is higher than its frame is named`() {
    let found = issues {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.blue.frame(height: 30)
      }
      .frame(height: 66).detents([.hug])
    }
    // 50 and 30 are 80, 14 more than the frame.
    #expect(found == [.viewIsTooHigh(path: "vstack", by: 14, stop: .hug)])
  }

  @Test func `a line of large text that is higher than its frame is named`() {
    // A line of a title at ax5 is 1.193359375 of its 58 points, up to the pixel: 69.5 at 2x.
    let large = Window(
      size: Size(width: 320, height: 568), scale: 2, dynamicTypeSize: .accessibility5)
    let found = issues(in: large) {
      Text("Title").font(.title).frame(height: 44).detents([.hug])
    }
    #expect(found == [.viewIsTooHigh(path: "text", by: 25.5, stop: .hug)])
  }

  @Test(arguments: [true, false])
  func `what is clipped or scrolls in its frame may be higher than it`(isClipped: Bool) {
    let found = issues {
      Group {
        if isClipped {
          VStack { Color.red.frame(height: 80) }.frame(height: 66).clipped()
        } else {
          ScrollView { VStack { Color.red.frame(height: 80) } }.frame(height: 66)
        }
      }
      .detents([.hug])
    }
    #expect(found.isEmpty)
  }

  @Test func `an alternative that was not chosen reaches past no side`() {
    let found = issues {
      ViewThatFits {
        Color.red.frame(width: 900, height: 40)
        Color.blue.frame(width: 200, height: 40)
      }
      .detents([.hug])
    }
    #expect(found.isEmpty)
  }

  @Test func `a focused field above a bottom section shows in full over a home indicator`() {
    let phone = Window(
      size: Size(width: 402, height: 874), safeAreaInsets: WindowInsets(top: 62, bottom: 34),
      scale: 3)
    let step = Step("step") {
      SearchField("Name", isFocused: true).detents([.hug])
    } bottom: {
      Color.red.frame(height: 60)
    }
    #expect(resolver.resolve(step, in: phone).issues.isEmpty)
  }

  @Test func `a text that is built during layout is truncated like any other`() {
    let found = issues {
      GeometryReader { proxy in
        Text("Noodles, eight minutes on foot, a table for two at half past seven")
          .id("text").frame(width: proxy.size.width / 3).lineLimit(1)
      }
      .frame(height: 60).detents([.hug])
    }
    #expect(
      found == [.textIsTruncated(path: "geometryreader/text#text", stop: .hug)])
  }

  @Test func `an image that is built during layout is named`() {
    let found = issues {
      GeometryReader { _ in Image("unknown").id("image") }.frame(height: 60).detents([.hug])
    }
    #expect(
      found == [.sizeIsAssumed(path: "geometryreader/image#image", "unknown", likelyError: nil)])
  }

  @Test func `characters without a glyph are named`() {
    let found = issues { Text("سوشي").detents([.hug]) }
    #expect(found == [.charactersAreMissing(path: "text", "سوشي")])
  }

  @Test func `a family that was not added is named`() {
    let found = issues {
      Text("Soup").font(.custom("Nowhere Sans", size: 17)).detents([.hug])
    }
    #expect(found == [.familyIsUnknown(path: "text", "Nowhere Sans")])
  }

  @Test func `a font of the machine is named`() throws {
    var fonts = try FontLibrary()
    fonts.addMachineFonts(in: [Self.fonts])
    let step = Step("step") {
      VStack {
        Text("Soup").font(.custom("LayoutBox Ital", size: 17))
        Text("Salad")
      }
      .detents([.hug])
    }
    let found = Resolver(fonts: fonts).resolve(step, in: window).issues
    #expect(found == [.fontIsOfMachine(path: "vstack/text[0]", "LayoutBox Ital")])
  }

  /// The folder of the test fonts.
  private static let fonts = Fixtures.url("fonts").path()

  @Test func `a view that scrolls inside another along the same axis is named`() {
    let found = issues {
      ScrollView { ScrollView { Color.red.frame(height: 30) }.id("inner") }.detents([.hug])
    }
    #expect(found == [.nestedScroll(path: "scroll/scroll#inner")])
  }

  @Test func `a focused field under the keyboard is named`() {
    let size = window.size
    let found = issues(in: Window(size: size, scale: 2, keyboard: Keyboard(height: 260, in: size)))
    {
      VStack(spacing: 0) {
        Color.red.frame(height: 400)
        SearchField("Name", isFocused: true).fixedSize(horizontal: false, vertical: true)
      }
      .detents([.hug])
    }
    #expect(found.contains(.focusedFieldIsHidden(path: "vstack/searchfield", stop: .hug)))
  }

  @Test(arguments: [Double.nan, -Double.infinity, -12])
  func `a frame that is not a length counts as none`(length: Double) throws {
    let found = issues { Color.red.frame(width: 10, height: length).detents([.height(80)]) }
    #expect(found.count == 1)
    guard case .lengthIsInvalid(_, "frame height", let value) = try #require(found.first) else {
      Issue.record("expected an invalid length, found \(found)")
      return
    }
    #expect(value == length || (value.isNaN && length.isNaN))
  }

  @Test func `an image of unknown size is named`() {
    let found = issues { Image("hero").detents([.hug]) }
    #expect(found == [.sizeIsAssumed(path: "image", "hero", likelyError: nil)])
  }

  @Test func `a tree that is too deep is cut with an issue`() {
    let found = issues { deep(levels: 2_000).detents([.hug]) }
    #expect(found.contains(.treeIsTooDeep(limit: TreeBuilder.depthLimit)))
  }

  @Test func `a window without area gives issues and zeroes`() {
    let resolved = resolver.resolve(
      Step("step") { Text("Nothing to see").detents([.hug, .large]) },
      in: Window(size: .zero))
    #expect(resolved.resolution.issues.contains(.windowIsEmpty))
    #expect(resolved.resolution.stops.allSatisfy { $0.surfaceHeight == 0 })
  }
}

/// A view in many frames.
private func deep(levels: Int) -> AnyView {
  var view = AnyView(Color.red)
  for _ in 0..<levels { view = AnyView(view.padding(0)) }
  return view
}
