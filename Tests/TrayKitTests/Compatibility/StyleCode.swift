// SPDX-License-Identifier: MIT

import TraySwiftUI

// Views as a SwiftUI file spells them: styles of one's own, loops over bindings, bindable objects.

struct WideButtonStyle: ButtonStyle {
  var room: CGFloat = 10
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding(.vertical, room)
      .foregroundStyle(configuration.role == .destructive ? .red : .white)
      .background(isEnabled ? Color.accentColor : .gray, in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

extension ButtonStyle where Self == WideButtonStyle {
  static var wide: WideButtonStyle { WideButtonStyle() }
}

struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonStyle(.bordered)
      .padding(4)
      .onTapGesture { configuration.trigger() }
  }
}

// Styles that change the style around them.
struct RoomyButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
}

struct RoomyLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
}

struct RoomyToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
}

struct BadgeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.icon.frame(width: 12, height: 12)
      configuration.title
    }
  }
}

struct BoxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      if configuration.isOn {
        Color.green.frame(width: 24, height: 24).id("on")
      } else {
        Color.gray.frame(width: 12, height: 12)
      }
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

final class Guest: Identifiable {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct StyleCode: View {
  @State private var isOn = true
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
  @State private var guest = Guest(id: 3, name: "Grace")

  var body: some View {
    VStack(spacing: 0) {
      Button("Wide") {}.buttonStyle(.wide).id("wide")
      Button("Over") {}.buttonStyle(FramedButtonStyle()).id("framed")
      Label("Badge", systemImage: "star").labelStyle(BadgeLabelStyle()).id("badge")
      Toggle("On", isOn: $isOn).toggleStyle(BoxToggleStyle()).id("box")
      ForEach($people) { $person in
        Name(name: $person.name)
      }
      GuestName(guest: guest)
    }
  }

  struct Name: View {
    @Binding var name: String
    var body: some View { Text(name + "!") }
  }

  struct GuestName: View {
    @Bindable var guest: Guest
    var body: some View { TextField("Name", text: $guest.name) }
  }
}

struct Wave: Shape {
  var depth: CGFloat = 10

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + depth))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + depth),
      control1: CGPoint(x: rect.midX, y: rect.minY), control2: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ShapeCode: View {
  var body: some View {
    VStack(spacing: 0) {
      Wave().fill(.blue.opacity(0.2)).frame(height: 40).id("wave")
      Wave(depth: 4).stroke(.red, lineWidth: 2).frame(width: 50, height: 20)
      Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        .fill(.green).frame(width: 10, height: 10)
      Text("Card").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
        .background(.white, in: Wave()).clipShape(UnevenRoundedRectangle(topLeadingRadius: 12))
    }
  }
}

struct GradientCode: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      RadialGradient(
        gradient: Gradient(colors: [.white, .clear]), center: .center, startRadius: 0,
        endRadius: 80)
      AngularGradient(colors: [.mint, .teal, .indigo], center: .center)
      Text("12:34").monospacedDigit().font(.title.monospacedDigit())
        .padding()
        .background(
          .linearGradient(colors: [.pink, .cyan], startPoint: .leading, endPoint: .trailing))
      Circle().fill(Color.brown.gradient).frame(width: 20, height: 20)
    }
  }
}
