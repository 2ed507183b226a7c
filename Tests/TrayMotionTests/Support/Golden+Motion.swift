// SPDX-License-Identifier: MIT

import Testing
import TrayTestSupport

extension Golden {
  /// The cases of a table in `Fixtures/conformance/motion`.
  static func table(_ name: String) throws -> [Golden] { try cases("motion/\(name).json") }

  /// The cases of one group of a table.
  static func table(_ name: String, group: String) throws -> [Golden] {
    try table(name).filter { try $0["group"].text.hasPrefix(group) }
  }

  /// The groups of published values whose identifiers begin with `prefix`.
  static func peers(_ prefix: String) throws -> [Golden] {
    try table("peers").filter { try $0["id"].text.hasPrefix(prefix) }
  }
}
