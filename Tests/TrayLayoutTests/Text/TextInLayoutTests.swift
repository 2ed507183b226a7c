// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport

/// Texts answer proposals; a character of the typewriter is 10 wide and a line 20 high.
@Suite struct TextInLayoutTests {
  @Test(arguments: [(nil, 50.0, 20.0), (50, 50, 20), (49, 20, 40), (20, 20, 40)])
  func `a text breaks where its width no longer suffices`(
    width: Double?, expectedWidth: Double, height: Double
  ) {
    let size = TestView.text("aa bb").engine().sizeThatFits(ProposedSize(width: width, height: nil))
    #expect(size == Size(width: expectedWidth, height: height))
  }
}
