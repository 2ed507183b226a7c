// SPDX-License-Identifier: MIT

public import TrayCases
import TrayDrawing
public import TrayKit

/// A page of HTML that shows what flows resolved to; it needs no other file and no network.
///
///     var page = ReportPage(cases, command: "swift run Reports")
///     try page.add(LocalizedFlow(checkout), over: .everyday())
///     let html = page.html()
public struct ReportPage {
  private let cases: CaseResolver
  /// The command line that writes the page again.
  private let command: String
  /// Whose widths texts of the system font have; nil for those of a font file.
  private let metrics: FontLibrary.SystemMetrics?
  private var pictures = SVGPage()
  /// The issues of all cases so far.
  public private(set) var issues = IssueTally(keepsValues: true)
  private var differences = ReportDifferences()
  private var matrices: [ReportMatrix] = []
  private var cards: [(flow: String, html: String)] = []
  private var traces: [ReportTrace] = []
  private var flows: [String: (flow: LocalizedFlow, file: String?)] = [:]
  private var caseCount = 0
  private var stepCount = 0

  /// Creates a page without flows.
  ///
  /// - Parameters:
  ///   - cases: The devices, and what resolves.
  ///   - command: The command line that writes the page again, which it shows.
  ///   - metrics: Whose widths texts of the system font have; nil for those of a font file.
  public init(
    _ cases: CaseResolver, command: String, metrics: FontLibrary.SystemMetrics? = .phone
  ) {
    (self.cases, self.command, self.metrics) = (cases, command, metrics)
  }

  /// Resolves a flow in all cases of some axes and adds what comes out.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - axes: What differs between the cases; the steps are drawn in the first one.
  ///   - wanted: The names of the steps to show; none for all.
  ///   - file: The document of the flow, for the command lines that the page shows; nil for none.
  /// - Throws: What is unknown: a device, its display, or the height of its keyboard.
  public mutating func add(
    _ flow: LocalizedFlow, over axes: CaseAxes, steps wanted: [String] = [],
    file: String? = nil
  ) throws(CaseError) {
    let number = matrices.count
    let all = axes.cases(defaultLocale: flow.defaultLanguage)
    let steps = flow.stepIDs.filter { wanted.isEmpty || wanted.contains($0) }
    guard !steps.isEmpty, !all.isEmpty else { return }
    var matrix = ReportMatrix(flow, number: number, cases: all, steps: steps)
    var first: ResolvedCase?
    for flowCase in all {
      let found = try cases.resolve(flow, in: flowCase, steps: wanted)
      let places = issues.add(found)
      matrix.add(found, issues: places, of: issues)
      caseCount += 1
      if let first {
        differences.add(found, from: first, by: cases.resolver)
      } else {
        first = found
      }
    }
    matrices.append(matrix)
    flows[flow.id] = (flow, file)
    stepCount += steps.count
    if let first { cards.append((flow.id, cardHTML(first, number))) }
  }

  /// Adds the motion of a script.
  public mutating func add(_ simulation: Simulation) {
    traces.append(ReportTrace(simulation: simulation, number: traces.count))
  }

  private mutating func cardHTML(_ found: ResolvedCase, _ number: Int) -> String {
    var text = ""
    for (index, (step, source)) in zip(found.steps, found.sources).enumerated() {
      let card = ReportCard(
        step: step, found: found, screenCorners: cases.catalogue.cornerRadius(of: found),
        resolver: cases.resolver, name: "s\(number)-\(index)")
      let comparison = LookComparison(
        source, on: ComparedLook.allCases, with: ComparedLook.Settings(), in: found.window,
        locale: found.locale, by: cases.resolver)
      text += card.html(&pictures, comparison: comparison)
    }
    return text
  }

  // MARK: - The page

  /// The whole page.
  public func html() -> String {
    var pictures = pictures
    let causes = ReportCauses(issues) { entry in
      guard let (flow, file) = flows[entry.flow] else { return nil }
      return ReportCause(entry, of: flow, in: file, by: cases)
    }.html(&pictures)
    let rules = pictures.rules
    let title = "Heights of \(cards.map(\.flow).joined(separator: ", "))"
    return """
      <!doctype html>
      <html lang=en><head><meta charset=utf-8>
      <meta name=viewport content="width=device-width, initial-scale=1">
      <meta http-equiv=Content-Security-Policy content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name=color-scheme content="light dark">
      <title>\(HTML.escaped(title))</title>
      <style>
      \(ReportResources.style)
      \(rules.light)
      @media screen and (prefers-color-scheme:dark){\(rules.dark)}
      </style></head><body>
      <a class=skip href=#main>To the report</a>
      <svg class=outlines width=0 height=0 aria-hidden=true><defs>
      \(pictures.definitions)</defs></svg>
      \(header)
      <main id=main>
      \(causes)\(matrixSection)\(cardSection)\(differences.html())\(traceSection)\
      \(environmentSection)</main>
      <script>
      \(ReportResources.script)
      </script></body></html>

      """
  }

  private var header: String {
    let failures = traces.reduce(0) { $0 + $1.simulation.failures.count }
    let look = issues.caseCount(atLeast: .warning)
    let isGood = look == 0 && failures == 0
    var verdict = self.verdict
    if failures > 0 { verdict += ", \(Self.count(failures, "expectation")) failed" }
    let facts = [
      Self.count(matrices.count, "flow"), Self.count(stepCount, "step"),
      Self.count(caseCount, "case"), Self.count(issues.entries.count, "issue"),
    ].joined(separator: " · ")
    var links = [
      ("issues", "Issues"), ("matrix", "Matrix"), ("steps", "Steps"),
      ("differences", "Differences"),
    ]
    if !traces.isEmpty { links.append(("motion", "Motion")) }
    links.append(("environment", "Environment"))
    let items = links.map { "<li><a href=#\($0.0)>\($0.1)</a>" }.joined()
    return """
      <header class=\(isGood ? "good" : "look")><div class=verdict>\
      <span class=sign aria-hidden=true>\(isGood ? "✓" : "!")</span>\
      <div><h1>\(verdict)</h1><p>\(facts)</p></div></div>
      <nav aria-label=Sections><ul>\(items)</ul></nav></header>
      """
  }

  /// What came out, in words: how many cases break and for how many causes, or that none does.
  private var verdict: String {
    let breaks = issues.caseCount(atLeast: .error)
    let look = issues.caseCount(atLeast: .warning)
    let cases = Self.count(caseCount, "case")
    guard breaks == 0 else {
      let causes = issues.entries.count { $0.issue.severity == .error }
      return "\(breaks) of \(cases) \(breaks == 1 ? "breaks" : "break"), for "
        + Self.count(causes, "cause")
    }
    guard look > 0 else { return "None of \(cases) needs a look" }
    return "No case breaks; \(look) of \(cases) \(look == 1 ? "needs" : "need") a look"
  }

  private static func count(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  private var matrixSection: String {
    """
    <section aria-labelledby=matrix><h2 id=matrix>Matrix</h2>
    <p class=where>The height of each surface at rest, in points. ! marks an error, ? a warning, · a note.</p>
    <div class=filter role=search><label for=filter>Filter</label>\
    <input id=filter type=search placeholder="words of a row, such as ax3 de up" \
    autocomplete=off><label><input id=marked type=checkbox> only rows with an issue</label>\
    <button id=all type=button>Show all</button><output id=count for="filter marked"></output></div>
    \(matrices.map { $0.html() }.joined())</section>

    """
  }

  private var cardSection: String {
    let flows = cards.map { card in
      "<h3>\(HTML.escaped(card.flow))</h3>\n<div class=cards>\n\(card.html)</div>\n"
    }.joined()
    return "<section aria-labelledby=steps><h2 id=steps>Steps</h2>\n\(flows)</section>\n"
  }

  private var traceSection: String {
    guard !traces.isEmpty else { return "" }
    return "<section aria-labelledby=motion><h2 id=motion>Motion</h2>\n"
      + traces.map { $0.html() }.joined() + "</section>\n"
  }

  private var widths: String {
    metrics?.errorWords ?? "those of the font file that was given as the default font"
  }

  private var environmentSection: String {
    """
    <section aria-labelledby=environment><h2 id=environment>Environment</h2>
    <dl><dt>Program<dd>tray \(HTML.escaped(TrayKitVersion.number))\
    <dt>Data<dd>\(HTML.escaped(TrayKitVersion.data))\
    <dt>Widths of texts<dd>\(HTML.escaped(widths))\
    <dt>Again<dd><code>\(HTML.escaped(command))</code></dl></section>

    """
  }
}
