// SPDX-License-Identifier: MIT

public import TrayCases

extension DeviceCatalogue {
  /// Reads a catalogue from a document of the schema `tray.devices`.
  /// - Throws: What is wrong with the document, each error with its place.
  public init(reading source: SourceText) throws(DocumentErrors) {
    self.init(try JSONDocument.decode(source, DeviceDocument.decode))
  }
}
