// SPDX-License-Identifier: MIT

import TrayLayout

extension TreeBuilder {
  /// Gives every node that `body` adds a tag, where there is one.
  mutating func tag(_ tag: NodeTag?, _ body: (inout TreeBuilder) -> Void) {
    guard let tag else { return body(&self) }
    self.tag(tag, body)
  }
}
