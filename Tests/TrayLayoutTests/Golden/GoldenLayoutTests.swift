// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// Our frames against numbers that others published of SwiftUI.
@Suite struct GoldenLayoutTests {
  @Test(arguments: GoldenFile.allCases)
  func `the published numbers come out`(_ golden: GoldenCase) throws {
    try golden.rules.check()
    try check(golden)
  }

  @Test(arguments: GoldenFile.names)
  func `every file can be read and names its source`(_ name: String) throws {
    let file = try GoldenFile.load(name)
    #expect(!file.cases.isEmpty)
    #expect(!file.source.repository.isEmpty && !file.source.provenance.isEmpty)
  }

  @Test func `no case is lost`() {
    #expect(GoldenFile.names.count == 10)
    #expect(GoldenFile.allCases.count == 134)
    #expect(Set(GoldenFile.allCases.map(\.id)).count == GoldenFile.allCases.count)
  }

  private func check(_ golden: GoldenCase) throws {
    guard let tree = golden.tree else { return }
    let engine = tree.engine()
    for answer in golden.sizes ?? [] { check(answer, engine, golden.tolerance ?? 0) }
    let result = try place(golden, engine)
    for (id, frame) in golden.frames ?? [:] {
      let ours = try self.frame(id, in: result, golden)
      #expect(
        isNear(ours, Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), golden),
        "\(id): \(ours), published \(frame)")
    }
    for (id, column) in golden.columns ?? [:] {
      let ours = try self.frame(id, in: result, golden)
      let isMet = isNear(ours.minX, column[0], golden) && isNear(ours.width, column[1], golden)
      #expect(isMet, "\(id): \(ours), published \(column)")
    }
    for (id, width) in golden.widths ?? [:] {
      let ours = try self.frame(id, in: result, golden)
      #expect(isNear(ours.width, width, golden), "\(id): \(ours), published width \(width)")
    }
  }

  private func check(_ answer: GoldenCase.Answer, _ engine: LayoutEngine, _ tolerance: Double) {
    let size = engine.sizeThatFits(
      ProposedSize(width: answer.proposal[0], height: answer.proposal[1]))
    if let expected = answer.size { #expect([size.width, size.height] == expected) }
    if let width = answer.width { #expect(size.width == width) }
    if let height = answer.height { #expect(size.height == height) }
  }

  /// In the middle of the window, or at the origin with the size it answers.
  private func place(_ golden: GoldenCase, _ engine: LayoutEngine) throws -> LayoutResult {
    if let window = golden.window {
      return engine.place(in: Rect(x: 0, y: 0, width: window[0], height: window[1]))
    }
    let lengths = golden.proposal ?? [nil, nil]
    let proposal = ProposedSize(width: lengths[0], height: lengths[1])
    let size = engine.sizeThatFits(proposal)
    return engine.place(in: Rect(origin: .zero, size: size), proposal: proposal)
  }

  private func frame(
    _ id: String, in result: LayoutResult, _ golden: GoldenCase
  ) throws -> Rect {
    let node = try #require(result.tree.node(withID: id))
    return golden.rounded == true ? result.roundedFrame(of: node) : result.frame(of: node)
  }

  private func isNear(_ first: Double, _ second: Double, _ golden: GoldenCase) -> Bool {
    abs(first - second) <= (golden.tolerance ?? 0) + 1e-9
  }

  private func isNear(_ first: Rect, _ second: Rect, _ golden: GoldenCase) -> Bool {
    isNear(first.minX, second.minX, golden) && isNear(first.minY, second.minY, golden)
      && isNear(first.width, second.width, golden) && isNear(first.height, second.height, golden)
  }
}
