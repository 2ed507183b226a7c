// SPDX-License-Identifier: MIT

import TrayDrawing
import Testing
import TrayKit

@Suite struct AsciiWriterTests {
  private static let window = Window(size: Size(width: 160, height: 325))

  private func outline(_ detents: [Detent]) throws -> [Substring] {
    let step = Step("s") { Color.gray.frame(height: 40).detents(detents) }
    let resolved = try Pictures.resolver().resolve(step, in: Self.window)
    return AsciiWriter.text(of: resolved, in: Self.window) { id in
      if case .named(let name) = id { name } else { "\(id)" }
    }.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // 325 points are 20.3 rows of 16 and 160 are 20 columns of 8: sides at 0 and 20, the last line is
  // followed by nothing.
  @Test func `the outline ends with the window`() throws {
    let lines = try outline([.hug])
    #expect(lines.count == 20 + 1 + 1 && lines.last == "")
    #expect(lines[20] == "└" + String(repeating: "─", count: 19) + "┘")
  }

  // Tops at 325 − 100 = 225 and 325 − 104 = 221 are both nearest to row 14, 224 points down.
  @Test func `stops that begin in the same row are all named`() throws {
    let lines = try outline([.height(100).id("a much longer name"), .height(104).id("b")])
    // The window takes 21 columns, and a blank follows.
    let labels = lines.map { $0.dropFirst(22) }.filter { !$0.isEmpty }
    #expect(labels == ["- b 104", "> a much longer name 100"])
  }

  // At the lower edge there is no row below.
  @Test func `labels find room above where there is none below`() throws {
    let detents = (1...4).map { Detent.height(Double($0)).id("d\($0)") }
    let lines = try outline(detents)
    for number in 1...4 {
      #expect(lines.contains { $0.hasSuffix(" d\(number) \(number)") }, "\(number)")
    }
  }

  @Test func `a long name keeps its height`() throws {
    let name = String(repeating: "long ", count: 30) + "name"
    #expect(try outline([.height(100).id(name)]).contains { $0.hasSuffix("> \(name) 100") })
  }
}
