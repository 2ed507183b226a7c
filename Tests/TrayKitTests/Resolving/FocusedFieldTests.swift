// SPDX-License-Identifier: MIT

import Testing
import TrayKit

@Suite struct FocusedFieldTests {
  private let window = Window(size: Size(width: 400, height: 800))

  @Test(arguments: [(true, 118.0), (false, nil)])
  func `a field with the focus tells how far the content must scroll`(
    _ isFocused: Bool, _ expected: Double?
  ) throws {
    let step = Step("search", base: StepContract(detents: [.large])) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 580)
          SearchField("Where?", isFocused: isFocused)
          Color.clear.frame(height: 400)
        }
      }
    }
    var up = window
    up.keyboard = Keyboard(height: 300, in: window.size)
    let resolved = try Resolver().resolve(step, in: up)
    // The field of 38 points ends at 618, and 500 points show above the keyboard.
    #expect(resolved.resolution.selectedStop.focusOffset == expected)
  }
}
