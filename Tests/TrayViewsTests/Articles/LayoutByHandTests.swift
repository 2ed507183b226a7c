// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// The numbers of the article “Layout by hand” are those that the engine answers.
@Suite struct LayoutByHandTests {
  private let article: String

  init() throws {
    let url = Fixtures.url("../Sources/TrayLayout/TrayLayout.docc/LayoutByHand.md")
    article = try String(contentsOf: url, encoding: .utf8)
  }

  private func row() -> some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 40, height: 30).id("red")
      Color.green.frame(minWidth: 30, maxWidth: 60).id("green")
      Color.blue.id("blue")
    }
    .padding(5)
  }

  /// The layout that the article shows, line by line.
  private struct EqualWidths: Layout {
    var spacing = 10.0

    func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
      let widest = widest(subviews)
      return Size(
        width: widest.width * Double(subviews.count) + spacing * Double(max(subviews.count - 1, 0)),
        height: widest.height)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
    ) {
      let widest = widest(subviews)
      var x = bounds.minX
      for subview in subviews {
        subview.place(
          at: Point(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedSize(widest))
        x += widest.width + spacing
      }
    }

    private func widest(_ subviews: Subviews) -> Size {
      subviews.reduce(.zero) { size, subview in
        let ideal = subview.sizeThatFits(.unspecified)
        return Size(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
      }
    }
  }

  private func equal() -> some View {
    EqualWidths {
      Color.red.frame(width: 30, height: 20).id("red")
      Color.green.frame(width: 50, height: 40).id("green")
      Color.blue.frame(width: 20, height: 10).id("blue")
    }
  }

  /// The rows of a table of frames as the article writes them.
  private func table(_ result: LayoutResult) -> String {
    let rows = ["red", "green", "blue"].map { id in
      let frame = result.frame(id) ?? .zero
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(word)
      return "| \(id) | \(numbers.joined(separator: " | ")) |"
    }
    return "| view | x | y | width | height |\n| --- | --- | --- | --- | --- |\n"
      + rows.joined(separator: "\n") + "\n"
  }

  private func word(_ number: Double) -> String {
    if number.isInfinite { return "infinity" }
    return number == number.rounded() ? String(Int(number)) : String(number)
  }

  @Test(arguments: [(200.0, 60.0, "200 × 60"), (80, 60, "100 × 60")])
  func `the row has the frames of the article`(
    _ width: Double, _ height: Double, _ answer: String
  ) {
    let engine = engine { row() }
    let size = engine.size(width, height)
    #expect("\(word(size.width)) × \(word(size.height))" == answer)
    #expect(article.contains("The padding answers \(answer)"))
    #expect(article.contains(table(engine.placed(width, height))))
  }

  @Test func `the row likes to be as large as the article says`() {
    let size = engine { row() }.size(nil, nil)
    #expect(size == Size(width: 110, height: 40))
    #expect(article.contains("that is 110 × 40."))
  }

  @Test func `the layout has the frames of the article`() {
    let engine = engine { equal() }
    #expect(engine.size(200, 60) == Size(width: 170, height: 40))
    #expect(article.contains("= 170 by 40."))
    #expect(article.contains(table(engine.placed(200, 60))))
  }

  @Test(arguments: [("40 at", nil as Double?), ("40 at 0", 0), ("40 at infinity", .infinity)])
  func `the answers to kinds of proposals are those of the first table`(
    _ name: String, _ offer: Double?
  ) {
    let frame = engine { Color.red.frame(width: 40) }.size(offer, 10).width
    let color = engine { Color.red }.size(offer, 10).width
    #expect(article.contains("| \(word(color)) | \(word(frame)) |"), "\(name)")
  }

  @Test func `the flexibilities are those of the table`() {
    let views: [(String, AnyView)] = [
      ("red", AnyView(Color.red.frame(width: 40, height: 30))),
      ("green", AnyView(Color.green.frame(minWidth: 30, maxWidth: 60))),
      ("blue", AnyView(Color.blue)),
    ]
    for (name, view) in views {
      let engine = engine { view }
      let (least, most) = (engine.size(0, 50).width, engine.size(.infinity, 50).width)
      #expect(
        article.contains("| \(name) | \(word(least)) | \(word(most)) | \(word(most - least)) |"))
    }
  }

  @Test func `the code of the article is that of the snippet`() throws {
    let snippet = try String(
      contentsOf: Fixtures.url("../Snippets/LayoutByHand.swift"), encoding: .utf8)
    let start = try #require(article.range(of: "struct EqualWidths"))
    let end = try #require(article.range(of: "\n```", range: start.upperBound..<article.endIndex))
    #expect(snippet.contains(article[start.lowerBound..<end.lowerBound]))
  }
}
