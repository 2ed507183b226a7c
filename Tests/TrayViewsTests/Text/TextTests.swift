// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// Texts and what views around them say about them.
@Suite struct TextTests {
  private func text<Content: View>(@ViewBuilder _ content: () -> Content) throws -> StyledText {
    let tree = tree(EnvironmentValues(), content)
    return try #require(tree.textNodes.first.flatMap { tree.text(of: $0) })
  }

  @Test func `a text is shown in the letters asked for`() throws {
    #expect(try text { Text("Straße").textCase(.uppercase) }.runs.map(\.text) == ["STRASSE"])
    #expect(try text { Text("Ab").textCase(nil) }.runs.map(\.text) == ["Ab"])
  }

  // Human Interface Guidelines, Typography, Specifications: body is 17 at large and 53 at AX5.
  @Test(arguments: [(DynamicTypeSize.large, 17.0), (.accessibility5, 53)])
  func `a style has its size at a text size`(size: DynamicTypeSize, points: Double) throws {
    let text = try text { Text("a").font(.body).dynamicTypeSize(size) }
    #expect(text.runs.first?.font.size == points)
  }

  @Test func `a range of text sizes takes the nearest one inside`() throws {
    let text = try text { Text("a").font(.body).dynamicTypeSize(.xLarge...) }
    #expect(text.runs.first?.font.size == 19)
  }
}
