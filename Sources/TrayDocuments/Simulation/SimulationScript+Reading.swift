// SPDX-License-Identifier: MIT

public import TrayCases

extension SimulationScript {
  /// Reads a document of the schema `tray.script`.
  ///
  /// - Parameter source: The document and its name.
  /// - Throws: What is wrong with the document, each error with its place.
  public init(reading source: SourceText) throws(DocumentErrors) {
    self = try JSONDocument.decode(source, SimulationDecoder.decode)
  }
}
