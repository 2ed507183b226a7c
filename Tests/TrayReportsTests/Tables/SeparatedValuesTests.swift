// SPDX-License-Identifier: MIT

import Testing
import TrayReports

@Suite struct SeparatedValuesTests {
  // RFC 4180, sections 2.5 to 2.7.
  @Test(arguments: [
    (["a", "b"], "a,b\n"), (["a,b", ""], "\"a,b\",\n"), (["say \"x\""], "\"say \"\"x\"\"\"\n"),
    (["two\nlines", "c"], "\"two\nlines\",c\n"),
  ])
  func `values are quoted where they must be`(_ values: [String], _ row: String) {
    #expect(SeparatedValues.row(values) == row)
  }
}
