// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayKit

/// A screen of everything that the view language has and a document can say.
private struct Everything: View {
  let locale: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      texts
      controls
      containers
      newerContainers
      newerControls
      modifiers
    }
    .padding(EdgeInsets(top: 24, leading: 20, bottom: 8, trailing: 20))
  }

  @ViewBuilder private var texts: some View {
    Text("@ not a key, and $item no item").font(.title2).bold().id("title")
    Text("$5").italic().monospacedDigit()
    (Text("Two ").fontWeight(.heavy) + Text("runs").font(.system(size: 11)).tracking(2))
      .lineLimit(2...4)
    Text("A text that is long enough to need several lines on any phone that there is.")
      .lineLimit(2, reservesSpace: true).truncationMode(.middle).minimumScaleFactor(0.7)
    Text("Lines far apart, as far as that.\nAnd another one.").lineSpacing(7).lineLimit(3...)
    Text("Raised").baselineOffset(6).kerning(1.5)
    (Text("Low ").baselineOffset(-4) + Text("and wide").kerning(2) + Text(" apart").tracking(3))
      .multilineTextAlignment(.trailing)
    Text("As long as a line, and a little longer than it.").lineLimit(1).truncationMode(.head)
    Text("As long as a line, and a little longer than it.").lineLimit(1).allowsTightening(true)
    Text("Lines of one height,\nmore than one of them").lineHeight(31)
      .multilineTextAlignment(.center)
    Text("0123").font(.custom("Inter", size: 15, relativeTo: .footnote))
    Text("0123").font(.system(.body, design: .monospaced))
  }

  @ViewBuilder private var controls: some View {
    HFlow(spacing: 6) {
      Chip("Sushi", isSelected: true).id("sushi")
      ForEach(["Ramen", "Tacos", "Something rather long"], id: \.self) { Chip($0) }
      Chip("Bold").bold()
    }
    SearchField("Where?", isFocused: true).id("search")
    Button("Plain") {}
    Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large).id("large")
    CalendarGrid(
      month: CivilMonth("2026-02") ?? CivilDate(dayNumber: 0).civilMonth, selected: 3...5)
    Image("lantern").environment(\.imageSizes, ["lantern": Size(width: 72, height: 36)])
    Image(systemName: "star")
    Divider()
  }

  @ViewBuilder private var containers: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Left").font(.largeTitle)
      Spacer()
      Text("Right")
    }
    HStack { Spacer(minLength: 3) }
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 40, height: 30)
      Circle().frame(width: 20)
      Rectangle().frame(maxWidth: 8, maxHeight: 12)
    }
    VFlow(alignment: .leading, spacing: 4) { ForEach(0..<3) { Text("\($0)") } }.frame(height: 60)
    ScrollView(.horizontal) { HStack { ForEach(0..<9) { Chip("Card \($0)") } } }
  }

  @ViewBuilder private var newerContainers: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 5) {
      GridRow(alignment: .lastTextBaseline) {
        Text("Name").gridColumnAlignment(.trailing).padding(2)
        Text("A value").gridCellAnchor(UnitPoint(x: 0.25, y: 1))
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("wide").gridCellColumns(2).gridCellAnchor(.trailing) }
      Text("alone")
    }
    .id("grid")
    LazyVGrid(columns: [GridItem(.fixed(40), spacing: 2), GridItem(.adaptive(minimum: 30))]) {
      ForEach(0..<5) { Text("\($0)") }
    }
    LazyHGrid(rows: [GridItem(.flexible(minimum: 9, maximum: 20))], alignment: .top, spacing: 3) {
      ForEach(0..<3) { Text("\($0)") }
    }
    .frame(height: 30)
    LazyVStack(alignment: .trailing, spacing: 1) {
      Text("a").hidden()
      Text("b")
    }
    LazyHStack(alignment: .bottom) { ForEach(0..<2) { Text("\($0)") } }.frame(height: 40)
    ViewThatFits(in: .horizontal) {
      Text("A text that is far too long for any telephone there is, and then some").lineLimit(1)
      Text("short")
    }
    HFlow {
      Text("a").flexibility(.minimum)
      LineBreak()
      Text("b").startInNewLine()
    }
    HStack {
      Text("a")
      Spacer(minLength: 20)
    }
    .padding(.leading, 7)
    .environment(\.layoutDirection, .rightToLeft)
  }

  @ViewBuilder private var newerControls: some View {
    List {
      Section {
        Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("b")
      } header: {
        Text("Above")
      } footer: {
        Text("Below")
      }
      Text("c")
    }
    .frame(height: 300)
    List { Text("a") }.listStyle(.plain).frame(height: 60).id("plain")
    Toggle("On", isOn: .constant(true))
    TextField("Name", text: .constant(""))
    Picker("Kind", selection: .constant("a")) { Text("a").tag("a") }
    ProgressView(value: 0.5)
    DisclosureGroup("More", isExpanded: .constant(true)) { Text("shown") }
    Stepper("Count", value: .constant(1))
    Label("Map", systemImage: "map")
  }

  @ViewBuilder private var modifiers: some View {
    HStack {
      Text("First").layoutPriority(1).fixedSize(horizontal: true, vertical: false)
      Color.blue.aspectRatio(1.5, contentMode: .fit).frame(minWidth: 10, maxHeight: 44)
      Color.green.frame(minWidth: nil).frame(width: 20, height: 20).offset(x: 3, y: -2)
    }
    .overlay(alignment: .topTrailing) { Text("!").padding(2) }
    .background(Color.gray)
    Color.yellow.frame(height: 60).safeAreaInset(edge: .bottom, alignment: .leading, spacing: 2) {
      Text("Bar")
    }
    Color.clear.frame(height: 30).safeAreaInset(edge: .trailing, alignment: .top) { Text("Side") }
    Color.clear.frame(height: 20).overlay { Text("Here").position(x: 30, y: 4) }
  }
}

/// Views that declare what a contract can hold.
private struct Declaring: View {
  var body: some View {
    VStack {
      Text("a").detents([.height(480).id("tall"), .fraction(0.6)], initial: .fraction(0.6))
      Text("b").dim(DimPolicy(0.1, levels: [.init(.hug, 0.5)]), onTap: .collapse)
    }
  }
}

@Suite struct EncodingTests {
  private func resolved(_ step: Step, _ one: TestCase) throws -> ResolvedStep {
    try Shared.resolver.get().resolve(step, in: one.window(), locale: one.facts)
  }

  /// The step after a way through the encoder, text, and the decoder.
  private func throughText(_ step: Step, _ one: TestCase) throws -> Step {
    let document = try FlowDocument(encoding: step, in: one.environment())
    let text = JSONWriter.text(document.output)
    let read = try FlowDocument(reading: SourceText(file: "encoded.json", text))
    return try #require(read.flow(in: one.locale).steps.first)
  }

  @Test(arguments: TestCase.all)
  func viewsInSwiftSurviveTheWayThroughText(_ one: TestCase) throws {
    let step = Step("everything") {
      ScrollView { Everything(locale: one.locale) }
        .detents([.hug(upToFraction: 0.8), .medium, .large.when(.keyboard)], initial: .medium)
        .dim(0.35, onTap: .ignore).footprint(.block).dismissal([.drag]).keyboard(.lift)
        .readableWidth(500).surface(.persistent)
    } bottom: {
      Button("Continue") {}.buttonStyle(.bordered).padding()
    }
    let again = try throughText(step, one)
    #expect(Frames.summary(try resolved(step, one)) == Frames.summary(try resolved(again, one)))
  }

  @Test func whatIsReadAgainIsWrittenTheSame() throws {
    let one = TestCase()
    let step = Step("everything") { Everything(locale: "en") }
    let first = try FlowDocument(encoding: step, in: one.environment())
    let again = try FlowDocument(encoding: try throughText(step, one), in: one.environment())
    #expect(JSONWriter.text(first.output) == JSONWriter.text(again.output))
  }

  @Test func controlsAndIdentifiersAreKept() throws {
    let views = VStack {
      Chip("@Sushi").id("sushi")
      SearchField("Where?", isFocused: true).id("search")
      Button("Go") {}.id("go")
    }
    let text = JSONWriter.text(
      try ViewDocument(encoding: views, in: EnvironmentValues()).output, style: .oneLine)
    #expect(
      text == """
        {"type":"vstack","children":[{"type":"chip","text":"@@Sushi","id":"sushi"},\
        {"type":"searchfield","prompt":"Where?","focused":true,"id":"search"},\
        {"type":"button","style":"plain","children":[{"type":"text","text":"Go","size":17,\
        "weight":"regular","leading":22}],"id":"go"}]}
        """)
  }

  @Test func declarationsOfViewsStayWhereTheyAre() throws {
    let encoded = try ViewDocument(encoding: Declaring(), in: EnvironmentValues())
    let step = Step("a") { Declaring() }
    let again = Step("a") { encoded }
    #expect(
      Frames.contract(try resolved(step, TestCase()).contract)
        == Frames.contract(try resolved(again, TestCase()).contract))
  }

  // Several views without a stack become a column, but a spacer among them lies along no axis.
  @Test func severalViewsWithoutAStackKeepTheirPlaces() throws {
    let one = TestCase()
    let step = Step("s") {
      Text("above")
      Spacer(minLength: 30)
      Divider()
      Text("below")
    }
    let again = try throughText(step, one)
    #expect(Frames.summary(try resolved(step, one)) == Frames.summary(try resolved(again, one)))
  }

  // A stack of one leaves no node: the spacer lies along the row, though a column is around it.
  @Test func aSpacerAloneInARowKeepsItsAxis() throws {
    let views = VStack(spacing: 0) {
      HStack { Spacer(minLength: 30) }
      Text("below")
    }
    let encoded = try ViewDocument(encoding: views, in: EnvironmentValues())
    let text = JSONWriter.text(encoded.output, style: .oneLine)
    #expect(
      text.contains(#"{"type":"hstack","children":[{"type":"spacer","minLength":30}]}"#), "\(text)")
  }
}

/// A layout that no document knows.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size { .zero }
  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {}
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
}

private enum Mine: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private enum Weight: LayoutValueKey {
  static let defaultValue = 0.0
}

@Suite struct UnsayableTests {
  private func failure(_ view: some View) -> DocumentEncodingError? {
    do {
      _ = try ViewDocument(
        encoding: VStack {
          Text("above")
          view
        }, in: EnvironmentValues())
      return nil
    } catch {
      return error
    }
  }

  @Test func aLayoutOfYourOwn() {
    #expect(
      failure(Diagonal() { Text("a") }) == .unsayable("the layout Diagonal", path: "vstack/layout"))
  }

  @Test func anAlignmentGuide() {
    #expect(
      failure(Text("a").alignmentGuide(.top) { _ in 3 })
        == .unsayable("an alignment guide that a closure sets", path: "vstack"))
  }

  @Test func anAlignmentOfYourOwn() {
    let row = VStack(alignment: HorizontalAlignment(Third.self)) {
      Text("a")
      Text("b")
    }
    #expect(
      failure(row.id("row"))
        == .unsayable("an alignment of your own", path: "vstack/vstack#row"))
  }

  @Test func aValueForALayout() {
    #expect(
      failure(Text("a").layoutValue(key: Weight.self, value: 2))
        == .unsayable("a value for a layout of your own", path: "vstack"))
  }

  @Test func aPreferenceOfYourOwn() {
    #expect(
      failure(Text("a").preference(key: Mine.self, value: 2))
        == .unsayable("a preference of your own", path: "vstack"))
  }

  @Test func aDetentOfAClosure() {
    #expect(
      failure(Text("a").detents([.custom("mine") { _ in 3 }]))
        == .unsayable("the detent \"mine\", whose height a closure computes", path: "vstack"))
    let base = StepContract(detents: [.smaller("s", .hug, .custom("mine") { _ in 3 })])
    #expect(
      throws: DocumentEncodingError.unsayable(
        "the detent \"s\", whose height a closure computes", path: "")
    ) {
      try FlowDocument(encoding: Step("a", base: base) { Text("a") }, in: EnvironmentValues())
    }
  }

  @Test func aReaderOfTheSize() {
    #expect(
      failure(GeometryReader { _ in Text("a") })
        == .unsayable("a view whose content a closure makes", path: "vstack/geometryreader"))
  }

  @Test func theRulesOfABase() {
    #expect(
      throws: DocumentEncodingError.unsayable(
        "the grabber, safe area and rules of its base", path: "")
    ) {
      let base = StepContract(grabber: .reserve(20))
      return try FlowDocument(
        encoding: Step("a", base: base) { Text("a") }, in: EnvironmentValues())
    }
  }

  @Test func aNumberThatCanNotBeReadBack() {
    guard case .unreadable(let errors)? = failure(Text("a").font(.system(size: 20_000))) else {
      Issue.record("expected an error")
      return
    }
    #expect(errors.errors.map(\.path) == ["children[1].size"])
  }
}
