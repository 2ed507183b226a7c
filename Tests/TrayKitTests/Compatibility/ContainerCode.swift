// SPDX-License-Identifier: MIT

import TraySwiftUI

// Views as a SwiftUI file spells them: labels, defaults and overloads of containers. That they compile
// is what they show; the tests beside them lay each of them out.

struct StackCode: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("a"); Spacer(); Text("b")
      }
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle); Text("b")
      }
      HStack(spacing: 4) { ForEach(0..<3) { index in Text("\(index)") } }
      ZStack {
        Color.red; Text("over")
      }.frame(width: 80, height: 20)
      ZStack(alignment: .bottomTrailing) {
        Circle(); Text("1")
      }.frame(width: 40, height: 40)
      Divider()
      Spacer(minLength: 0)
      Group {
        Text("c"); Text("d")
      }
      if #available(macOS 13, iOS 16, *) { Text("new") } else { Text("old") }
    }
  }
}

struct LazyCode: View {
  private let columns = [
    GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 90)),
    GridItem(.adaptive(minimum: 30), spacing: 4, alignment: .leading),
  ]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Header")) { Text("a") }
        Section {
          Text("b")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
      LazyVGrid(columns: columns, alignment: .center, spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
      ScrollView(.horizontal) {
        LazyHStack {
          Text("a"); Text("b")
        }
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem()], spacing: 2) {
          Text("a"); Text("b")
        }
      }
      .frame(height: 60)
    }
    .scrollIndicators(.hidden)
  }
}

struct GridCode: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 6, verticalSpacing: 4) {
      GridRow {
        Text("Name").gridColumnAlignment(.trailing)
        Text("A rather long value")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .top) {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("b").gridCellAnchor(.topLeading)
      }
      GridRow { Text("wide").gridCellColumns(2) }
    }
  }
}

struct ChoiceCode: View {
  let isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
    VStack {
      layout {
        Text("a"); Text("b")
      }
      ViewThatFits {
        Text("a long text that may not fit"); Text("short")
      }
      ViewThatFits(in: .horizontal) {
        Text("a"); EmptyView()
      }
      switch isWide {
      case true: Text("wide")
      case false: EmptyView()
      }
      AnyView(Text("hidden type"))
    }
  }
}

struct ReaderCode: View {
  var body: some View {
    GeometryReader { proxy in
      let size: CGSize = proxy.size
      VStack {
        Text("\(Int(size.width))")
          .frame(width: size.width / 2, height: proxy.size.height - proxy.safeAreaInsets.top)
        Text("\(Int(proxy.frame(in: .global).minX)) \(Int(proxy.frame(in: .named("outer")).midY))")
      }
    }
    .coordinateSpace(name: "outer")
    .coordinateSpace(.named("outer"))
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { newValue in
      _ = newValue
    }
    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .local) }) { old, new in
      _ = (old, new)
    }
  }
}

/// A layout of an author's own, with a cache, a value for each view, and a guide.
struct RingLayout: Layout {
  struct Cache { var widest: CGSize = .zero }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    updateCache(&cache, subviews: subviews)
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.widest = subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    return CGSize(
      width: max(cache.widest.width, min(offered.width, 100)), height: cache.widest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = subview[Turn.self]
      let dimensions = subview.dimensions(in: proposal)
      let gap =
        index > 0
        ? subviews[index - 1].spacing.distance(to: subview.spacing, along: .horizontal) : 0
      subview.place(
        at: CGPoint(x: bounds.midX + turn + gap, y: bounds.minY + dimensions[.top]),
        anchor: .top,
        proposal: ProposedViewSize(width: dimensions.width, height: nil))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .center ? bounds.midY : nil
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .all) }
  }
}

struct Turn: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  func turn(_ value: CGFloat) -> some View { layoutValue(key: Turn.self, value: value) }
}

struct RingCode: View {
  var body: some View {
    RingLayout {
      Text("a")
      Text("b").turn(5)
    }
  }
}
