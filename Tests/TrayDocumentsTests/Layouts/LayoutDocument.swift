// SPDX-License-Identifier: MIT

import TrayKit

@testable import TrayDocuments

/// A document of the schema `tray.layout`: bare trees of views, each with the proposal it gets.
///
/// For tests of layout alone, without steps, windows or fonts:
///
///     { "schema": "tray.layout", "version": 1, "cases": [
///       { "id": "two", "proposal": [200, null], "tree": { "type": "hstack", "children": [] } } ] }
///
/// A case may hold what is expected, which tests compare: `size`, and `frames` of views by their
/// identifiers, each as x, y, width and height with the root at the origin.
struct LayoutDocument: Sendable {
  /// One tree with its proposal.
  struct Case: Sendable {
    /// The name of the case, unique in its document.
    let id: String
    /// What the root is offered.
    let proposal: ProposedSize
    /// The views.
    let tree: ViewDocument
    /// The size that the root is expected to answer, if the case says so.
    let size: Size?
    /// The frames that views are expected to have, by their identifiers in order.
    let frames: [(id: String, frame: Rect)]
  }

  /// The cases, in the order of the document.
  let cases: [Case]

  /// Reads a document of the schema `tray.layout`.
  /// - Throws: What is wrong with the document, each error with its place.
  init(
    reading source: SourceText, limits: JSONLimits = .standard
  ) throws(DocumentErrors) {
    cases = try JSONDocument.decode(source, limits: limits, LayoutDecoder.decode)
  }
}

/// Decodes documents of the schema `tray.layout`.
enum LayoutDecoder {
  static func decode(_ cursor: JSONCursor) -> [LayoutDocument.Case]? {
    cursor.object { reader in
      guard reader.isHeader(schema: "tray.layout", version: 1) else { return nil }
      for key in ["note", "origin", "unit"] { _ = reader.string(ifPresent: key) }
      var ids: Set<String> = []
      return reader.array("cases") { layoutCase($0, &ids) }
    }
  }

  private static func layoutCase(
    _ cursor: JSONCursor, _ ids: inout Set<String>
  ) -> LayoutDocument.Case? {
    cursor.object { reader in
      let id = reader.string("id")
      if !id.isEmpty, !ids.insert(id).inserted {
        reader.member("id")?.report("another case has the id \(JSONWriter.quoted(id)) already")
      }
      let proposal = reader.value(
        "proposal", placeholder: .unspecified, expecting: "a width and a height", proposal)
      let tree = ViewDecoder(stringKeys: []).nestedView(reader, "tree")
      let size = reader.value(ifPresent: "size") { numbers($0, 2) }
      let frames = reader.value(ifPresent: "frames", frames) ?? []
      guard let tree else { return nil }
      if tree.count > FlowDecoder.viewLimit {
        cursor.report("the tree has more than \(FlowDecoder.viewLimit) views after its repeats")
      }
      return LayoutDocument.Case(
        id: id, proposal: proposal, tree: tree,
        size: size.map { Size(width: $0[0], height: $0[1]) }, frames: frames)
    }
  }

  /// A width and a height, each a number, `"infinity"`, or null where nothing is offered.
  private static func proposal(_ cursor: JSONCursor) -> ProposedSize? {
    guard let elements = cursor.elements() else { return nil }
    guard elements.count == 2 else { return cursor.expected("a width and a height") }
    return ProposedSize(width: elements[0].length(), height: elements[1].length())
  }

  private static func numbers(_ cursor: JSONCursor, _ count: Int) -> [Double]? {
    guard let numbers = cursor.array({ $0.length() }) else { return nil }
    return numbers.count == count ? numbers : cursor.expected("an array of \(count) numbers")
  }

  private static func frames(_ cursor: JSONCursor) -> [(id: String, frame: Rect)]? {
    cursor.object { reader in
      reader.allMembers().compactMap { id, value in
        numbers(value, 4).map {
          (id, Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      }
    }
  }
}
