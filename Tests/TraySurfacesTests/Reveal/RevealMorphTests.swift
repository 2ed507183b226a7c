// SPDX-License-Identifier: MIT

import TrayGeometry
import TraySurfaces
import Testing

@Suite struct RevealMorphTests {
  private let morph = RevealMorph(
    source: .init(frame: Rect(x: 300, y: 700, width: 60, height: 60), cornerRadius: 30),
    destination: .init(frame: Rect(x: 20, y: 840, width: 200, height: 44), cornerRadius: 8))

  @Test func `at both ends the control lies on its place`() {
    #expect(morph.control(at: 0, offset: 0) == morph.source)
    // The secondary section begins at 800 and shows at offset 400.
    let end = morph.control(at: 1, offset: 400)
    #expect(end?.frame == Rect(x: 20, y: 440, width: 200, height: 44))
    #expect(end?.cornerRadius == 8)
  }

  @Test func `half way position, size and corner are half way`() {
    let middle = morph.control(at: 0.5, offset: 200)
    #expect(middle?.frame == Rect(x: 160, y: 570, width: 130, height: 52))
    #expect(middle?.cornerRadius == 19)
  }

  @Test(arguments: [-1.0, 0, 0.001, 0.5, 0.999, 1, 3, .nan])
  func `there is exactly one thing to hit at any progress`(_ progress: Double) {
    #expect(morph.hitTargets(at: progress, offset: 100).count == 1)
  }

  @Test func `with one place the control stays on it, and without any there is none`() {
    let lonely = RevealMorph(source: morph.source, destination: nil)
    for progress in [0.0, 0.4, 1] {
      #expect(lonely.control(at: progress, offset: 0) == morph.source)
    }
    #expect(RevealMorph(source: nil, destination: nil).hitTargets(at: 0.5, offset: 0) == [])
  }
}
