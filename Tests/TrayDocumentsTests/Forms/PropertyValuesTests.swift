// SPDX-License-Identifier: MIT

import Testing

@testable import TrayDocuments

@Suite struct PropertyValuesTests {
  private let limits = [
    Property("minimum", .number(), default: 10, "The least length."),
    Property("maximum", .number(), "The greatest length."),
  ]

  private var table: [Property] {
    [
      Property("axes", .string, default: "vertical", "The axes."),
      Property("limits", .object(limits), "The limits."),
      Property("tracks", .list(.object(limits)), "The tracks."),
    ]
  }

  @Test func `a key that is left out has its default, and is not said`() {
    let values = PropertyValues([]).with(table)
    #expect(values.string("axes") == "vertical")
    #expect(!values.has("axes"))
    #expect(values.said("axes")?.string == nil)
    #expect(values.members(table).isEmpty)
  }

  @Test func `what is said counts before the default`() {
    let values = PropertyValues([("axes", "both")]).with(table)
    #expect(values.string("axes") == "both")
    #expect(values.members(table).map(\.key) == ["axes"])
  }

  @Test func `a key without a default has no value`() {
    #expect(PropertyValues([]).with(table)["limits"] == nil)
  }

  @Test func `objects inside have the defaults of their own tables`() {
    let inner = PropertyValue.object(PropertyValues([("maximum", 40)]))
    let values = PropertyValues([("limits", inner), ("tracks", .list([inner, inner]))]).with(table)
    #expect(values.object("limits")?.number("minimum") == 10)
    #expect(values.object("limits")?.number("maximum") == 40)
    #expect(values.objects("tracks").map { $0.number("minimum") } == [10, 10])
  }
}
