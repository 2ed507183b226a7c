// SPDX-License-Identifier: MIT

/// The reference of the document form `tray.flow`, printed as Markdown from its tables.
public enum FormReference {
  /// The whole reference; lines end with a line feed.
  public static let markdown: String =
    (introduction + flow + contract + detents + views + modifiers).map { $0 + "\n" }.joined()

  private static let introduction = [
    "<!-- Printed from the tables in Sources/TrayDocuments/Forms; a test says how to print it again. -->",
    "",
    "# The document form `tray.flow`",
    "",
    "A flow is a JSON document that begins with `\"schema\": \"tray.flow\", \"version\": 1`. Comments are",
    "allowed. `tray schema flow` prints the same tables as a JSON Schema, by which editors help.",
    "",
    "A text that begins with `@` stands for a string of the language, `$item` for the item of the",
    "repeat around; a doubled `@@` or `$$` shows one. An object in the column “value” has the keys",
    "that are indented below it. Of several names the first is the one that is written; the others,",
    "such as those of SwiftUI, are read alike.",
  ]

  private static var flow: [String] {
    heading("Flows", "") + keys(FlowSchema.flow) + heading("Steps", "One of the `steps`.")
      + keys(FlowSchema.step)
  }

  private static var contract: [String] {
    heading(
      "Contracts",
      "What a step asks of its surface, as its `contract`; the modifiers in brackets, on any view of"
        + " the step, declare the same.")
      + table(
        ContractForm.all.compactMap { form in
          form.member.map { Row($0, alias: form.modifier?.key) }
        })
  }

  private static var detents: [String] {
    let kinds = DetentForm.all.map { form in
      Row(Property(form.name, form.kind.without(DetentForm.common), form.doc))
    }
    return heading(
      "Detents",
      "A detent is an object with one of these keys; the name alone will do where `true` may be.")
      + table(kinds) + ["", "Any detent may have these keys beside:", ""]
      + table(DetentForm.common.map { Row($0) })
      + [
        "", "A condition is one of \(quoted(ContractNames.conditions.names)), or an object of", "",
      ]
      + table(ConditionForm.all.map { Row($0.property) })
  }

  private static var views: [String] {
    let all = ViewForm.all.flatMap { form in
      heading(quoted([form.name] + form.aliases), form.doc, level: 3)
        + table(form.properties.map { Row($0) })
    }
    return heading(
      "Views", "A view is an object with a `type`. Any view may have these keys beside its own:")
      + keys(FlowSchema.common)
      + ["", "Or it is a repeat, one view for each item:", ""] + keys(FlowSchema.repeated) + all
  }

  private static var modifiers: [String] {
    heading("Modifiers", "A modifier is an object with its name as the only key.") + [""]
      + table(ModifierForm.all.map { Row($0.property) })
  }
}

// MARK: - Parts

extension FormReference {
  /// A line of a table.
  private struct Row {
    let property: Property
    /// How deep the key is inside of others.
    var depth = 0
    /// Another name for the same.
    var alias: String?

    init(_ property: Property, depth: Int = 0, alias: String? = nil) {
      self.property = property
      self.depth = depth
      self.alias = alias
    }

    var text: String {
      let indent = String(repeating: "&emsp;", count: depth)
      let other = alias.map { $0 == property.key ? " (modifier)" : " (modifier `\($0)`)" } ?? ""
      let standard = property.default.map { "`\(text(of: $0))`" } ?? property.need.text
      let names = quoted([property.key] + property.aliases)
      return "| \(indent)\(names)\(other) | \(property.kind.text) | \(standard)"
        + " | \(property.doc) |"
    }

    private func text(of value: PropertyValue) -> String {
      JSONWriter.text(value.output(property.kind), style: .oneLine)
    }
  }

  private static func heading(_ title: String, _ doc: String, level: Int = 2) -> [String] {
    ["", "\(String(repeating: "#", count: level)) \(title)", ""] + (doc.isEmpty ? [] : [doc, ""])
  }

  private static func table(_ rows: [Row]) -> [String] {
    rows.isEmpty
      ? ["It has no keys of its own."]
      : ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
        + rows.flatMap { [$0] + parts($0) }.map(\.text)
  }

  /// The keys of the objects that a key may hold.
  private static func parts(_ row: Row) -> [Row] {
    row.property.kind.properties.flatMap { property in
      let part = Row(property, depth: row.depth + 1)
      return [part] + parts(part)
    }
  }

  private static func keys(_ keys: [FlowSchema.Key]) -> [String] {
    ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
      + keys.map { key in
        "| `\(key.name)` | \(key.words) | \(key.isRequired ? "required" : "") | \(key.doc) |"
      }
  }

  fileprivate static func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Property.Need {
  fileprivate var text: String {
    switch self {
    case .optional, .excluding: ""
    case .required: "required"
    case .requiredUnless(let other): "required without `\(other)`"
    case .requiredWhere(let words, _): "required \(words)"
    }
  }
}

extension PropertyKind {
  /// What may be here, for a cell of a table.
  fileprivate var text: String {
    switch self {
    case .bool: "`true` or `false`"
    case .yes: "`true`"
    case .null: "`null`"
    case .number(let range): "a number" + (range.map { JSONWriter.described($0) } ?? "")
    case .integer(let range):
      "a whole number"
        + JSONWriter.described(Double(range.lowerBound)...Double(range.upperBound))
    case .length: "a number, `\"infinity\"` or `null`"
    case .string: "a string"
    case .text: "a text"
    case .choice(let names): FormReference.quoted(names)
    case .pattern(let pattern): "\(pattern.what) such as `\"\(pattern.example)\"`"
    case .view: "a view"
    case .views: "views"
    case .detent: "a detent"
    case .condition: "a condition"
    case .object: "an object"
    case .map(let kind, _): "an object with a detent as each key and \(kind.text) as its value"
    case .list(let kind, _): "an array, each \(kind.text)"
    case .either(let kinds, _): kinds.map(\.text).joined(separator: ", or ")
    case .narrowed(let kind, _): kind.text
    }
  }

  /// The kind without some keys of its object.
  fileprivate func without(_ others: [Property]) -> PropertyKind {
    switch self {
    case .object(let properties, let rule):
      let keys = others.map(\.key)
      let left = properties.filter { !keys.contains($0.key) }
      return left.isEmpty ? .yes : .object(left, rule)
    case .either(let kinds, let complaint):
      let left = kinds.map { $0.without(others) }
      let isPlain = left.allSatisfy { if case .yes = $0 { true } else { false } }
      return isPlain ? .yes : .either(left, complaint: complaint)
    case .bool, .yes, .null, .number, .integer, .length, .string, .text, .choice, .pattern, .view,
      .views, .detent, .condition, .map, .list, .narrowed:
      return self
    }
  }
}
