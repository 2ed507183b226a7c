// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayKit

/// Every library module has a page that shows what compiles here.
@Suite struct LandingPageTests {
  /// Modules that give another one a second name, and the program that expands macros.
  private static let others = ["TraySwiftUICore", "TrayUIKit", "TraySwiftUIMacros"]

  /// The library modules that have a page.
  private static let modules: [String] = {
    let sources = RuleBook.root.appending(path: "Sources").path(percentEncoded: false)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return folders.filter { $0.hasPrefix("Tray") && !others.contains($0) }.sorted()
  }()

  private static func page(_ module: String, _ name: String? = nil) throws -> String {
    let path = "Sources/\(module)/\(module).docc/\(name ?? module).md"
    return try String(contentsOf: RuleBook.root.appending(path: path), encoding: .utf8)
  }

  /// The first Swift example of a page: its imports, and what follows.
  private static func example(of page: String) throws -> (imports: [Substring], code: String) {
    let start = try #require(page.range(of: "```swift\n"))
    let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
    let lines = page[start.upperBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    let code = lines.dropFirst(imports.count).drop { $0.isEmpty }
    return (Array(imports), code.joined(separator: "\n"))
  }

  @Test func `modules are found`() { #expect(Self.modules.count >= 12) }

  @Test(arguments: modules)
  func `a module has a page with a table of its types`(_ module: String) throws {
    let page = try Self.page(module)
    #expect(page.hasPrefix("# ``\(module)``\n"))
    #expect(page.contains("| Purpose |"))
  }

  @Test(arguments: modules.filter { $0 != "TrayKit" })
  func `the example of a page is what compiles here`(_ module: String) throws {
    let (imports, code) = try Self.example(of: Self.page(module))
    let path = "Tests/TrayArticleTests/Examples/\(module)Example.swift"
    let file = try String(contentsOf: RuleBook.root.appending(path: path), encoding: .utf8)
    for line in imports { #expect(file.contains(line + "\n"), "\(line)") }
    let start = try #require(file.range(of: "// The page shows this.\n"))
    let end = try #require(file.range(of: "// The page ends here."))
    let shown = file[start.upperBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
    let margin = shown.first { !$0.isEmpty }?.prefix { $0 == " " }.count ?? 0
    let plain = shown.map { $0.dropFirst(margin) }.joined(separator: "\n")
    #expect(plain.trimmingCharacters(in: .newlines) == code)
  }

  @Test func `the first steps are the snippet, and their numbers come out`() throws {
    let page = try Self.page("TrayKit", "FirstSteps")
    let (imports, code) = try Self.example(of: page)
    let snippet = try String(
      contentsOf: RuleBook.root.appending(path: "Snippets/ResolveStep.swift"), encoding: .utf8)
    #expect(imports == ["import TrayKit"])
    #expect(snippet.contains(code))
    let step = Step("mood") {
      VStack(alignment: .leading, spacing: 16) {
        Text("What are you in the mood for?").font(.title2).bold()
        HFlow(spacing: 8) { ForEach(["Sushi", "Ramen", "Tacos"], id: \.self) { Chip($0) } }
      }
      .padding(20)
      .detents([.hug, .fraction(0.6), .large.when(.keyboard)])
    }
    let window = Window(
      size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34),
      scale: 3)
    let stops = try Resolver().resolve(step, in: window).resolution.stops
    #expect(stops.count == 2)
    for (stop, name) in zip(stops, ["hug", "fraction(0.6)"]) {
      let content = String(format: "%.3f", stop.contentHeight)
      let surface = String(format: "%.3f", stop.surfaceHeight)
      #expect(page.contains("| \(name) | \(content) | \(surface) |"))
    }
  }
}
