// SPDX-License-Identifier: MIT

import TrayKit

/// A modifier as a document says it: one that the table knows, and its value.
struct Modifier: Sendable {
  let form: ModifierForm
  let value: PropertyValue

  init(form: ModifierForm, value: PropertyValue) {
    self.form = form
    self.value = value
  }

  /// The modifier with a name, which the table must have.
  init(_ name: String, _ value: PropertyValue) {
    guard let form = ModifierForm.named(name) else {
      preconditionFailure("the table of modifiers has no \(name)")
    }
    self.init(form: form, value: value.with(form.kind))
  }

  /// The modifier as it is read: an object with its name as the only key.
  var output: JSONOutput { .object([.init(form.name, value.output(form.kind))]) }
}
