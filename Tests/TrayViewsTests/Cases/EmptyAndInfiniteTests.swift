// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Public reports about absent views, empty ones, and offers without an end.
@Suite struct EmptyAndInfiniteTests {
  @Test(arguments: [(0, 20.0), (3, 50.0)])
  func `EMP-02 absent children get no spacing`(_ texts: Int, _ height: Double) {
    let isShown = false
    let engine = engine {
      VStack(spacing: 10) {
        Text("text")
        if isShown { Text("absent") }
        if isShown { Text("absent") }
        if isShown { Text("absent") }
        if texts > 0 { Text("text") }
      }
    }
    #expect(engine.size(200, nil).height == height)
  }

  @Test func `EMP-03 an empty scroll view keeps its slot and takes what is left`() {
    let engine = engine {
      VStack(spacing: 0) {
        Color.gray.frame(height: 40)
        ScrollView { EmptyView() }.id("scroll")
      }
    }
    #expect(engine.placed(200, 400).frame("scroll")?.height == 360)
  }

  @Test func `EMP-05 padding never offers or becomes a negative size`() {
    let engine = engine { Color.gray.id("inner").padding(7) }
    #expect(engine.size(10, 10) == Size(width: 14, height: 14))
    #expect(engine.placed(10, 10).frame("inner")?.size == .zero)
  }

  @Test func `INF-04 a divider is as high as the row that hugs it`() {
    let measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: nil)
    let engine = engine(measurer) {
      HStack {
        Text("small").font(.system(size: 20))
        Divider().id("divider")
        Text("tall").font(.system(size: 34))
      }
      .id("row")
    }
    #expect(engine.size(393, nil).height == 34)
    #expect(engine.placed(393, nil).frame("divider")?.height == 34)
  }

  @Test func `INF-06 a colour in a fixed column is as wide as the widest text`() {
    let engine = engine {
      VStack {
        Text("xxxxxxxxx")
        Color.gray.id("colour")
        Text("xxxxxxx")
      }
      .fixedSize()
    }
    #expect(engine.size(400, 400).width == 90)
    #expect(engine.placed(400, 400).frame("colour")?.width == 90)
  }

  @Test func `INF-07 a label is no wider for a narrower offer and nothing is read as endless`() {
    let engine = engine(FixedAdvanceMeasurer(advance: 8.34, lineHeight: 20, breaking: .characters))
    {
      Text("xxxxxxxxxx")
    }
    let offers: [Double?] = [0, 1, 40, 83.4, nil]
    let sizes = offers.map { engine.size($0, nil) }
    for (narrow, wide) in zip(sizes, sizes.dropFirst()) {
      #expect(narrow.width <= wide.width)
      #expect(narrow.height >= wide.height)
    }
    #expect(sizes[0].width < 40)
    #expect(abs(sizes[4].width - 83.4) < 1e-9)
  }

  @Test(arguments: [2, 3])
  func `INF-08 the same labels get the same widths`(_ count: Int) {
    let engine = engine {
      HStack(spacing: 16) {
        ForEach(0..<count) { index in
          Text("a label of some words").id("l\(index)")
        }
      }
    }
    let placed = engine.placed(nil, 60)
    let widths = (0..<count).compactMap { placed.frame("l\($0)")?.width }
    #expect(Set(widths).count == 1)
  }

  @Test func `INF-09 a rule adds nothing to a column that hugs, then stretches to it`() {
    let engine = engine(FixedAdvanceMeasurer(advance: 110.04 / 12)) {
      VStack(spacing: 4) {
        Text("xxxxxxxxxxxx")
        Divider().id("rule")
        Text("xxxxxx")
      }
      .padding(16)
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(abs(engine.size(499, nil).width - 142.04) < 1e-9)
    #expect(abs((engine.placed(499, nil).frame("rule")?.width ?? 0) - 110.04) < 1e-9)
  }
}
