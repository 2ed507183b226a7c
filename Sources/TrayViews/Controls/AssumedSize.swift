// SPDX-License-Identifier: MIT

import TrayLayout

extension View {
  /// Says that the size of this control is taken from what iOS shows, not from a rule of its own.
  func assumingSize(_ name: String) -> some View {
    modified { builder, content in
      content(&builder)
      builder.report { .assumedSize(name, node: $0) }
    }
  }
}
