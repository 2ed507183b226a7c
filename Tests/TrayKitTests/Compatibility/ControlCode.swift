// SPDX-License-Identifier: MIT

import TraySwiftUI

// Views as a SwiftUI file spells them: the common controls in their plain forms.

struct ControlCode: View {
  private enum Field: Hashable { case name, word }

  @State private var isOn = true
  @State private var name = ""
  @State private var flavor = "b"
  @State private var level = 0.5
  @State private var count = 1
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      buttons
      toggles
      fields
      pickers
      progress
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Plain") {}
    Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    Button(action: {}) { Label("Map", systemImage: "map") }.buttonStyle(.bordered)
    Button {
    } label: {
      Text("Large")
    }.controlSize(.large)
    Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
    Label {
      Text("Title")
    } icon: {
      Image(systemName: "star")
    }
    Label("Photo", image: "photo").labelStyle(.titleOnly)
  }

  @ViewBuilder private var toggles: some View {
    Toggle("On", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("On") }.labelsHidden()
    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).toggleStyle(.button)
    Stepper("Count", value: $count)
    Stepper("Count", value: $count, in: 0...9, step: 3)
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Slider(value: $level)
    Slider(value: $level, in: 0...10, step: 1)
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name).focused($isFocused).textFieldStyle(.roundedBorder)
    TextField("Name", text: $name, prompt: Text("Your name")).focused($field, equals: .name)
    TextField("Name", text: $name, axis: .vertical).lineLimit(3)
    SecureField("Word", text: $name, prompt: Text("Secret")).focused($field, equals: .word)
  }

  @ViewBuilder private var pickers: some View {
    Picker("Flavour", selection: $flavor) { options }
    Picker("Flavour", selection: $flavor) { options }.pickerStyle(.segmented)
    Picker(selection: $flavor) {
      options
    } label: {
      Text("Flavour")
    }.pickerStyle(.inline)
    Picker("Flavour", selection: $flavor) { options }.pickerStyle(.wheel).labelsHidden()
  }

  @ViewBuilder private var options: some View {
    ForEach(["a", "b"], id: \.self) { Text($0).tag($0) }
  }

  @ViewBuilder private var progress: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView(value: level)
    ProgressView("Loading", value: level, total: 2)
    ProgressView(value: Float(0.5)) { Text("Loading") }
    DisclosureGroup("More") { Text("hidden") }
    DisclosureGroup(isExpanded: $isOn) {
      Text("shown")
    } label: {
      Text("More")
    }
    Image("lantern").resizable().scaledToFit().frame(width: 9, height: 9)
    Image(systemName: "star")
  }
}

struct ListCode: View {
  @State private var chosen: Int?
  let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]

  var body: some View {
    VStack {
      List(people) { Text($0.name) }
      List(["a", "b"], id: \.self) { Text($0).listRowInsets(EdgeInsets()) }.listStyle(.plain)
      List(selection: $chosen) {
        Section("Header") { ForEach(people) { Text($0.name) } }
        Section {
          Text("a")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section(footer: Text("Footer")) { Text("b") }
      }
      .listStyle(.insetGrouped)
      Form { Section { Toggle("On", isOn: .constant(true)) } }
    }
  }
}
