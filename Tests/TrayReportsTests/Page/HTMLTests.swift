// SPDX-License-Identifier: MIT

import Testing

@testable import TrayReports

/// Texts in a page of HTML.
@Suite struct HTMLTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("plain – ünïcode", "plain – ünïcode"),
    ("\u{0}\u{1B}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\tb\n", "a\tb\n"),
  ])
  func `no text breaks out of the page`(_ text: String, _ spelled: String) {
    #expect(HTML.escaped(text) == spelled)
  }
}
