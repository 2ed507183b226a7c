// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Public reports about chips that wrap.
@Suite struct FlowChipsTests {
  private func chips(_ widths: [Double]) -> some View {
    ForEach(0..<widths.count) { index in
      Color.gray.frame(width: widths[index], height: 32).id("c\(index)")
    }
  }

  @Test func `FLO-01 measuring and placing break the rows at the same place`() {
    let engine = engine { HFlow(spacing: 8) { chips([50, 50]) } }
    #expect(engine.size(100, nil).height == 72)
    let placed = engine.placed(100, nil)
    #expect(placed.frame("c1") == Rect(x: 0, y: 40, width: 50, height: 32))
  }

  @Test func `FLO-02 the ideal width has the gaps in it and holds one row`() {
    let engine = engine { HFlow(spacing: 10) { chips([60, 60, 60]) } }
    #expect(engine.size(nil, nil) == Size(width: 200, height: 32))
    #expect(engine.size(200, nil) == Size(width: 200, height: 32))
  }

  @Test func `FLO-04 the measuring width is the placing width`() {
    let engine = engine {
      HFlow(spacing: 10) { chips([90, 90, 90, 90]) }.frame(maxWidth: 300, alignment: .leading)
    }
    let placed = engine.placed(500, nil)
    #expect(engine.size(500, nil).height == 74)
    #expect(placed.frame("c2") == Rect(x: 200, y: 0, width: 90, height: 32))
    #expect(placed.frame("c3") == Rect(x: 0, y: 42, width: 90, height: 32))
  }

  @Test func `FLO-05 there is no margin around the chips`() {
    let engine = engine { HFlow(spacing: 4) { chips([96, 96, 100]) } }
    let placed = engine.placed(300, nil)
    #expect((0..<3).map { placed.frame("c\($0)")?.minX } == [0, 100, 200])
    #expect(engine.size(300, nil) == Size(width: 300, height: 32))
  }

  @Test func `FLO-06 a rounding error does not begin a new row`() {
    let engine = engine { HFlow(spacing: 0) { chips([66.7, 66.7, 66.7]) } }
    #expect(engine.size(200.1, nil).height == 32)
    #expect(engine.placed(200.1, nil).frame("c2")?.minY == 0)
  }

  @Test func `FLO-07 a chip longer than the row stands alone and wraps its text`() {
    let measurer = FixedAdvanceMeasurer(advance: 10, lineHeight: 32, breaking: .characters)
    let engine = engine(measurer) {
      HFlow(spacing: 10) {
        Text("xxxxxxxx").id("a")
        Text(String(repeating: "x", count: 34)).id("b")
        Text("xxxxxxxx").id("c")
      }
    }
    #expect(engine.size(300, nil).height == 148)
    let placed = engine.placed(300, nil)
    #expect(placed.frame("b") == Rect(x: 0, y: 42, width: 300, height: 64))
    #expect(placed.frame("c") == Rect(x: 0, y: 116, width: 80, height: 32))
  }
}
