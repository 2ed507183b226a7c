// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// How far apart the lines of a text style are asked to stand.
@Suite struct TextStyleLeadingTests {
  /// Measures as on a typewriter and notes the fonts that are asked for.
  private final class FontRecorder: TextMeasurer {
    private let fonts = Mutex<[FontDescription]>([])

    var all: [FontDescription] { fonts.withLock { $0 } }

    func prepare(_ text: StyledText) -> any PreparedText {
      fonts.withLock { $0 += text.runs.map(\.font) }
      return FixedAdvanceMeasurer().prepare(text)
    }
  }

  private struct Table: Decodable {
    struct Style: Decodable {
      var size: [Double]
      var leading: [Double]
    }
    var styles: [String: Style]
  }

  private struct Heights: Decodable {
    struct Footer: Decodable, Sendable {
      var size: Double
      var category: String
      var pitches: [Double]
    }
    var listFooters: [Footer]
  }

  private static func read<Value: Decodable>(_ path: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(contentsOf: Fixtures.url(path)))
  }

  private func fonts<Content: View>(
    _ size: DynamicTypeSize = .large, @ViewBuilder _ content: () -> Content
  ) -> [FontDescription] {
    let recorder = FontRecorder()
    let views = VStack(content: content).dynamicTypeSize(size)
    _ = LayoutEngine(tree: tree { views }, measurer: recorder).size(300, nil)
    return recorder.all
  }

  @Test(arguments: Font.TextStyle.allCases)
  func `a style has the leading that the guideline publishes`(style: Font.TextStyle) throws {
    let table: Table = try Self.read("conformance/dynamic_type.json")
    let published = try #require(table.styles[style.rawValue])
    #expect(DynamicTypeSize.allCases.map(style.leading(at:)) == published.leading)
    #expect(DynamicTypeSize.allCases.map(style.pointSize(at:)) == published.size)
  }

  @Test func `a text asks for the leading of its style at the text size`() {
    #expect(fonts { Text("a") }.map(\.leading) == [22])
    #expect(fonts { Text("a").font(.caption) }.map(\.leading) == [16])
    #expect(fonts(.accessibility3) { Text("a").font(.headline) }.map(\.leading) == [48])
  }

  @Test func `weight and design change no leading`() {
    let found = fonts {
      Text("a").font(.largeTitle.bold())
      Text("a").font(.system(.largeTitle, design: .serif, weight: .light))
    }
    #expect(found.map(\.leading) == [41, 41])
  }

  @Test func `fonts by size and by name have no leading`() {
    let found = fonts {
      Text("a").font(.system(size: 17))
      Text("a").font(.system(size: 17).leading(.tight))
      Text("a").font(.custom("Face", size: 17))
    }
    #expect(found.map(\.leading) == [nil, nil, nil])
  }

  @Test(arguments: [(Font.Leading.standard, 18.0), (.tight, 16), (.loose, 20)])
  func `a leading is tight or loose by two points`(leading: Font.Leading, points: Double) {
    let found = fonts { Text("a").font(.footnote.leading(leading)) }
    #expect(found.map(\.leading) == [points])
  }

  @Test func `footers of lists are as tight as on a phone`() throws {
    let heights: Heights = try Self.read("conformance/phone/line_heights.json")
    #expect(heights.listFooters.count == 2)
    for footer in heights.listFooters {
      let size = try #require(["medium": DynamicTypeSize.medium, "large": .large][footer.category])
      let found = fonts(size) {
        List {
          Section {
            Text("row")
          } header: {
            Text("header")
          } footer: {
            Text("footer")
          }
        }
      }
      let tight = try #require(found.last { $0.size == footer.size })
      #expect(footer.pitches.allSatisfy { $0 == tight.leading })
    }
  }
}
