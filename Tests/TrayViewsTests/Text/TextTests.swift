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

  private func capitals(_ text: String, _ language: String) throws -> [String] {
    var facts = LocaleFacts.english
    facts.identifier = language
    return try self.text {
      Text(text).textCase(.uppercase).environment(\.localeFacts, facts)
    }.runs.map(\.text)
  }

  // Unicode's SpecialCasing.txt for Turkish; for Greek the transform el-Upper of its locale data and
  // the examples of the rules of CSS for capitals.
  @Test(arguments: [
    ("el", "Άλφα", "ΑΛΦΑ"), ("el", "Μαΐου", "ΜΑΪΟΥ"), ("el", "μαϊμού", "ΜΑΪΜΟΥ"),
    ("el-GR", "νεράιδα", "ΝΕΡΑΪΔΑ"), ("el", "ρωμέικα", "ΡΩΜΕΪΚΑ"), ("el", "ή", "Ή"),
    ("el", "λέξη ή λέξεις", "ΛΕΞΗ Ή ΛΕΞΕΙΣ"), ("el", "Πατάτα, αέρας", "ΠΑΤΑΤΑ, ΑΕΡΑΣ"),
    ("en", "Άλφα", "ΆΛΦΑ"), ("tr", "istanbul", "İSTANBUL"), ("tr-TR", "ısı", "ISI"),
    ("az", "iki", "İKİ"), ("en", "istanbul", "ISTANBUL"), ("de", "groß", "GROSS"),
    ("tr", "", ""), ("ell", "ά", "Ά"),
  ])
  func `capitals follow the language`(language: String, text: String, shown: String) throws {
    #expect(try capitals(text, language) == [shown])
  }

  @Test func `small letters follow the language`() throws {
    var facts = LocaleFacts.english
    facts.identifier = "tr"
    let found = try text {
      Text("ISPARTA İZMİR").textCase(.lowercase).environment(\.localeFacts, facts)
    }
    #expect(found.runs.map(\.text) == ["ısparta izmir"])
  }

  @Test(arguments: [
    (LegibilityWeight?.none, [400, 600]), (.regular, [400, 600]), (.bold, [600, 800]),
  ])
  func `bold text makes the system font heavier`(
    legibility: LegibilityWeight?, weights: [Int]
  ) throws {
    for (font, weight) in zip([Font.body, .headline], weights) {
      let found = try text {
        Text("a").font(font).environment(\.legibilityWeight, legibility)
      }
      #expect(found.runs.map(\.font.weight) == [weight])
    }
  }

  @Test func `bold text leaves fonts by name and the heaviest as they are`() throws {
    let named = try text {
      Text("a").font(.custom("Face", size: 17)).environment(\.legibilityWeight, .bold)
    }
    #expect(named.runs.map(\.font.weight) == [400])
    let black = try text {
      Text("a").font(.body.weight(.black)).environment(\.legibilityWeight, .bold)
    }
    #expect(black.runs.map(\.font.weight) == [900])
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
