// SPDX-License-Identifier: MIT

// A flow of two steps in Swift: its heights in 24 cases, where it breaks, a picture, and a report.
import Foundation
import TrayCases
import TrayDrawing
import TrayKit
import TrayReports

/// A title in the language of the case, made again whenever the locale differs.
struct Title: View {
  let texts: [String: String]
  @Environment(\.localeFacts) private var locale

  var body: some View {
    Text(texts[locale.identifier] ?? texts["en"] ?? "").font(.title2).bold()
  }
}

let checkout = Flow("checkout") {
  Step("address") {
    VStack(alignment: .leading, spacing: 16) {
      Title(texts: ["en": "Where to?", "de": "Wohin sollen wir die Bestellung liefern?"])
      SearchField("Street and number", isFocused: true)
    }
    .padding(24)
    .detents([.hug, .large], initial: .hug)
    .dim(0.35, onTap: .ignore)
  }
  Step("summary") {
    VStack(alignment: .leading, spacing: 12) {
      Title(texts: ["en": "Your order", "de": "Ihre Bestellung"])
      ForEach(["Basket 42.80", "Delivery 4.90", "Total 47.70"], id: \.self) { Text($0) }
      Button("Pay 47.70") {}.id("pay").buttonStyle(.borderedProminent).controlSize(.large)
    }
    .padding(24)
    .detents([.medium, .large], initial: .medium)
  }
}

let flow = LocalizedFlow(checkout, languages: ["en", "de"])
let cases = CaseResolver(try Resolver())
let axes = CaseAxes.everyday(locales: flow.languages)

// The matrix.
let sweep = try Sweep(of: [flow], over: axes, by: cases)
var heights: [String: ClosedRange<Double>] = [:]
sweep.forEach { found in
  for step in found.steps {
    let height = step.resolution.selectedStop.surfaceHeight
    let before = heights[step.id] ?? height...height
    heights[step.id] = min(before.lowerBound, height)...max(before.upperBound, height)
  }
}
print("\(sweep.count) cases")
for (step, range) in heights.sorted(by: { $0.key < $1.key }) {
  print("\(step): \(range.lowerBound) to \(range.upperBound) points")
}

// Where it breaks as texts grow.
var walked = CaseAxes()
walked.devices = [CaseAxes.DeviceName("iphone-se-3")]
walked.setAll(.textSize)
for walk in try Sweep(of: [flow], over: walked, by: cases).walks(along: .textSize) {
  print(BreakWords.text(walk), terminator: "")
}

// One case as a table, and a picture of its first step.
let found = try cases.resolve(flow, in: FlowCase(device: "iphone-se-3", locale: "de"))
print(ResolvedTable().text(found), terminator: "")
let picture = StepPicture(
  of: found.steps[0], in: found.window, at: nil, measurer: cases.resolver.measurer,
  options: StepPicture.Options())
print(
  "a picture of \(SVGWriter.text(picture.displayList()).utf8.count > 1000 ? "some" : "no") size")

// The report.
var page = ReportPage(cases, command: "swift run Reports")
try page.add(flow, over: axes)
let html = page.html()
let file = FileManager.default.temporaryDirectory.appending(path: "checkout-report.html")
try html.write(to: file, atomically: true, encoding: .utf8)
print("a report of \(html.components(separatedBy: "<tr>").count - 1) rows")
