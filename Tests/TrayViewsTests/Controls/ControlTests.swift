// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Controls in their plain forms, on a typewriter whose lines are known.
@Suite struct ControlTests {
  private struct Sizes: View {
    @ScaledMetric var plain = 10
    @ScaledMetric(relativeTo: .title) var title = 10
    var body: some View { Color.red.frame(width: plain, height: title) }
  }

  @Test func `a scaled length grows with the text size`() {
    var environment = EnvironmentValues()
    #expect(engine { Sizes() }.size(nil, nil) == Size(width: 10, height: 10))
    environment.dynamicTypeSize = .accessibility1
    let size = engine(FixedAdvanceMeasurer(), environment) { Sizes() }.size(nil, nil)
    #expect(abs(size.width - 280 / 17) < 1e-9)
    #expect(abs(size.height - 380 / 28) < 1e-9)
  }

  // 31 up to iOS 18 and 28 on iOS 26: facts 31 and 33 of controls.json.
  @Test(arguments: zip(SystemVersion.allCases, [31.0, 31, 28]))
  func `a toggle fills the width and is as high as its switch`(
    _ system: SystemVersion, _ height: Double
  ) {
    var environment = EnvironmentValues()
    environment.system = system
    let engine = engine(FixedAdvanceMeasurer(), environment) {
      Toggle("On", isOn: .constant(true))
    }
    #expect(engine.size(300, 100) == Size(width: 300, height: height))
    #expect(engine.tree.issues.isEmpty)
  }

  @Test func `fields are one line over the whole width and have a role`() {
    let engine = engine { TextField("Name", text: .constant("")) }
    #expect(engine.size(300, 100).width == 300)
    #expect(engine.size(300, 100).height >= 22)
    #expect(engine.tree.taggedNodes.contains { $0.tag == .role(.field(isFocused: false)) })
  }

  @Test func `a closed field shows a dot for each character`() {
    let tree = tree { SecureField("Word", text: .constant("abcd")) }
    #expect(tree.textNodes.compactMap { tree.text(of: $0)?.runs.first?.text } == ["••••"])
  }

  @Test func `a menu shows the chosen option alone`() {
    let tree = tree {
      Picker("Kind", selection: .constant(2)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    #expect(tree.textNodes.compactMap { tree.text(of: $0)?.runs.first?.text } == ["two"])
  }

  @Test func `segments are equally wide and 31 points high`() {
    let engine = engine {
      Picker("Kind", selection: .constant(2)) {
        Text("a").tag(1)
        Text("bbbb").tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(engine.size(200, 100) == Size(width: 200, height: 31))
  }

  @Test func `an inset list has cards with room around them`() throws {
    let result = engine {
      List {
        Section {
          Color.red.frame(width: 10, height: 10).id("a")
          Color.red.frame(width: 10, height: 50).id("b")
        }
        Section { Color.red.frame(width: 10, height: 10).id("c") }
      }
    }.placed(320, 600)
    func frame(_ id: String) throws -> Rect {
      result.frame(of: try #require(result.tree.node(withID: id)))
    }
    // 35 above the first row, which is 52 high; the second is 15 + 50 + 15 and ends at 167, and 35
    // are between the cards.
    #expect(try frame("a") == Rect(x: 32, y: 56, width: 10, height: 10))
    #expect(try frame("b") == Rect(x: 32, y: 102, width: 10, height: 50))
    #expect(try frame("c") == Rect(x: 32, y: 223, width: 10, height: 10))
  }

  // Facts 5 and 7 of controls.json.
  @Test(arguments: zip(SystemVersion.allCases, [44.0, 44, 52]))
  func `a plain list has rows of the least height`(_ system: SystemVersion, _ height: Double) {
    var environment = EnvironmentValues()
    environment.system = system
    let result = engine(FixedAdvanceMeasurer(), environment) {
      List(0..<3, id: \.self) { Color.red.frame(width: 10, height: 10).id("row-\($0)") }
        .listStyle(.plain)
    }.placed(320, 600)
    #expect((0..<3).map { result.frame("row-\($0)")?.midY } == [0.5, 1.5, 2.5].map { $0 * height })
  }

  @Test func `a closed group shows its label only`() {
    func size(_ isOpen: Bool) -> Size {
      engine {
        DisclosureGroup("More", isExpanded: .constant(isOpen)) {
          Color.red.frame(width: 10, height: 100)
        }
      }.size(200, nil)
    }
    #expect(size(true).height == size(false).height + 100)
  }

  @Test func `a section outside of a list is its views`() {
    let section = engine {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 20)
        } header: {
          Color.red.frame(width: 10, height: 5)
        }
      }
    }
    #expect(section.size(100, nil) == Size(width: 100, height: 35))
  }

  @Test(arguments: [
    (IconOnlyLabelStyle() as any LabelStyle, Size(width: 5, height: 6), 0),
    (TitleOnlyLabelStyle(), Size(width: 20, height: 7), 0),
    (TitleAndIconLabelStyle(), Size(width: 33, height: 7), 0),
  ])
  func `a label of one part is that part`(_ style: any LabelStyle, _ size: Size, _ issues: Int) {
    let engine = engine {
      Label {
        Color.red.frame(width: 20, height: 7)
      } icon: {
        Color.red.frame(width: 5, height: 6)
      }
      .environment(\.labelStyles, [style])
    }
    #expect(engine.size(nil, nil) == size)
    #expect(engine.tree.issues.count == issues)
  }

  @Test func `a hidden label takes no room`() {
    let toggle = engine { Toggle("On", isOn: .constant(true)).labelsHidden() }
    #expect(toggle.size(300, 100) == Size(width: 61, height: 28))
    let stepper = engine { Stepper("Count", value: .constant(1)).labelsHidden() }
    #expect(stepper.size(300, 100) == Size(width: 94, height: 32))
  }

  @Test func `a field that grows downwards is as high as its text`() {
    // 300 points hold 30 characters of the typewriter, whose lines are 20 points high. Below the last
    // one is what the leading of body, 22, is above the height of a line of it, 17 · 1.193.
    let text = String(repeating: "xxxxx ", count: 12)
    func height(_ axis: Axis) -> Double {
      engine { TextField("Name", text: .constant(text), axis: axis) }.size(300, nil).height
    }
    let below = 22.0 - 17.0 * 2444.0 / 2048.0
    #expect(height(.horizontal) == 22)
    #expect(height(.vertical) == 60 + below)
    let limited = engine {
      TextField("Name", text: .constant(text), axis: .vertical).lineLimit(2)
    }
    #expect(limited.size(300, nil).height == 40 + below)
  }

  @Test func `rows of a list may have room of their own`() throws {
    let result = engine {
      List {
        Color.red.frame(width: 10, height: 50)
          .id("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      .listStyle(.plain)
    }.placed(320, 600)
    #expect(result.frame("a") == Rect(x: 2, y: 1, width: 10, height: 50))
  }

  /// Every control of SwiftUI of which nobody has measured a length on iOS 18, by the name in the issue.
  static let assumed: [(String, @Sendable () -> AnyView)] = [
    ("label", { AnyView(Label("a", systemImage: "b")) }),
    ("toggle", { AnyView(Toggle("a", isOn: .constant(true)).toggleStyle(.button)) }),
    ("slider", { AnyView(Slider(value: .constant(0.5))) }),
    ("textfield", { AnyView(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)) }),
    ("button", { AnyView(Button("a") {}.buttonStyle(.bordered)) }),
    ("picker", { AnyView(Picker("a", selection: .constant(1)) { Text("b").tag(1) }) }),
    ("disclosuregroup", { AnyView(DisclosureGroup("a") { Text("b") }) }),
    ("progressview", { AnyView(ProgressView("a", value: 0.5)) }),
    ("tortoise", { AnyView(Image(systemName: "tortoise")) }),
    ("photo", { AnyView(Image("photo")) }),
  ]

  @Test(arguments: assumed.indices)
  func `a size that is taken from the platform is said to be assumed`(_ index: Int) {
    let (name, view) = Self.assumed[index]
    var environment = EnvironmentValues()
    environment.system = .ios18
    let names = tree(environment) { view() }.issues.compactMap {
      if case .assumedSize(let name, _, _) = $0 { name } else { nil }
    }
    #expect(names.contains(name))
  }

  @Test func `a plain button is its label, and that is no assumption`() {
    let engine = engine { Button("abc") {} }
    #expect(engine.size(nil, nil) == Size(width: 30, height: 20))
    #expect(engine.tree.issues.isEmpty)
  }
}
