// SPDX-License-Identifier: MIT

import TrayKit

// Lists and controls, by the names, labels and defaults of the view language.
extension ViewForm {
  static let lists = [
    ViewForm("list", [children]) { values, strings, builder in
      List { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm("form", [children]) { values, strings, builder in
      Form { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "section",
      [
        Property("header", .either([.text, .views])), children,
        Property("footer", .either([.text, .views])),
      ]
    ) { values, strings, builder in
      let header = TextOrViews(values, "header", strings, &builder)
      let footer = TextOrViews(values, "footer", strings, &builder)
      Section {
        values.views("children", strings)
      } header: {
        header
      } footer: {
        footer
      }.lower(into: &builder)
    },
  ]

  static let controls = [
    ViewForm(
      "label",
      [
        Property("text", .text, .requiredUnless("title")), Property("title", .views),
        Property("systemImage", .string, .requiredUnless("image")),
        Property("image", .string),
      ]
    ) { values, strings, builder in
      let title = values.text("text", strings, &builder)
      Label {
        if let title { Text(title) } else { values.views("title", strings) }
      } icon: {
        if let symbol = values.string("systemImage") {
          Image(systemName: symbol)
        } else {
          Image(values.string("image") ?? "")
        }
      }.lower(into: &builder)
    },
    ViewForm("toggle", LabelDocument.properties + [Property("on", .bool)]) {
      values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Toggle(isOn: .constant(values.bool("on") ?? false)) { label }.lower(into: &builder)
    },
    ViewForm("stepper", LabelDocument.properties + [Property("value", .number())]) {
      values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Stepper(value: .constant(values.number("value") ?? 0)) { label }.lower(into: &builder)
    },
    ViewForm("slider", [Property("value", .number(0...1))]) { values, _, builder in
      Slider(value: .constant(values.number("value") ?? 0)).lower(into: &builder)
    },
    ViewForm("textfield", field + [Property("axis", .name(ViewNames.singleAxes))]) {
      values, strings, builder in
      let prompt = values.text("prompt", strings, &builder).map { Text($0) }
      let title = values.text("title", strings, &builder) ?? ""
      let text = values.text("text", strings, &builder) ?? ""
      TextField(
        title, text: .constant(text), prompt: prompt,
        axis: values.choice("axis", ViewNames.singleAxes) ?? .horizontal
      )
      .environment(\.isFieldFocused, values.bool("focused") ?? false)
      .lower(into: &builder)
    },
    ViewForm("securefield", field) { values, strings, builder in
      let prompt = values.text("prompt", strings, &builder).map { Text($0) }
      let title = values.text("title", strings, &builder) ?? ""
      let text = values.text("text", strings, &builder) ?? ""
      SecureField(title, text: .constant(text), prompt: prompt)
        .environment(\.isFieldFocused, values.bool("focused") ?? false)
        .lower(into: &builder)
    },
    ViewForm(
      "picker", LabelDocument.properties + [Property("selection", .string), children]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Picker(selection: .constant(values.string("selection") ?? "")) {
        values.views("children", strings)
      } label: {
        label
      }.lower(into: &builder)
    },
    ViewForm("disclosuregroup", LabelDocument.properties + [Property("expanded", .bool), children])
    { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      DisclosureGroup(isExpanded: .constant(values.bool("expanded") ?? false)) {
        values.views("children", strings)
      } label: {
        label
      }.lower(into: &builder)
    },
    ViewForm(
      "progressview",
      [
        Property("text", .text, .excluding(["label"])), Property("label", .views),
        Property("value", .number()), Property("total", .number()),
      ]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      ProgressView(value: values.number("value"), total: values.number("total") ?? 1) { label }
        .lower(into: &builder)
    },
  ]

  private static let field = [
    Property("title", .text, .required), Property("text", .text), Property("prompt", .text),
    Property("focused", .bool),
  ]
}

/// A text or views behind one key, or neither.
private struct TextOrViews: View {
  let text: String?
  let views: ViewDocuments

  init(
    _ values: PropertyValues, _ key: String, _ strings: StringTable, _ builder: inout TreeBuilder
  ) {
    text = values.text(key, strings, &builder)
    views = values.views(key, strings)
  }

  @ViewBuilder var body: some View {
    if let text { Text(text) } else { views }
  }
}
