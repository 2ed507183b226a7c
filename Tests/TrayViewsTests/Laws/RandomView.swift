// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// Random views of the view language: controls, lists, readers, frames that refer to a container.
struct RandomView {
  private var random: RandomTree

  init(seed: Int) { random = RandomTree(seed: seed) }

  mutating func proposal() -> ProposedSize { random.proposal() }

  /// A view of at most `depth` levels of containers.
  mutating func view(depth: Int = 3) -> AnyView {
    let view = depth > 0 && random.chance(0.7) ? container(depth) : leaf()
    return random.chance(0.5) ? modified(view, depth) : view
  }

  private mutating func views(_ depth: Int) -> [AnyView] {
    (0..<random.pick([0, 1, 2, 2, 3])).map { _ in view(depth: depth - 1) }
  }

  // MARK: - Leaves

  private mutating func leaf() -> AnyView {
    random.chance(0.3) ? plainLeaf() : control()
  }

  private mutating func plainLeaf() -> AnyView {
    random.pick([
      AnyView(Color.red), AnyView(Circle()), AnyView(Divider()), AnyView(Spacer()),
      AnyView(Image(systemName: "star")), AnyView(Text("some words of text")),
      AnyView(Chip("chip", systemImage: "map")), AnyView(SearchField("Where?")),
    ])
  }

  private mutating func control() -> AnyView {
    let isOn = random.chance(0.5)
    return random.pick([
      AnyView(Label("Title", systemImage: "star")), AnyView(Toggle("On", isOn: .constant(isOn))),
      AnyView(Button("Go") {}), AnyView(Button("Large") {}.buttonStyle(.bordered)),
      AnyView(Stepper("Count", value: .constant(1))), AnyView(Slider(value: .constant(0.5))),
      AnyView(TextField("Name", text: .constant(isOn ? "" : "some words"))),
      AnyView(TextField("Name", text: .constant("some words of text"), axis: .vertical)),
      AnyView(SecureField("Word", text: .constant("word"))),
      AnyView(picker()), AnyView(ProgressView()),
      AnyView(ProgressView("Loading", value: 0.5)),
      AnyView(
        CalendarGrid(month: CivilDate(dayNumber: 20_000).civilMonth, alwaysShowsSixWeeks: isOn)),
    ])
  }

  private mutating func picker() -> some View {
    Picker("Kind", selection: .constant("a")) {
      Text("one").tag("a")
      Text("the other").tag("b")
    }
    .pickerStyle(random.pick([.menu, .segmented, .wheel, .inline]))
  }

  // MARK: - Containers

  private mutating func container(_ depth: Int) -> AnyView {
    let views = views(depth)
    let content = ForEach(0..<views.count) { views[$0] }
    let isOpen = random.chance(0.5)
    return random.pick([
      AnyView(VStack(alignment: .leading) { content }), AnyView(HStack { content }),
      AnyView(ZStack { content }), AnyView(HFlow { content }), AnyView(ScrollView { content }),
      AnyView(LazyVStack { content }), AnyView(LazyHStack { content }),
      AnyView(LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 40))]) { content }),
      AnyView(Grid { GridRow { content } }), AnyView(ViewThatFits { content }),
      AnyView(List { content }), AnyView(Form { Section("Header") { content } }),
      AnyView(
        DisclosureGroup(isExpanded: .constant(isOpen)) {
          content
        } label: {
          Text("More")
        }),
      AnyView(
        GeometryReader { proxy in
          content
          Color.red.frame(width: proxy.size.width / 2, height: 8)
        }),
    ])
  }

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    let length = random.length(120)
    let other = self.view(depth: min(depth - 1, 0))
    return random.pick([
      AnyView(view.padding(length / 10)), AnyView(view.frame(maxWidth: .infinity)),
      AnyView(view.frame(width: length)), AnyView(view.frame(minHeight: length)),
      AnyView(view.fixedSize()), AnyView(view.aspectRatio(1.5, contentMode: .fit)),
      AnyView(view.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 7)),
      AnyView(view.containerRelativeFrame([.horizontal, .vertical]) { side, _ in side / 3 }),
      AnyView(view.safeAreaInset(edge: .bottom) { other }),
      AnyView(view.safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { other }),
      AnyView(view.overlay(alignment: .topTrailing) { other }), AnyView(view.background { other }),
      AnyView(view.position(x: length, y: 10)), AnyView(view.offset(x: -length, y: 3)),
      AnyView(view.hidden()), AnyView(view.labelsHidden()), AnyView(view.gridCellColumns(2)),
      AnyView(view.alignmentGuide(.leading) { _ in length }), AnyView(view.listRowInsets(.zero)),
      AnyView(view.lineLimit(1).textCase(.uppercase).dynamicTypeSize(.accessibility3)),
    ])
  }
}
