// SPDX-License-Identifier: MIT

import Testing
import TrayDocuments
import TrayKit

/// The example of the module on documents.
@Suite struct TrayDocumentsExampleTests {
  @Test func `the document is a flow of one step`() throws {
    // The page shows this.
    let json = """
      {"schema": "tray.flow", "version": 1, "id": "hello", "locales": {"en": {"hello": "Good morning"}},
       "steps": [{"id": "greeting", "contract": {"detents": ["hug"]},
         "content": {"type": "text", "id": "title", "text": "@hello"}}]}
      """
    let document = try FlowDocument(reading: SourceText(file: "hello.json", json))
    let flow = document.flow(in: "en")
    // The page ends here.
    #expect(flow.id == "hello")
    #expect(flow.steps.map(\.id) == ["greeting"])
  }
}
