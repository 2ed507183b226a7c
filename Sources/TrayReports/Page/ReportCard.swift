// SPDX-License-Identifier: MIT

import TrayCases
import TrayDrawing
import TrayKit

/// A step's picture with a slider that moves its surface through its stops.
struct ReportCard {
  let step: ResolvedStep
  let found: ResolvedCase
  let screenCorners: Double
  let resolver: Resolver
  /// The page's name of the step, such as `s0-1`.
  let name: String

  /// The points beside the device for the names of the stops, more where the device is drawn smaller.
  private var rulerWidth: Double { max(150, found.window.size.width * 0.35) }

  private struct Shown {
    var index: Int
    var stop: Stop
    var name: String
  }

  private var shown: [Shown] {
    step.resolution.stops.enumerated().compactMap { index, stop in
      guard !stop.isHidden else { return nil }
      let names = DetentNames.name(of: stop)
      return Shown(index: index, stop: stop, name: names)
    }
  }

  /// The card; the outlines of its glyphs go to the page.
  func html(_ page: inout SVGPage, comparison: LookComparison) -> String {
    let title = HTML.escaped(step.id)
    let stops = shown
    let rest = stops.firstIndex { $0.index == step.resolution.selectedIndex } ?? 0
    var text = """
      <article class=card id=\(name) aria-labelledby=h\(name)><h4 id=h\(name)>\(title)</h4>
      <p class=where>\(HTML.escaped(found.flowCase.heading))</p>

      """
    text += picture(stops, rest, &page)
    if stops.isEmpty {
      text += "<p>It has no stop here.</p>\n"
    } else {
      text += slider(stops, rest)
    }
    text += HTML.list(IssueWords.lines(of: step), class: "notes")
    text += HTML.list(
      step.resolution.dropped.map {
        "\(DetentNames.name(of: $0.id)) gives no stop: \(IssueWords.reason($0.reason))"
      }, class: "dropped")
    return text + looks(comparison) + "</article>\n"
  }

  // MARK: - The picture

  private func picture(_ stops: [Shown], _ rest: Int, _ page: inout SVGPage) -> String {
    let size = found.window.size
    let (width, height) = (number(size.width), number(size.height))
    func layers(_ index: Int?, _ theme: Theme) -> StepPicture.Layers {
      var options = StepPicture.Options()
      options.theme = theme
      options.name = { DetentNames.name(of: $0) }
      return StepPicture(
        of: step, in: found.window, at: index, measurer: resolver.measurer, options: options
      ).layers()
    }
    let (light, dark) = (layers(nil, .light), layers(nil, .dark))
    var text = """
      <svg class=device viewBox="-2 -2 \(number(size.width + rulerWidth)) \
      \(number(size.height + 4))" role=img aria-labelledby=h\(name)>
      <clipPath id=c\(name)><rect width="\(width)" height="\(height)" rx="\(number(screenCorners))"/>\
      </clipPath><g clip-path="url(#c\(name))">
      \(page.part(light: light.ground, dark: dark.ground))
      """
    for (place, each) in stops.enumerated() {
      let (light, dark) = (layers(each.index, .light), layers(each.index, .dark))
      let surface = page.part(light: light.surface, dark: dark.surface)
      text += """
        <g class="stop\(place == rest ? " on" : "")" data-top="\(number(each.stop.frame.minY))" \
        data-words="\(HTML.escaped(words(each)))">\
        <rect width="\(width)" height="\(height)" fill-opacity="\(number(each.stop.dim))"/>\
        <g class=surface>\(surface)</g></g>

        """
    }
    text += page.part(light: light.overlay, dark: dark.overlay)
    text += """
      </g><rect class=bezel width="\(width)" height="\(height)" rx="\(number(screenCorners))"/>
      \(ruler(stops, rest))</svg>

      """
    return text
  }

  /// A line at the top of each stop with its name and height; names keep a distance of a line.
  private func ruler(_ stops: [Shown], _ rest: Int) -> String {
    let right = found.window.size.width
    let line = rulerWidth / 8
    var text = ""
    var free = line
    for (place, each) in stops.enumerated().sorted(by: {
      $0.1.stop.frame.minY < $1.1.stop.frame.minY
    }) {
      let y = each.stop.frame.minY
      let label = max(y, free)
      free = label + 2.4 * line
      text += """
        <g class="mark\(place == rest ? " on" : "")" data-stop=\(place)><path d="M\(number(right - 10)) \(number(y))\
        H\(number(right))L\(number(right + 10)) \(number(label))"/>\
        <text x="\(number(right + 14))" y="\(number(label + line * 0.3))" font-size="\(number(line))">\(HTML.escaped(short(each.name)))\
        <tspan x="\(number(right + 14))" dy="\(number(line * 1.15))">\(number(each.stop.surfaceHeight))</tspan></text></g>

        """
    }
    return text
  }

  private func short(_ name: String) -> String {
    name.count > 13 ? name.prefix(12) + "…" : name
  }

  // MARK: - The stops

  private func slider(_ stops: [Shown], _ rest: Int) -> String {
    guard stops.count > 1 else {
      return "<p class=stopline>\(HTML.escaped(words(stops[0])))</p>\n"
    }
    return """
      <label class=control for=r\(name)>Stop</label>\
      <input type=range id=r\(name) min=0 max=\(stops.count - 1) step=1 value=\(rest) \
      aria-valuetext="\(HTML.escaped(words(stops[rest])))">
      <output class=stopline for=r\(name)>\(HTML.escaped(words(stops[rest])))</output>

      """
  }

  private func words(_ each: Shown) -> String {
    var words =
      "\(each.name): \(number(each.stop.surfaceHeight)) points, "
      + "\(number(each.stop.contentHeight)) of content"
    if each.stop.dim > 0 { words += ", dim \(number(each.stop.dim))" }
    if each.stop.scrollRange > 0.5 { words += ", scrolls by \(number(each.stop.scrollRange))" }
    return words
  }

  // MARK: - Other surfaces

  /// The step on the tray and on sheets of either look, side by side.
  private func looks(_ comparison: LookComparison) -> String {
    let titles = comparison.sides.map { "<th scope=col>\($0.look.rawValue)" }.joined()
    var rows = ""
    for row in comparison.rows() where !row.name.hasPrefix("  frame") {
      let isPart = row.name.hasPrefix(" ")
      rows += "<tr\(isPart ? " class=part" : "")><th scope=row>\(HTML.escaped(row.name))"
      rows += row.values.map { "<td>\(HTML.escaped($0))" }.joined()
      let reasons = row.reasons.map { "\($0.look.rawValue): \($0.text)" }
      rows +=
        "<td class=why>" + reasons.map { HTML.escaped($0) }.joined(separator: "<br>") + "\n"
    }
    return """
      <details><summary>On other surfaces</summary><div class=scroll role=region tabindex=0 \
      aria-label="\(HTML.escaped(step.id)) on other surfaces"><table><thead><tr><th scope=col>Place\
      \(titles)<th scope=col class=why>Because</thead><tbody>
      \(rows)</tbody></table></div></details>

      """
  }

  private func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
