// SPDX-License-Identifier: MIT

import TrayKit

// Names of detents must be those of the step.
extension ContractForm {
  /// What holds between the members of a contract.
  static let rule = ObjectRule { reader, values in
    let known = known(reader, values)
    checkInitial(reader, known)
    guard let known else { return }
    for key in ["dim", "dismissal"] {
      checkLevels(reader.member(key), values[key]?.object ?? PropertyValues(), known)
    }
  }

  /// The identities of all detents, or nil where some of them are not known.
  static func known(_ reader: JSONReader, _ values: PropertyValues) -> [DetentID]? {
    guard case .array(let elements)? = reader.member("detents")?.value,
      let detents = values["detents"]?.list?.compactMap(\.detent), detents.count == elements.count
    else { return nil }
    return detents.map(\.id)
  }

  /// Complains about a first detent without others, and about one that is not among them.
  static func checkInitial(_ reader: JSONReader, _ known: [DetentID]?) {
    guard let cursor = reader.member("initial") else { return }
    if !reader.has("detents") { cursor.report("expected \"detents\" beside \"initial\"") }
    if let known { check(cursor, known) }
  }

  private static func check(_ cursor: JSONCursor, _ known: [DetentID]) {
    guard let id = DetentForm.id(cursor, among: known) else { return }
    check(id, known) { cursor.report($0, suggestion: $1) }
  }

  /// Complains about keys that are no detents of the step.
  private static func checkLevels(
    _ cursor: JSONCursor?, _ values: PropertyValues, _ known: [DetentID]
  ) {
    guard let cursor, case .object = cursor.value else { return }
    _ = cursor.object { reader in
      for (name, value) in reader.allMembers() where values.has(name) {
        if ["default", "vetoed"].contains(name) { continue }
        if name == "largestUndimmed" {
          check(value, known)
        } else {
          check(DetentNames.id(name, among: known), known) {
            reader.reportKey(name, $0, suggestion: $1)
          }
        }
      }
      return true
    }
  }

  private static func check(
    _ id: DetentID, _ known: [DetentID], _ report: (String, String?) -> Void
  ) {
    guard !known.contains(id) else { return }
    let names = known.map { DetentNames.name(of: $0) }
    let quoted = JSONWriter.quoted(DetentNames.name(of: id))
    guard !names.isEmpty else {
      return report("no detent of the step is called \(quoted); it declares none", nil)
    }
    report(
      "no detent of the step is called \(quoted); expected \(JSONWriter.oneOf(names))",
      nearestName(to: DetentNames.name(of: id), among: names))
  }
}
