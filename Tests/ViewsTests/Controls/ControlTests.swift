// SPDX-License-Identifier: MIT

import Geometry
import LayoutCore
import LayoutTestSupport
import Testing
import Views

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

  @Test func `a toggle fills the width and is as high as its switch`() {
    let engine = engine { Toggle("On", isOn: .constant(true)) }
    #expect(engine.size(300, 100) == Size(width: 300, height: 31))
    #expect(!engine.tree.issues.isEmpty)
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

  @Test func `segments are equally wide and 32 points high`() {
    let engine = engine {
      Picker("Kind", selection: .constant(2)) {
        Text("a").tag(1)
        Text("bbbb").tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(engine.size(200, 100) == Size(width: 200, height: 32))
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
    #expect(try frame("a") == Rect(x: 32, y: 52, width: 10, height: 10))
    #expect(try frame("b") == Rect(x: 32, y: 90, width: 10, height: 50))
    #expect(try frame("c") == Rect(x: 32, y: 203, width: 10, height: 10))
  }

  @Test func `a plain list has rows of at least 44 points`() {
    let engine = engine {
      List(0..<3, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        .listStyle(.plain)
    }
    #expect(engine.size(320, nil) == Size(width: 320, height: 132))
    #expect(engine.size(320, 600) == Size(width: 320, height: 600))
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

  @Test func `sizes that are taken from the platform are said to be assumed`() {
    let tree = tree {
      VStack {
        Slider(value: .constant(0.5))
        Stepper("Count", value: .constant(1))
        ProgressView(value: 0.5)
        ProgressView()
        Label("Map", systemImage: "map")
      }
    }
    let names = tree.issues.compactMap {
      if case .assumedSize(let name, _) = $0 { name } else { nil }
    }
    #expect(
      Set(names).isSuperset(of: ["slider", "stepper", "progressview", "label", "map"]))
  }
}
