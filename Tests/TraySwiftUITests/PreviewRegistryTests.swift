// SPDX-License-Identifier: MIT

import Testing
import TrayKit
import TraySwiftUI
import TrayTestSupport

/// Previews are found by what a program conforms to, and are measured as steps.
@MainActor
@Suite struct PreviewRegistryTests {
  private func heights(_ preview: FoundPreview) -> [Double] {
    Resolver(measurer: FixedAdvanceMeasurer())
      .resolve(
        preview.step("preview"), in: Window(size: Size(width: 390, height: 844), scale: 1)
      )
      .resolution.stops.map(\.contentHeight)
  }

  private func found(_ name: String) throws -> FoundPreview {
    try #require(PreviewRegistry.all().first { $0.name == name })
  }

  @Test func `a preview is found with its name, line and traits`() throws {
    let preview = try found("Filters")
    #expect(preview.line == Samples.lineOfFilters)
    #expect(preview.file?.hasSuffix("Samples.swift") == true)
    #expect(preview.traits == [.sizeThatFitsLayout])
  }

  @Test func `a preview without a name is found, too`() {
    #expect(PreviewRegistry.all().contains { $0.name == nil && $0.line != nil })
  }

  @Test func `a provider is found under the name of its type`() throws {
    let preview = try found("Card")
    #expect(preview.line == nil)
    #expect(heights(preview) == [120])
  }

  @Test func `detents of a presentation are those of the contract`() throws {
    #expect(heights(try found("Filters")) == [200, 300])
  }

  @Test func `an observed object is read, and previewed state is kept`() throws {
    #expect(heights(try found("Counter")) == [70])
  }
}
