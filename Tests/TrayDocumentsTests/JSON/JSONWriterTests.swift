// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport

@Suite struct JSONWriterTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (44, "44"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (1e-7, "0"),
      (-1e-7, "0"), (0.0625, "0.062"), (0.1875, "0.188"), (0.0005, "0"), (0.0015, "0.002"),
      (0.0025, "0.002"),
      (333.33333333, "333.333"), (1e21, "1000000000000000000000"), (123456789.125, "123456789.125"),
      (-999.9996, "-1000"), (0.05, "0.05"), (0.001, "0.001"), (1e15, "1000000000000000"),
      (.infinity, "\"infinity\""), (-.infinity, "\"-infinity\""), (.nan, "\"nan\""),
    ] as [(Double, String)])
  func `points are rounded to thousandths`(number: Double, expected: String) {
    #expect(JSONWriter.text(.number(number)) == expected)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (1e-7, "0.0000001"), (-1.5e-10, "-0.00000000015"), (1e22, "1" + zeros(22)),
      (123456.789, "123456.789"), (1.5e20, "15" + zeros(19)), (1 / 3, "0.3333333333333333"),
      (-0.0, "0"), (.leastNonzeroMagnitude, "0." + zeros(323) + "5"), (.infinity, "\"infinity\""),
      (9_007_199_254_740_994, "9007199254740994"),
    ] as [(Double, String)])
  func `exact numbers have no exponent`(number: Double, expected: String) {
    #expect(JSONWriter.text(.exact(number)) == expected)
  }

  @Test(arguments: 0..<50)
  func `exact numbers read back the same`(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    for _ in 0..<100 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(JSONWriter.exact(number)) == number)
    }
  }

  @Test func `pretty text keeps the order of keys`() {
    let note: JSONOutput? = nil
    let output: JSONOutput = [
      "schema": "tray.result", "version": 1, "note": note, "frame": [0, 1.5, .number(343), 50],
      "none": .null, "empty": [], "bare": [:], "steps": [["id": "a", "on": true], "b"],
    ]
    let expected = """
      {
        "schema": "tray.result",
        "version": 1,
        "frame": [0, 1.5, 343, 50],
        "none": null,
        "empty": [],
        "bare": {},
        "steps": [
          {
            "id": "a",
            "on": true
          },
          "b"
        ]
      }
      """
    #expect(JSONWriter.text(output) == expected)
    #expect(
      JSONWriter.text(output, style: .oneLine)
        == "{\"schema\":\"tray.result\",\"version\":1,\"frame\":[0,1.5,343,50],\"none\":null,"
        + "\"empty\":[],\"bare\":{},\"steps\":[{\"id\":\"a\",\"on\":true},\"b\"]}")
  }

  @Test func `strings are escaped as needed and no more`() throws {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é寿😀\u{2028}"
    let written = JSONWriter.text(.string(text))
    #expect(
      written == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u{7F}é寿😀\u{2028}\"")
    let theirs = try JSONSerialization.jsonObject(
      with: Data(written.utf8), options: .fragmentsAllowed)
    #expect(theirs as? String == text)
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
