// SPDX-License-Identifier: MIT

import TrayKit

// Lists and controls, by the names, labels and defaults of the view language.
extension ViewForm {
  static let answers: [ViewForm] = [
    ViewForm(
      "chip", also: ["Chip"], "A short answer to tap.",
      [
        Property("text", .text, .required, "The text."),
        Property(
          "selected", also: ["isSelected"], .bool, default: false, "Whether the answer is chosen."),
        Property(
          "systemImage", also: ["systemName"], .string, "The name of a symbol before the text."),
      ]
    ) { values, strings, builder in
      Chip(
        values.text("text", strings, &builder) ?? "", isSelected: values.flag("selected"),
        systemImage: values.string("systemImage")
      ).lower(into: &builder)
    },
    ViewForm("button", also: ["Button"], "A button whose label is a text or views.", button) {
      values, strings, builder in
      builder.withEnvironment {
        if let look = values.choice("style", ViewNames.buttonStyles) {
          $0.buttonStyles.append(look.style)
        }
        if let size = values.choice("controlSize", ViewNames.controlSizes) { $0.controlSize = size }
      } _: { builder in
        if let text = values.text("text", strings, &builder) {
          Button(text) {}.lower(into: &builder)
        } else {
          Button {
          } label: {
            values.views("children", strings)
          }.lower(into: &builder)
        }
      }
    },
    ViewForm(
      "searchfield", also: ["SearchField"], "A field to search with.",
      [
        Property("prompt", .text, default: "", "What is shown while the field is empty."),
        Property("text", .text, default: "", "What is written in the field."),
        Property("focused", .bool, default: false, "Whether the keyboard writes here."),
      ]
    ) { values, strings, builder in
      SearchField(
        values.text("prompt", strings, &builder) ?? "",
        text: values.text("text", strings, &builder) ?? "", isFocused: values.flag("focused")
      ).lower(into: &builder)
    },
  ]

  private static let button = [
    Property("children", .views, "The views of a label that is no text."),
    Property(
      "text", also: ["title"], .text, .requiredUnless("children"), "The text of the label."),
    Property("style", .name(ViewNames.buttonStyles), "How the button looks."),
    Property("controlSize", .name(ViewNames.controlSizes), "How large the button is."),
  ]

  static let lists: [ViewForm] = [
    ViewForm(
      "list", also: ["List"], "Rows that scroll, in sections.", [children]
    ) { values, strings, builder in
      List { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "form", also: ["Form"], "A list of controls, in sections.", [children]
    ) { values, strings, builder in
      Form { values.views("children", strings) }.lower(into: &builder)
    },
    ViewForm(
      "section", also: ["Section"], "Rows of a list that belong together.",
      [
        Property("header", .either([.text, .views]), "What is above the rows."), children,
        Property("footer", .either([.text, .views]), "What is below the rows."),
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

  static let controls: [ViewForm] = [
    ViewForm(
      "label", also: ["Label"], "A title behind a symbol or an image.",
      [
        Property("text", .text, .requiredUnless("title"), "The title."),
        Property("title", .views, "The views of a title that is no text."),
        Property(
          "systemImage", also: ["systemName"], .string, .requiredUnless("image"),
          "The name of a symbol."),
        Property("image", .string, "The name of an image."),
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
    ViewForm(
      "toggle", also: ["Toggle"], "A switch with its label.",
      LabelDocument.properties + [
        Property("on", also: ["isOn"], .bool, default: false, "Whether it is on.")
      ]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Toggle(isOn: .constant(values.flag("on"))) { label }.lower(into: &builder)
    },
    ViewForm(
      "stepper", also: ["Stepper"], "Two buttons that change a number, with a label.",
      LabelDocument.properties + [Property("value", .number(), default: 0, "The number.")]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Stepper(value: .constant(values.amount("value"))) { label }.lower(into: &builder)
    },
    ViewForm(
      "slider", also: ["Slider"], "A line on which a number is set.",
      [Property("value", .number(0...1), default: 0, "The number.")]
    ) { values, _, builder in
      Slider(value: .constant(values.amount("value"))).lower(into: &builder)
    },
    ViewForm(
      "textfield", also: ["TextField"], "A field to write in.",
      field + [
        Property(
          "axis", .name(ViewNames.singleAxes), default: "horizontal",
          "Along which axis the field grows with its text.")
      ]
    ) { values, strings, builder in
      let prompt = values.text("prompt", strings, &builder).map { Text($0) }
      let title = values.text("title", strings, &builder) ?? ""
      let text = values.text("text", strings, &builder) ?? ""
      TextField(
        title, text: .constant(text), prompt: prompt,
        axis: values.chosen("axis", ViewNames.singleAxes)
      )
      .environment(\.isFieldFocused, values.flag("focused"))
      .lower(into: &builder)
    },
    ViewForm(
      "securefield", also: ["SecureField"], "A field whose text is hidden.", field
    ) { values, strings, builder in
      let prompt = values.text("prompt", strings, &builder).map { Text($0) }
      let title = values.text("title", strings, &builder) ?? ""
      let text = values.text("text", strings, &builder) ?? ""
      SecureField(title, text: .constant(text), prompt: prompt)
        .environment(\.isFieldFocused, values.flag("focused"))
        .lower(into: &builder)
    },
    ViewForm(
      "picker", also: ["Picker"], "A choice between the views inside, each with a `tag`.",
      LabelDocument.properties + [
        Property("selection", .string, default: "", "The `tag` of the view that is chosen."),
        children,
      ]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      Picker(selection: .constant(values.string("selection") ?? "")) {
        values.views("children", strings)
      } label: {
        label
      }.lower(into: &builder)
    },
    ViewForm(
      "disclosuregroup", also: ["DisclosureGroup"], "A label under which views are shown or not.",
      LabelDocument.properties + [
        Property(
          "expanded", also: ["isExpanded"], .bool, default: false, "Whether the views are shown."),
        children,
      ]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      DisclosureGroup(isExpanded: .constant(values.flag("expanded"))) {
        values.views("children", strings)
      } label: {
        label
      }.lower(into: &builder)
    },
    ViewForm(
      "progressview", also: ["ProgressView"], "How far something has come, or that it goes on.",
      [
        Property(
          "text", also: ["title"], .text, .excluding(["label"]), "The text of the label."),
        Property("label", .views, "The views of a label that is no text."),
        Property("value", .number(), "How much is done; left out, it is not known."),
        Property("total", .number(), default: 1, "How much there is to do."),
      ]
    ) { values, strings, builder in
      let label = LabelDocument(values, strings, &builder)
      ProgressView(value: values.number("value"), total: values.amount("total")) { label }
        .lower(into: &builder)
    },
  ]

  private static let field = [
    Property("title", .text, .required, "What the field is for; shown while it is empty."),
    Property("text", .text, default: "", "What is written in the field."),
    Property("prompt", .text, "What is shown while the field is empty, instead of the title."),
    Property("focused", .bool, default: false, "Whether the keyboard writes here."),
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
