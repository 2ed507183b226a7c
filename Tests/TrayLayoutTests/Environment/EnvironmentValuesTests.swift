// SPDX-License-Identifier: MIT

import Testing
import TrayLayout

private enum NumberKey: EnvironmentKey {
  static let defaultValue = 3
}

private enum TextKey: EnvironmentKey {
  static let defaultValue = "none"
}

/// Values under the type of their key.
@Suite struct EnvironmentValuesTests {
  @Test func `a value is kept under its key, and copies do not share it`() {
    var values = EnvironmentValues()
    values[NumberKey.self] = 7
    let copy = values
    values[NumberKey.self] = 8
    #expect(copy[NumberKey.self] == 7)
    #expect(values[NumberKey.self] == 8)
    #expect(values[TextKey.self] == "none")
  }

  @Test(arguments: [(2.0, 0.5), (0, 1), (-3, 1)])
  func `a scale that is not above 0 counts as 1`(scale: Double, pixel: Double) {
    var values = EnvironmentValues()
    values.displayScale = scale
    #expect(values.pixelLength == pixel)
  }
}
