// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayDetents
import TrayKit
import TrayReports
import TrayViews

// The page shows this.
func page(about flow: Flow, in languages: [String]) throws -> String {
  var page = ReportPage(CaseResolver(try Resolver()), command: "swift run Reports")
  let localized = LocalizedFlow(flow, languages: languages)
  try page.add(localized, over: .everyday(locales: languages))
  return page.html()
}
// The page ends here.

/// The example of the module on reports.
@Suite struct TrayReportsExampleTests {
  @Test func `the page names the flow, its steps and how it is written again`() throws {
    let flow = Flow("errand") { Step("where") { Text("Where to?").detents([.hug]) } }
    let html = try page(about: flow, in: ["en"])
    #expect(html.hasPrefix("<!doctype html>") || html.hasPrefix("<!DOCTYPE html>"))
    for word in ["errand", "where", "swift run Reports"] { #expect(html.contains(word)) }
  }
}
