// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayDrawing
import TrayGeometry
import TrayKit
import TrayViews

// The page shows this.
func drawing(of step: Step, in window: Window) throws -> String {
  let resolver = try Resolver()
  let resolved = resolver.resolve(step, in: window)
  let picture = StepPicture(of: resolved, in: window, measurer: resolver.measurer)
  return SVGWriter.text(picture.displayList())
}
// The page ends here.

/// The example of the module on pictures.
@Suite struct TrayDrawingExampleTests {
  @Test func `the picture is SVG that shows the step`() throws {
    let step = Step("greeting") { Text("Good morning").detents([.hug]) }
    let svg = try drawing(of: step, in: Window(size: Size(width: 300, height: 600)))
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("greeting"))
  }
}
