// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayKit

/// Code as a SwiftUI file spells it compiles, and lays out.
@Suite struct SourceCompatibilityTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @Sendable () -> AnyView
    var testDescription: String { name }

    init<Code: View>(_ code: @escaping @Sendable () -> Code) {
      name = "\(Code.self)"
      view = { AnyView(code()) }
    }
  }

  static let samples = [
    Sample { StackCode() }, Sample { LazyCode() }, Sample { GridCode() },
    Sample { ChoiceCode(isWide: true) }, Sample { ReaderCode() }, Sample { RingCode() },
    Sample { LayoutModifierCode() }, Sample { TextCode() }, Sample { LookCode() },
    Sample { BehaviorCode() }, Sample { StateCode() }, Sample { EnvironmentCode() },
    Sample { CardCode() }, Sample { PreferenceCode() }, Sample { ControlCode() },
    Sample { ListCode() }, Sample { StyleCode() }, Sample { GradientCode() },
    Sample { ShapeCode() },
  ]

  private func placed<Content: View>(
    _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> Content
  ) -> LayoutResult {
    var builder = TreeBuilder(environment: environment)
    content().lower(into: &builder)
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    return engine.place(in: Rect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test(arguments: samples)
  func `every view of the sample has a finite frame`(_ sample: Sample) {
    let result = placed { sample.view() }
    #expect(result.tree.count > 0)
    for issue in result.issues {
      guard case .assumedSize = issue else {
        Issue.record("\(issue)")
        continue
      }
    }
    for node in result.tree.textNodes {
      let frame = result.frame(of: node)
      #expect(frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.isFinite)
    }
  }

  @Test func `modifiers of look and behaviour change no frame`() {
    let plain = placed { Text("look").id("text") }
    let styled = placed { LookCode() }
    #expect(plain.frame("text") == styled.tree.textNodes.first.map { styled.frame(of: $0) })
    let plainBehaviour = placed { Text("behaviour").id("text") }
    let behaving = placed { BehaviorCode() }
    #expect(
      plainBehaviour.frame("text") == behaving.tree.textNodes.first.map { behaving.frame(of: $0) })
  }

  @Test func `states begin with their initial values, also through bindings`() {
    let result = placed { StateCode() }
    #expect(result.frame("bar")?.size == Size(width: 70, height: 5))
    let texts = result.tree.textNodes.compactMap { result.tree.text(of: $0)?.runs.first?.text }
    #expect(texts == ["Ada", "Bo", "Ada"])
  }

  @Test func `controls become what styles of one's own make of them`() {
    let result = placed { StyleCode() }
    // A text of 4 characters, 40 × 20, in a room of 10 above and below, as wide as is offered.
    #expect(result.frame("wide")?.size == Size(width: 390, height: 40))
    // Beside the icon of 12 × 12, 3 points away, the title of 50 × 20.
    #expect(result.frame("badge")?.size == Size(width: 65, height: 20))
    // The label of 20 × 20 above a box of 24 × 24.
    #expect(result.frame("box")?.size == Size(width: 24, height: 44))
    #expect(result.frame("on")?.size == Size(width: 24, height: 24))
  }

  @Test func `a shape of one's own takes what it is offered`() {
    #expect(placed { ShapeCode() }.frame("wave")?.size == Size(width: 390, height: 40))
  }

  @Test func `a style of one's own may build upon another style`() {
    let result = placed { StyleCode() }
    let plain = placed { Button("Over") {}.buttonStyle(.bordered).id("plain") }
    let size = plain.frame("plain")?.size ?? .zero
    #expect(result.frame("framed")?.size == Size(width: size.width + 8, height: size.height + 8))
  }

  @Test func `a style of one's own changes the style around it, or the default`() {
    let plain = placed {
      VStack {
        Button("Go") {}.id("button")
        Button("Go") {}.buttonStyle(.bordered).id("bordered")
        Label("Go", systemImage: "star").labelStyle(.titleOnly).id("label")
        Toggle("Go", isOn: .constant(true)).toggleStyle(.button).id("toggle")
      }
    }
    let roomy = placed {
      VStack {
        Button("Go") {}.buttonStyle(RoomyButtonStyle()).id("button")
        VStack { Button("Go") {}.buttonStyle(RoomyButtonStyle()).id("bordered") }
          .buttonStyle(.bordered)
        VStack { Label("Go", systemImage: "star").labelStyle(RoomyLabelStyle()).id("label") }
          .labelStyle(.titleOnly)
        VStack { Toggle("Go", isOn: .constant(true)).toggleStyle(RoomyToggleStyle()).id("toggle") }
          .toggleStyle(.button)
      }
    }
    for id in ["button", "bordered", "label", "toggle"] {
      let size = plain.frame(id)?.size ?? .zero
      #expect(
        roomy.frame(id)?.size == Size(width: size.width + 6, height: size.height + 6), "\(id)")
    }
  }

  @Test func `a loop over a binding hands out bindings of the elements`() {
    let result = placed { StyleCode() }
    let texts = result.tree.textNodes.compactMap { result.tree.text(of: $0)?.runs.first?.text }
    #expect(texts.suffix(3) == ["Ada!", "Bo!", "Grace"])
  }

  @Test func `a view reads the environment at its place`() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility2
    #expect(placed(environment) { EnvironmentCode() }.frame("room")?.height == 20)
    let widths = placed { EnvironmentCode().environment(\.room, 42) }
    #expect(widths.frame("room")?.size == Size(width: 42, height: 10))
  }

  @Test func `a modifier with a name reads the environment at its place`() {
    let result = placed { CardCode() }
    // 10 points and, on both sides, 3 + 1 points of room, or 8.
    #expect(result.frame("card")?.size == Size(width: 18, height: 18))
    #expect(result.frame("roomy")?.size == Size(width: 26, height: 26))
  }

  @Test func `capitals and text sizes of a view decide its width`() {
    let upper = placed { Text("ß").textCase(.uppercase).id("text") }
    #expect(upper.tree.textNodes.compactMap { upper.tree.text(of: $0)?.runs.first?.text } == ["SS"])
    func size(_ view: some View, at size: DynamicTypeSize) -> Double? {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      let result = placed(environment) { view }
      return result.tree.textNodes.first.flatMap { result.tree.text(of: $0)?.runs.first?.font.size }
    }
    let body = Text("a").font(.body)
    // Body text is 17 points at the default size, 23 at the largest one without accessibility.
    #expect(size(body, at: .large) == 17)
    #expect(size(body.dynamicTypeSize(.xxxLarge), at: .large) == 23)
    #expect(size(body.dynamicTypeSize(...DynamicTypeSize.xxxLarge), at: .accessibility5) == 23)
    #expect(size(body.dynamicTypeSize(DynamicTypeSize.large...), at: .xSmall) == 17)
    #expect(size(body.dynamicTypeSize(.large ... .xLarge), at: .large) == 17)
  }

  @Test func `a field with the focus says so`() {
    struct Focused: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("a", text: .constant("")).focused($field, equals: nil)
          TextField("b", text: .constant("")).focused($field, equals: 2)
        }
      }
    }
    let roles = placed { Focused() }.tree.taggedNodes.compactMap {
      if case .role(.field(let isFocused)) = $0.tag { isFocused } else { nil }
    }
    #expect(roles == [true, false])
  }

  @Test func `what a view presents is no part of it`() {
    let result = placed {
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").preference(key: WidthsKey.self, value: [1])
      }
    }
    #expect(result.tree.textNodes.count == 1)
    #expect(result.preference(WidthsKey.self) == nil)
  }
}
