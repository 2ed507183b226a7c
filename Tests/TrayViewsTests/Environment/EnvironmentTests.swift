// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

private enum WidthKey: EnvironmentKey {
  static let defaultValue = 10.0
}

extension EnvironmentValues {
  fileprivate var testWidth: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

/// As wide as the environment at its place says.
private struct Bar: View {
  @Environment(\.testWidth) private var width
  let name: String
  var body: some View { Color.gray.frame(width: width, height: 5).id(name) }
}

/// Values that are handed down.
@Suite struct EnvironmentTests {
  @Test func `a value reaches the views inside and no sibling`() {
    let placed = engine {
      VStack {
        Group { Bar(name: "inside") }.environment(\.testWidth, 40)
        Bar(name: "beside")
      }
    }.placed(100, 100)
    #expect(placed.frame("inside")?.width == 40)
    #expect(placed.frame("beside")?.width == 10)
  }

  @Test func `the innermost value counts`() {
    let placed = engine {
      Bar(name: "a").environment(\.testWidth, 30).environment(\.testWidth, 60)
    }.placed(100, 100)
    #expect(placed.frame("a")?.width == 30)
  }

  @Test func `a transform changes a copy of the value from above`() {
    let placed = engine {
      HStack {
        Bar(name: "a").transformEnvironment(\.testWidth) { $0 *= 2 }
        Bar(name: "b")
      }
      .environment(\.testWidth, 15)
    }.placed(100, 100)
    #expect(placed.frame("a")?.width == 30)
    #expect(placed.frame("b")?.width == 15)
  }

  @Test func `an overlay sees the values at its modifier`() {
    let placed = engine {
      Color.gray.frame(width: 90, height: 90)
        .environment(\.testWidth, 70)
        .overlay { Bar(name: "over") }
        .environment(\.testWidth, 20)
    }.placed(100, 100)
    #expect(placed.frame("over")?.width == 20)
  }

  @Test func `a text takes font and line limit from the views above`() throws {
    let tree = tree { Text("a").font(.title).lineLimit(2).dynamicSize(.xLarge) }
    let text = try #require(tree.textNodes.first.flatMap { tree.text(of: $0) })
    #expect(text.paragraph.lineLimit == 2)
    #expect(text.runs.first?.font.size == Font.TextStyle.title.pointSize(at: .xLarge))
  }
}

extension View {
  fileprivate func dynamicSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

/// A counter whose first value decides its height.
private struct Steps: View {
  @State private var count = 3
  var body: some View { Row(count: $count) }
}

private struct Row: View {
  @Binding var count: Int
  var body: some View { Color.gray.frame(height: Double(count) * 10) }
}

/// Values that views own.
@Suite struct StateTests {
  @Test func `layout sees the value with which a state begins`() {
    #expect(engine { Steps() }.size(100, nil).height == 30)
  }

  @Test func `a constant binding keeps its value`() {
    let binding = Binding.constant(7)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 7)
  }

  @Test func `a binding writes through to the state`() {
    let state = State(initialValue: 1)
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 5)
  }
}

/// What closures read that a view calls later: the environment of the body in which they stand.
@Suite struct LaterEnvironmentTests {
  private enum NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Loop: View {
    @Environment(\.testWidth) private var width
    var body: some View {
      HStack(spacing: 0) { ForEach(0..<3) { _ in Color.clear.frame(width: width, height: 5) } }
    }
  }

  private struct Reader: View {
    @Environment(\.testWidth) private var width
    var body: some View {
      GeometryReader { _ in Color.clear.frame(width: width, height: 5).id("inside") }
    }
  }

  private struct Layered: View {
    @Environment(\.testWidth) private var width
    var body: some View {
      Color.clear.preference(key: NamesKey.self, value: ["a"])
        .overlayPreferenceValue(NamesKey.self) { _ in
          Color.clear.frame(width: width, height: 5).id("inside")
        }
    }
  }

  private struct Guided: View {
    @Environment(\.testWidth) private var width
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 50, height: 5)
        Color.clear.frame(width: 50, height: 5).id("inside")
          .alignmentGuide(.leading) { [width] _ in -width }
      }
    }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.testWidth = 20
    return environment
  }

  @Test func `each round of a loop`() {
    #expect(engine(FixedAdvanceMeasurer(), environment) { Loop() }.size(nil, nil).width == 60)
  }

  @Test func `the content of a geometry reader`() {
    let placed = engine(FixedAdvanceMeasurer(), environment) { Reader() }.placed(100, 100)
    #expect(placed.frame("inside")?.width == 20)
  }

  @Test func `a layer that is made from a preference`() {
    let placed = engine(FixedAdvanceMeasurer(), environment) { Layered() }.placed(100, 100)
    #expect(placed.frame("inside")?.width == 20)
  }

  @Test func `a guide that is set by hand`() {
    let placed = engine(FixedAdvanceMeasurer(), environment) { Guided() }.placed(nil, nil)
    #expect(placed.frame("inside")?.minX == 20)
  }

  @Test func `a loop in a view whose environment a modifier inside changes`() {
    let inner = engine(FixedAdvanceMeasurer(), environment) {
      Loop().environment(\.testWidth, 7)
    }
    #expect(inner.size(nil, nil).width == 21)
  }
}
