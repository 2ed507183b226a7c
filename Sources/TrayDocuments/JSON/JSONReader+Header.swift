// SPDX-License-Identifier: MIT

// The two members that every document of ours begins with.
extension JSONReader {
  /// Checks `"schema"` and `"version"`, and complains about another schema or a newer version.
  ///
  /// A complaint makes the rest of the object pass unread: answer nil then.
  /// - Returns: whether the document can be read on.
  public func isHeader(schema: String, version known: Int) -> Bool {
    // Editors look here for the schema by which they help; it says nothing about the document.
    _ = string(ifPresent: "$schema")
    let schemas: JSONChoices<Bool> = [schema: true]
    let isSchema = choice("schema", schemas) ?? false
    let version = value("version", placeholder: 0, expecting: "the version, \(known) or less") {
      $0.integer(in: 1...Int(Int32.max))
    }
    if version > known {
      member("version")?.report(
        "the document needs a program that reads version \(version) of \(schema); "
          + "this one reads version \(known)")
    }
    guard isSchema, (1...known).contains(version) else {
      ignoreUnknownKeys()
      return false
    }
    return true
  }
}
