// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayKit
import TrayTestSupport

/// A control as high as a number of `controls.json` says.
struct ControlHeight: Sendable, CustomTestStringConvertible {
  /// The place of the fact in the file.
  let id: Int
  /// The name of the number among those of the fact.
  let name: String
  let system: SystemVersion
  let textSize: DynamicTypeSize
  let view: @Sendable () -> AnyView

  var testDescription: String { "fact \(id), \(name)" }

  init(
    _ id: Int, _ name: String = "height", _ system: SystemVersion = .ios26,
    _ textSize: DynamicTypeSize = .large, _ view: @escaping @Sendable () -> AnyView
  ) {
    (self.id, self.name, self.view) = (id, name, view)
    (self.system, self.textSize) = (system, textSize)
  }

  static let all: [ControlHeight] = toggles + fields + buttons + values + pickers + progress

  private static let toggles = [
    ControlHeight(31, "layoutHeight", .ios26, .medium) {
      AnyView(Toggle("a", isOn: .constant(true)))
    },
    ControlHeight(33, "height", .ios17) { AnyView(Toggle("a", isOn: .constant(true))) },
    ControlHeight(33, "height", .ios18) { AnyView(Toggle("a", isOn: .constant(true))) },
  ]

  private static let fields = [
    ControlHeight(45, "height", .ios17) { AnyView(TextField("a", text: .constant(""))) },
    ControlHeight(46, "height", .ios18) { AnyView(TextField("a", text: .constant("b"))) },
    ControlHeight(47) { AnyView(TextField("a", text: .constant(""))) },
    ControlHeight(49, "height", .ios26, .medium) {
      AnyView(TextField("a", text: .constant("b")))
    },
    ControlHeight(50, "heightPrompt", .ios17) { AnyView(SecureField("a", text: .constant(""))) },
    ControlHeight(51, "heightText", .ios18) { AnyView(SecureField("a", text: .constant("b"))) },
    ControlHeight(52, "heightPrompt") { AnyView(SecureField("a", text: .constant(""))) },
    ControlHeight(52, "heightText") { AnyView(SecureField("a", text: .constant("b"))) },
    ControlHeight(144) {
      AnyView(TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder))
    },
    ControlHeight(145) {
      AnyView(TextField("a", text: .constant("b\nb"), axis: .vertical))
    },
  ]

  private static let buttons = [
    ControlHeight(54) { AnyView(Button("a") {}.buttonStyle(.bordered)) },
    ControlHeight(54) { AnyView(Button("a") {}.buttonStyle(.borderedProminent)) },
    ControlHeight(55) {
      AnyView(Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large))
    },
    ControlHeight(150) { AnyView(Button("a") {}.buttonStyle(.bordered).controlSize(.mini)) },
    ControlHeight(150) { AnyView(Button("a") {}.buttonStyle(.bordered).controlSize(.small)) },
    ControlHeight(151) { AnyView(Button("a") {}.buttonStyle(.bordered).controlSize(.large)) },
    ControlHeight(151) {
      AnyView(Button("a") {}.buttonStyle(.borderedProminent).controlSize(.extraLarge))
    },
  ]

  private static let values = [
    ControlHeight(35, "height", .ios17) { AnyView(Stepper("a", value: .constant(1))) },
    ControlHeight(36, "height", .ios18) { AnyView(Stepper("a", value: .constant(1))) },
    ControlHeight(37) { AnyView(Stepper("a", value: .constant(1))) },
    ControlHeight(134, "layoutHeight") { AnyView(Slider(value: .constant(0.5))) },
    ControlHeight(138, "layoutHeight") { AnyView(Stepper("a", value: .constant(1))) },
  ]

  private static let pickers = [
    ControlHeight(137, "layoutHeight") {
      AnyView(
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented))
    },
    ControlHeight(141) { AnyView(Picker("a", selection: .constant(1)) { Text("b").tag(1) }) },
    ControlHeight(170) {
      AnyView(Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.wheel))
    },
  ]

  private static let progress = [
    ControlHeight(146) { AnyView(ProgressView(value: 0.5)) },
    ControlHeight(147) { AnyView(ProgressView("a", value: 0.5)) },
    ControlHeight(148) { AnyView(ProgressView()) },
    ControlHeight(173, "height") { AnyView(ProgressView("a")) },
    ControlHeight(59, "thickness") { AnyView(VStack { Divider() }) },
  ]
}

/// A place in a list as a number of `controls.json` says.
struct ListDistance: Sendable, CustomTestStringConvertible {
  let id: Int
  let name: String
  let system: SystemVersion
  let textSize: DynamicTypeSize
  /// The distance in the list of the test.
  let distance: @Sendable (ListFrames) -> Double

  var testDescription: String { "fact \(id), \(name), \(system)" }

  init(
    _ id: Int, _ name: String, _ system: SystemVersion, _ textSize: DynamicTypeSize = .large,
    _ distance: @escaping @Sendable (ListFrames) -> Double
  ) {
    (self.id, self.name, self.distance) = (id, name, distance)
    (self.system, self.textSize) = (system, textSize)
  }

  static let all: [ListDistance] = [
    ListDistance(0, "rowLeadingInset", .ios26) { $0["a1"].minX - 16 },
    ListDistance(2, "rowLeadingInset", .ios17) { $0["a1"].minX - 20 },
    ListDistance(2, "rowLeadingInset", .ios18) { $0["a1"].minX - 20 },
    ListDistance(4, "height", .ios26, .medium) { $0["a2"].midY - $0["a1"].midY },
    ListDistance(5, "height", .ios26) { $0["a2"].midY - $0["a1"].midY },
    ListDistance(7, "height", .ios17) { $0["a2"].midY - $0["a1"].midY },
    ListDistance(7, "height", .ios18) { $0["a2"].midY - $0["a1"].midY },
    ListDistance(6, "paddingTop", .ios26) { $0["high"].midY - 50 - $0["a2"].midY - 26 },
    ListDistance(8, "paddingTop", .ios18) { $0["high"].midY - 50 - $0["a2"].midY - 22 },
    ListDistance(9, "height", .ios18) { $0["link2"].midY - $0["link1"].midY },
    ListDistance(32, "rowHeight", .ios26) { $0["switch2"].midY - $0["switch1"].midY },
    ListDistance(139, "rowHeight", .ios26) { $0["step2"].midY - $0["step1"].midY },
    ListDistance(62, "rowHeight", .ios26) { $0["pick2"].midY - $0["pick1"].midY },
    // The rows at both sides of a gap are of the least height.
    ListDistance(14, "distance", .ios26) { $0["b1"].midY - $0["a3"].midY - 52 },
    ListDistance(16, "distance", .ios26) { $0["c1"].midY - $0["b1"].midY - 52 },
    ListDistance(17, "distance", .ios17) { $0["c1"].midY - $0["b1"].midY - 44 },
    ListDistance(17, "distance", .ios18) { $0["c1"].midY - $0["b1"].midY - 44 },
    ListDistance(15, "distance", .ios17) { $0["b1"].midY - $0["a3"].midY - 44 },
    ListDistance(18, "height", .ios26) { $0["a1"].midY - 26 },
    ListDistance(19, "height", .ios26, .medium) { $0["a1"].midY - 25.5 },
    ListDistance(20, "height", .ios18) { $0["a1"].midY - 22 },
    ListDistance(18, "textHeight", .ios26) { $0["header"].height },
    ListDistance(20, "textHeight", .ios18) { $0["header"].height },
    ListDistance(123, "distance", .ios26) { $0["d1"].midY - $0["pick2"].midY - 52 },
    ListDistance(27, "textFromRowStart", .ios26) { $0["title"].minX - 32 },
    ListDistance(28, "textFromRowStart", .ios26, .medium) { $0["title"].minX - 32 },
  ]
}

/// The frames of a list with rows of all kinds, from its own upper edge.
struct ListFrames {
  let layout: LayoutResult

  subscript(_ id: String) -> Rect { layout.frame(id) ?? Rect(x: .nan, y: 0, width: 0, height: 0) }
}

/// Controls beside what iOS showed of them on pictures.
@Suite struct ControlFactTests {
  private static func facts() throws -> [[String: Any]] {
    let data = try Data(contentsOf: Fixtures.url("conformance/phone/controls.json"))
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(root["facts"] as? [[String: Any]])
  }

  private func number(_ id: Int, _ name: String) throws -> (value: Double, accuracy: Double) {
    let fact = try Self.facts()[id]
    let measured = try #require(fact["measured"] as? [String: Any])
    return (
      try #require(measured[name] as? Double), max(try #require(fact["accuracy"] as? Double), 0.34)
    )
  }

  private func resolved(
    _ system: SystemVersion, _ textSize: DynamicTypeSize,
    @ViewBuilder _ view: @escaping @Sendable () -> some View
  ) throws -> ResolvedStep {
    let window = Window(
      size: Size(width: 402, height: 2000), scale: 3, dynamicTypeSize: textSize, system: system)
    let step = Step("step", base: StepContract(detents: [.hug, .large])) { view() }
    return try Resolver().resolve(step, in: window)
  }

  @Test(arguments: ControlHeight.all)
  func `a control is as high as the phone shows it`(_ control: ControlHeight) throws {
    let phone = try number(control.id, control.name)
    let step = try resolved(control.system, control.textSize) { control.view() }
    let height = try #require(step.measure.idealHeight)
    #expect(abs(height - phone.value) <= phone.accuracy, "\(height), not \(phone.value)")
  }

  @Test(arguments: ListDistance.all)
  func `a list has the distances of the phone`(_ fact: ListDistance) throws {
    let phone = try number(fact.id, fact.name)
    let step = try resolved(fact.system, fact.textSize) { Self.rows.detents([.large]) }
    let layout = try #require(step.layouts.last).content
    let list = try #require(layout.frame("list"))
    #expect(list.height > 900)
    let found = fact.distance(ListFrames(layout: layout)) - (fact.isFromTop ? list.minY : 0)
    #expect(abs(found - phone.value) <= phone.accuracy, "\(found), not \(phone.value)")
  }

  /// Sections with each kind of row; the last row of each has the least height.
  @ViewBuilder private static var rows: some View {
    List {
      Section {
        Text("a").id("a1")
        Text("a").id("a2")
        Color.gray.frame(width: 10, height: 100).id("high")
        Button("a") {}.font(.title2).id("link1")
        Button("a") {}.font(.title2).id("link2")
        Text("a").id("a3")
      } header: {
        Text("Header").id("header")
      }
      Section {
        Text("b").id("b1")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        Text("c").id("c1")
        Toggle("c", isOn: .constant(true)).id("switch1")
        Toggle("c", isOn: .constant(true)).id("switch2")
        Stepper("c", value: .constant(1)).id("step1")
        Stepper("c", value: .constant(1)).id("step2")
        Picker("c", selection: .constant(1)) { Text("v").tag(1) }.id("pick1")
        Picker("c", selection: .constant(1)) { Text("v").tag(1) }.id("pick2")
      } header: {
        Text("Header")
      }
      Section {
        Text("d").id("d1")
        Label(title: { Text("d").id("title") }, icon: { Image(systemName: "map") })
      }
    }
    .id("list")
  }

  /// The boxes of symbols, in the style and at the text size of their pictures.
  @Test func `symbols have the boxes of the phone`() throws {
    var count = 0
    for fact in try Self.facts() where fact["control"] as? String == "symbol" {
      let measured = try #require(fact["measured"] as? [String: Any])
      let name = try #require(fact["configuration"] as? String)
      let size = try #require(measured["pointSize"] as? Double)
      let box = try resolved(.ios26, .large) {
        Image(systemName: name.split(separator: ",").first.map(String.init) ?? "")
          .font(.system(size: size)).id("symbol")
      }
      let frame = try #require(box.layouts.first?.content.frame("symbol"))
      #expect(box.issues == [], "\(name)")
      if let height = measured["boxHeight"] as? Double {
        count += 1
        #expect(abs(frame.height - height) <= 0.5, "\(name): \(frame.height), not \(height)")
      }
      if let width = measured["boxWidth"] as? Double {
        count += 1
        #expect(abs(frame.width - width) <= 0.7, "\(name): \(frame.width), not \(width)")
      }
    }
    #expect(count == 41)
  }

  @Test func `what nobody has measured is said to be assumed, with its likely error`() throws {
    let unknown = try resolved(.ios26, .large) { Image(systemName: "tortoise") }
    #expect(
      unknown.issues == [
        .sizeIsAssumed(path: "image", "tortoise", likelyError: 0.25 * 17)
      ])
    let slider = try resolved(.ios18, .large) { Slider(value: .constant(0.5)) }
    #expect(slider.issues == [.sizeIsAssumed(path: "slider", "slider", likelyError: 3)])
    let measured = try resolved(.ios26, .large) { Slider(value: .constant(0.5)) }
    #expect(measured.issues.isEmpty)
  }
}

extension ListDistance {
  /// Whether the distance counts from the list's upper edge.
  fileprivate var isFromTop: Bool { (18...20).contains(id) && name == "height" }
}
