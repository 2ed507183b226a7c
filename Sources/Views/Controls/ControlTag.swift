// SPDX-License-Identifier: MIT

import LayoutCore

extension View {
  /// Names a control in paths and says what a person does with it.
  func control(_ name: String, role: NodeTag.Role? = nil) -> some View {
    modified { builder, content in
      builder.tag(.name(name)) { builder in
        guard let role else { return content(&builder) }
        builder.tag(.role(role), content)
      }
    }
  }
}
