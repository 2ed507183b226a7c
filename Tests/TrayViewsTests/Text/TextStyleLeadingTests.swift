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

  private static func facts(_ text: String, phone: String? = nil) -> LocaleFacts {
    var facts = LocaleFacts.english
    facts.identifier = text
    facts.phoneLanguage = phone
    return facts
  }

  // Pictures of phones in Arabic: 2.0 points a line in a text style at 12 to 17 points, none in a
  // font by size. The language of the phone counts, not that of the text.
  @Test(
    arguments: [
      ("ar", nil, 2.0), ("ar-EG", nil, 2), ("en", "ar", 2), ("en", nil, 0),
      ("ar", "en", 0), ("arn", nil, 0), ("he", nil, 0), ("ja", nil, 0),
    ] as [(String, String?, Double)])
  func `lines of styles are higher on a phone in Arabic`(
    text: String, phone: String?, addition: Double
  ) {
    let facts = Self.facts(text, phone: phone)
    let found = fonts {
      Group {
        Text("a")
        Text("a").font(.caption.bold())
        Text("a").font(.system(size: 17))
        Text("a").font(.custom("Face", size: 17))
      }
      .environment(\.localeFacts, facts)
    }
    #expect(found.map(\.lineAddition) == [addition, addition, 0, 0])
  }

  @Test(
    arguments: [("ar", nil, 18.0), ("de", "ar", 18), ("de", nil, 16)] as [(String, String?, Double)]
  )
  func `footers are not tight on a phone in Arabic`(
    text: String, phone: String?, leading: Double
  ) {
    let facts = Self.facts(text, phone: phone)
    let found = fonts {
      Text("a").font(.footnote.leading(.tight)).environment(\.localeFacts, facts)
    }
    #expect(found.map(\.leading) == [leading])
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
