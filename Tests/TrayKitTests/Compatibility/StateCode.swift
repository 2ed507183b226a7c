// SPDX-License-Identifier: MIT

import TraySwiftUI

// Views as a SwiftUI file spells them: state, environment, preferences, modifiers with a name.

struct Person: Identifiable {
  let id: Int
  var name: String
}

struct StateCode: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
  @State private var width: CGFloat = 70
  @State private var note: String?
  @ScaledMetric private var height = 20.0
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      ForEach(people) { Text($0.name) }
      Bar(width: $width).frame(height: height)
      Bar(width: .constant(side))
      Inner(person: $people[0])
      if let note { Text(note) }
    }
  }

  struct Bar: View {
    @Binding var width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 5).id("bar") }
  }

  struct Inner: View {
    @Binding var person: Person
    var body: some View { TextField("Name", text: $person.name, axis: .vertical) }
  }
}

private struct RoomKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

extension EnvironmentValues {
  var room: CGFloat {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}

struct EnvironmentCode: View {
  @Environment(\.room) private var room
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.pixelLength) private var pixel
  @Environment(\.displayScale) private var scale

  var body: some View {
    HStack {
      Color.red.frame(width: room, height: typeSize.isAccessibilitySize ? 20 : 10).id("room")
      if sizeClass == .compact, isEnabled, scheme == .light { Text("compact") }
      if direction == .rightToLeft { Text("right to left") }
      Color.red.frame(width: pixel, height: scale)
    }
  }
}

struct Card: ViewModifier {
  @Environment(\.room) private var room
  var color = Color.gray

  func body(content: Content) -> some View {
    content
      .padding(room)
      .background(color, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension View {
  func card(_ color: Color = .gray) -> some View { modifier(Card(color: color)) }
}

struct CardCode: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).card().id("card")
      Color.red.frame(width: 10, height: 10).modifier(Card())
        .environment(\.room, 8).id("roomy")
    }
    .transformEnvironment(\.room) { $0 += 1 }
  }
}

struct WidthsKey: PreferenceKey {
  static let defaultValue: [CGFloat] = []
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

struct NoteKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct PreferenceCode: View {
  @State private var widest: CGFloat?

  var body: some View {
    VStack {
      Text("a").preference(key: WidthsKey.self, value: [1])
      Text("b").background {
        GeometryReader { Color.clear.preference(key: WidthsKey.self, value: [$0.size.width]) }
      }
      .transformPreference(WidthsKey.self) { $0.append(9) }
      Text("c").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
      Text("d").preference(key: NoteKey.self, value: "note")
    }
    .onPreferenceChange(WidthsKey.self) { widest = $0.max() }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          Color.red.frame(width: proxy[anchors[index]].width, height: 2)
        }
      }
    }
    .backgroundPreferenceValue(NoteKey.self, alignment: .top) { Text($0 ?? "") }
  }
}
