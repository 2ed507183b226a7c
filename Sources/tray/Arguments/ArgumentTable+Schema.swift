// SPDX-License-Identifier: MIT

import Documents

extension ArgumentTable {
  static let schema = Command(
    name: "schema",
    summary: "print the JSON Schema of a kind of document: flow, result or devices",
    operands: Operands(placeholder: "flow|result|devices", count: 0...1),
    examples: ["schema flow"])
}
