// SPDX-License-Identifier: MIT

import TrayCases
import TrayDrawing
import TrayKit

/// The section of the page with the issues of all cases, the gravest first; notes are folded away.
struct ReportCauses {
  private let issues: IssueTally
  /// The step of an issue in its worst case; nil where it can't be resolved again.
  private let cause: (IssueTally.Entry) -> ReportCause?

  /// The most issues that have a picture; the others have words.
  private static let pictureLimit = 12

  init(_ issues: IssueTally, cause: @escaping (IssueTally.Entry) -> ReportCause?) {
    (self.issues, self.cause) = (issues, cause)
  }

  /// The section; the outlines of its glyphs go to the page.
  func html(_ page: inout SVGPage) -> String {
    var text = "<section aria-labelledby=issues><h2 id=issues>Issues</h2>\n"
    guard !issues.entries.isEmpty else { return text + "<p>There is none.</p></section>\n" }
    let ranking = issues.ranking
    let grave = ranking.filter { issues.entries[$0].issue.severity > .note }
    let notes = ranking.filter { issues.entries[$0].issue.severity == .note }
    text += "<ol class=issues>\n"
    for (index, place) in grave.enumerated() {
      let cause = index < Self.pictureLimit ? cause(issues.entries[place]) : nil
      text += item(place, picture: cause?.picture(name: "p\(place)", &page), cause?.command)
    }
    text += "</ol>\n"
    if !notes.isEmpty {
      let count = notes.count == 1 ? "1 note" : "\(notes.count) notes"
      text += """
        <details class=folded><summary>\(count) on results that may differ elsewhere</summary>
        <ol class=issues>
        \(notes.map { item($0, picture: nil, nil) }.joined())</ol></details>

        """
    }
    return text + "</section>\n"
  }

  private func item(_ place: Int, picture: String?, _ command: String?) -> String {
    let entry = issues.entries[place]
    let cases = entry.count == 1 ? "1 case" : "\(entry.count) cases"
    let severity = entry.issue.severity.name
    let all = issues.caseCount == 1 ? "1 case" : "\(issues.caseCount) cases"
    let spread = issues.whereabouts(of: entry)
    return """
      <li id=i\(place) class=\(severity)>\(picture ?? "")<div>
      <p><b class=severity>\(severity)</b> <b>\(HTML.escaped(entry.flow)) · \
      \(HTML.escaped(entry.issue.identity.step))</b> <span class=kind>\
      \(HTML.escaped(entry.issue.identity.kind))</span></p>
      <p>\(HTML.escaped(entry.issue.description))</p>
      <p class=where>\(cases) of \(all)\(spread.isEmpty ? "" : ": \(HTML.escaped(spread))"), \
      worst in \(HTML.escaped(entry.worst.heading))</p>
      \(command.map { "<p><code>\(HTML.escaped($0))</code></p>" } ?? "")\
      <button type=button data-issue=\(place) \
      aria-label="Show the \(cases) of issue \(place + 1)">Show \(cases)</button></div>

      """
  }
}

/// The step of an issue, resolved again in the case in which it is worst.
struct ReportCause {
  private let issue: FoundIssue
  private let found: ResolvedCase
  private let step: ResolvedStep
  private let measurer: any TextMeasurer
  private let corners: Double
  private let file: String?

  /// Resolves the step; nil where the flow has no such step in the case.
  init?(
    _ entry: IssueTally.Entry, of flow: LocalizedFlow, in file: String?, by cases: CaseResolver
  ) {
    let name = entry.issue.identity.step
    guard let found = try? cases.resolve(flow, in: entry.worst, steps: [name]),
      let step = found.steps.first
    else { return nil }
    // What has the issue in the worst case; other cases may have other views.
    let own = FoundIssue.issues(of: step).first { $0.identity == entry.issue.identity }
    (self.found, self.step, self.file) = (found, step, file)
    issue = own ?? entry.issue
    measurer = cases.resolver.measurer
    corners = cases.catalogue.cornerRadius(of: found)
  }

  /// The device with the surface at the stop that has the issue, the views outlined.
  func picture(name: String, _ page: inout SVGPage) -> String {
    let stops = step.resolution.stops
    let stop = issue.stops.compactMap { id in stops.firstIndex { $0.contains(id) } }.last
    let index = stop ?? step.resolution.selectedIndex
    func layers(_ theme: Theme) -> StepPicture.Layers {
      var options = StepPicture.Options()
      options.theme = theme
      options.outlinedViews = Set(issue.views)
      options.name = { DetentNames.name(of: $0) }
      return StepPicture(
        of: step, in: found.window, at: index, measurer: measurer, options: options
      ).layers()
    }
    let (light, dark) = (layers(.light), layers(.dark))
    let size = found.window.size
    let (width, height) = (PlainNumber.rounded(size.width), PlainNumber.rounded(size.height))
    let radius = PlainNumber.rounded(corners)
    let dim = stops.indices.contains(index) ? stops[index].dim : 0
    return """
      <svg class=device viewBox="-2 -2 \(PlainNumber.rounded(size.width + 4)) \
      \(PlainNumber.rounded(size.height + 4))" role=img aria-label="\
      \(HTML.escaped("\(step.id) in \(found.flowCase.heading)"))">
      <clipPath id=c\(name)><rect width="\(width)" height="\(height)" rx="\(radius)"/></clipPath>\
      <g clip-path="url(#c\(name))">\(page.part(light: light.ground, dark: dark.ground))\
      <rect width="\(width)" height="\(height)" fill-opacity="\(PlainNumber.rounded(dim))"/>\
      \(page.part(light: light.surface, dark: dark.surface))\
      \(page.part(light: light.overlay, dark: dark.overlay))</g>\
      <rect class=bezel width="\(width)" height="\(height)" rx="\(radius)"/></svg>

      """
  }

  /// The command line that explains the step in this case; nil without a document.
  var command: String? {
    guard let file else { return nil }
    var words = ["tray", "explain", file, "--step", step.id]
    for key in CaseKey.allCases where !key.isDefault(in: found.flowCase) {
      words += ["--\(key.rawValue)", key.argument(of: found.flowCase)]
    }
    if let id = issue.views.first.flatMap(FoundIssue.id(ofView:)) { words += ["--node", id] }
    return words.joined(separator: " ")
  }
}
