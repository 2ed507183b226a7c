// SPDX-License-Identifier: MIT

public import TrayLayout

extension View {
  /// Names a control of your own in paths, and says what a person does with it.
  ///
  /// Chips and calendars are written with it; a field with the focus is one that a surface keeps in
  /// sight. It changes no frame.
  public func control(_ name: String, role: NodeTag.Role? = nil) -> some View {
    modified { builder, content in
      builder.tag(.name(name)) { builder in
        guard let role else { return content(&builder) }
        builder.tag(.role(role), content)
      }
    }
  }
}
