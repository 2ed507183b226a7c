// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes documents of the schema `tray.flow`.
enum FlowDecoder {
  /// The most views of a step after all repeats.
  static let viewLimit = 100_000

  static func decode(_ cursor: JSONCursor) -> FlowDocument? {
    cursor.object { reader in
      guard reader.isHeader(schema: "tray.flow", version: 1) else { return nil }
      _ = reader.string(ifPresent: "note")
      let locales = reader.value(ifPresent: "locales", locales) ?? []
      let decoder = ViewDecoder(stringKeys: keys(of: locales))
      var ids: Set<String> = []
      return FlowDocument(
        id: id(reader), languages: locales.map(\.language),
        strings: locales.map(\.strings),
        steps: reader.array("steps") { step($0, decoder, &ids) })
    }
  }

  /// The identifier here, by which command lines and messages name it.
  private static func id(_ reader: JSONReader) -> String {
    reader.value("id", placeholder: "", expecting: "a string") { cursor in
      cursor.string().flatMap { $0.isEmpty ? cursor.expected("a name that is not empty") : $0 }
    }
  }

  private typealias Locale = (language: String, strings: [String: String])

  private static func locales(_ cursor: JSONCursor) -> [Locale]? {
    cursor.object { reader in
      reader.allMembers().map { language, strings in
        if !CaseAxes.isLanguageTag(language) {
          reader.reportKey(language, "expected a language tag, such as de or ar-EG")
        }
        return (language, strings.object(texts) ?? [:])
      }
    }
  }

  private static func texts(_ reader: JSONReader) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in reader.allMembers() { texts[key] = value.string() ?? "" }
    return texts
  }

  /// The keys of all strings, sorted, so that messages do not depend on the order of a set.
  private static func keys(of locales: [Locale]) -> [String] {
    Set(locales.flatMap { $0.strings.keys }).sorted()
  }

  private static func step(
    _ cursor: JSONCursor, _ decoder: ViewDecoder, _ ids: inout Set<String>
  ) -> FlowDocument.StepDocument? {
    cursor.object { reader in
      let id = id(reader)
      if !id.isEmpty, !ids.insert(id).inserted {
        reader.member("id")?.report("another step has the id \(JSONWriter.quoted(id)) already")
      }
      let contract = reader.object(ifPresent: "contract") {
        ContractForm.contract($0, decoder)
      }
      let content = decoder.nestedView(reader, "content")
      let bottom = reader.value(ifPresent: "bottom") { decoder.view($0) }
      for part in [content, bottom] {
        guard let part, part.count > viewLimit else { continue }
        cursor.report("the step has more than \(viewLimit) views after its repeats")
      }
      guard let content else { return nil }
      return FlowDocument.StepDocument(
        id: id, contract: contract ?? ContractDeclaration(), content: content, bottom: bottom)
    }
  }
}
