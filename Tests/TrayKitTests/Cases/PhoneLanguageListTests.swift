// SPDX-License-Identifier: MIT

import Testing
import TrayKit

/// Lists on phones that are set to a language, as `other_scripts.json` has them: `list-rows-26` and
/// `arabic-footer`, measured on iOS 26 at three pixels to a point.
@Suite struct PhoneLanguageListTests {
  private static func frames(_ language: String, footer: String) throws -> [String: Rect] {
    var facts = LocaleFacts.english
    facts.phoneLanguage = language
    let step = Step("list") {
      List {
        Section {
          Text("First").id("first")
          Text("Second").id("second")
        } footer: {
          Text(footer)
        }
        Section {
          Text("Third").id("third")
        } header: {
          Text("Header")
        }
      }
      .detents([.large])
    }
    let window = Window(size: Size(width: 428, height: 926), scale: 3)
    let layout = try Resolver().resolve(step, in: window, locale: facts).selectedLayout
    var frames: [String: Rect] = [:]
    for id in ["first", "second", "third"] { frames[id] = layout.frame(ofViewWithID: id) }
    return frames
  }

  @Test(arguments: [
    ("en", 52.0), ("de", 52), ("ru", 52), ("ja", 52.33), ("ko", 52.33), ("zh-Hans", 52.33),
    ("ar", 54),
  ])
  func `a row is as high as the language of the phone has it, whatever its text`(
    _ language: String, _ height: Double
  ) throws {
    let frames = try Self.frames(language, footer: "")
    let first = try #require(frames["first"])
    let second = try #require(frames["second"])
    #expect(abs(second.midY - first.midY - height) < 0.1)
  }

  // From one card to the next there are a footer and a header, which is 2.0 higher in Arabic; a row of
  // 2.0 more, in whose middle the text lies, adds 1.0 at either end.
  @Test(arguments: [("One line.", 4.0), ("One line.\nAnother one.", 8.0)])
  func `a footer in Arabic is higher by 4 points a line`(
    _ footer: String, _ addition: Double
  ) throws {
    func gap(_ language: String) throws -> Double {
      let frames = try Self.frames(language, footer: footer)
      return try #require(frames["third"]).midY - #require(frames["second"]).midY
    }
    #expect(abs(try gap("ar") - gap("en") - (2 + 2 + addition)) <= 2.0 / 3)
  }
}
