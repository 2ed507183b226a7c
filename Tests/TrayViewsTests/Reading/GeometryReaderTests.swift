// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Content that depends on a size.
@Suite struct GeometryReaderTests {
  private func frame(_ id: String, _ result: LayoutResult) throws -> Rect {
    result.frame(of: try #require(result.tree.node(withID: id)))
  }

  @Test func `takes what it is offered, and 10 where nothing is`() {
    let engine = engine { GeometryReader { _ in Color.red.frame(width: 900) } }
    #expect(engine.size(70, 30) == Size(width: 70, height: 30))
    #expect(engine.size(nil, nil) == Size(width: 10, height: 10))
  }

  @Test func `content lies at the leading top corner and knows the size`() throws {
    let result = engine {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4).id("part")
        }
      }
      .padding(10)
    }.placed(120, 140)
    #expect(try frame("part", result) == Rect(x: 10, y: 30, width: 50, height: 25))
  }

  @Test func `readers inside readers know their sizes`() throws {
    let result = engine {
      GeometryReader { outer in
        GeometryReader { inner in
          Color.red.frame(width: inner.size.width / 2, height: 1).id("in")
        }
        .frame(width: outer.size.width / 2)
      }
    }.placed(80, 80)
    #expect(try frame("in", result).width == 20)
    #expect(
      result.tree.isAncestor(
        try #require(result.tree.root),
        of: try #require(
          result.tree.node(withID: "in"))))
  }

  @Test func `a reader that holds itself ends at the depth limit`() {
    struct Endless: View {
      var body: some View { GeometryReader { _ in AnyView(Endless()) } }
    }
    let result = engine { Endless() }.placed(10, 10)
    #expect(result.issues == [.tooDeep(limit: TreeBuilder.depthLimit)])
  }

  @Test func `placing twice gives the same`() {
    let engine = engine { GeometryReader { Text("\($0.size.width)") } }
    let (first, second) = (engine.placed(50, 50), engine.placed(50, 50))
    #expect(first.tree.count == second.tree.count)
    #expect(first.tree.textNodes == second.tree.textNodes)
    #expect(first.tree.textNodes.map(first.frame) == second.tree.textNodes.map(second.frame))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `frames are told in named spaces, from the leading edge`(_ direction: LayoutDirection) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let probe = Probe()
    _ = engine(FixedAdvanceMeasurer(), environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        GeometryReader { proxy in
          let _ = probe.note(proxy.frame(in: .named("box")))
          Color.red
        }
        .frame(width: 50, height: 20)
      }
      .coordinateSpace(.named("box"))
    }.placed(80, 40)
    #expect(probe.frames == [Rect(x: 30, y: 10, width: 50, height: 20)])
  }

  @Test func `the safe area reaches views at the edges only`() {
    let probe = Probe()
    let engine = engine {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = probe.note(
            Rect(
              x: proxy.safeAreaInsets.top, y: proxy.safeAreaInsets.bottom,
              width: 0, height: 0))
          Color.red
        }
        Color.red
      }
    }
    let window = Rect(x: 0, y: 0, width: 100, height: 100)
    engine.safeArea = SafeArea(
      bounds: window, insets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    _ = engine.place(in: Rect(x: 0, y: 20, width: 100, height: 70))
    #expect(probe.frames == [Rect(x: 20, y: 0, width: 0, height: 0)])
  }
}

/// Notes what closures are told; one thread lays out.
private final class Probe: @unchecked Sendable {
  var frames: [Rect] = []
  var numbers: [Double] = []
  func note(_ frame: Rect) { frames.append(frame) }
}

private enum Places: PreferenceKey {
  static let defaultValue: [Anchor<Rect>] = []
  static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) {
    value += nextValue()
  }
}

private enum Widths: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

/// Anchors, layers from preferences, and reports.
@Suite struct ReadingTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an anchor is resolved in the layer over it`(_ direction: LayoutDirection) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let result = engine(FixedAdvanceMeasurer(), environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(width: 20, height: 10).id("chosen")
          .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let place = proxy[places[0]]
          Color.blue.frame(width: place.width, height: place.height).id("mark")
            .offset(x: place.minX, y: place.minY)
        }
      }
      .padding(7)
    }.placed(nil, nil)
    let chosen = try #require(result.tree.node(withID: "chosen"))
    let mark = try #require(result.tree.node(withID: "mark"))
    #expect(result.frame(of: mark) == result.frame(of: chosen))
  }

  @Test func `a layer under a view is aligned and hands up first`() throws {
    let result = engine {
      Color.red.frame(width: 40, height: 40).preference(key: Widths.self, value: 12)
        .backgroundPreferenceValue(Widths.self, alignment: .bottomTrailing) { width in
          Color.blue.frame(width: width, height: width).id("layer")
        }
    }.placed(nil, nil)
    let layer = try #require(result.tree.node(withID: "layer"))
    #expect(result.frame(of: layer) == Rect(x: 28, y: 28, width: 12, height: 12))
    #expect(result.preference(Widths.self) == 12)
  }

  @Test func `a transform adds a place`() {
    let result = engine {
      Color.red.frame(width: 5, height: 5)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
    }.placed(nil, nil)
    #expect(result.preference(Places.self)?.count == 2)
  }

  @Test func `without layout an anchor lies at the origin`() {
    let tree = tree {
      Color.red.anchorPreference(key: Widths.self, value: .center) { _ in 3 }
    }
    #expect(tree.preference(Widths.self) == 3)
  }

  @Test func `reports tell changes only, and the first value as both`() {
    let probe = Probe()
    let engine = engine {
      Color.red
        .onGeometryChange(for: Double.self, of: { $0.size.width }) { old, new in
          probe.numbers += [old, new]
        }
    }
    let first = engine.placed(50, 10)
    #expect(probe.numbers.isEmpty)
    #expect(first.deliverReports() == 1)
    #expect(probe.numbers == [50, 50])
    #expect(engine.placed(50, 30).deliverReports(after: first) == 0)
    #expect(engine.placed(60, 30).deliverReports(after: first) == 1)
    #expect(probe.numbers == [50, 50, 50, 60])
  }

  @Test func `a preference is told after layout`() {
    let probe = Probe()
    let result = engine {
      HStack {
        Color.red.preference(key: Widths.self, value: 3)
        GeometryReader { Color.red.preference(key: Widths.self, value: $0.size.width) }
      }
      .onPreferenceChange(Widths.self) { probe.numbers.append($0) }
    }.placed(108, 10)
    result.deliverReports()
    #expect(probe.numbers == [50])
  }
}
