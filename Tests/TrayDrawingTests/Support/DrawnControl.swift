// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

/// A view in a picture, by system and direction, and what is drawn of it.
struct DrawnControl {
  /// All that is drawn of the view.
  let commands: [DisplayList.Command]
  /// The view's frame.
  let frame: Rect

  init<Content: View>(
    _ system: SystemVersion = .newest, _ direction: LayoutDirection = .leftToRight,
    theme: Theme = .light, @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) throws {
    let step = Step("step") {
      content().id("control").frame(maxWidth: .infinity).padding(20)
        .environment(\.layoutDirection, direction).detents([.large])
    }
    var window = Pictures.window
    window.system = system
    let resolver = try Pictures.resolver()
    let resolved = resolver.resolve(step, in: window)
    frame = try #require(resolved.selectedLayout.content.frame(ofViewWithID: "control"))
    var options = StepPicture.Options()
    options.theme = theme
    let list = StepPicture(
      of: resolved, in: window, measurer: resolver.measurer, options: options
    ).displayList()
    let title = list.commands.lazy.compactMap { command -> String? in
      guard case .beginGroup("control", let title) = command else { return nil }
      return title
    }.first
    commands = list.commands(inGroup: try #require(title))
  }

  /// The rectangles that are filled with an ink.
  func fills(_ ink: Ink) -> [Rect] {
    commands.compactMap { command in
      guard case .fill(let rect, _, ink) = command else { return nil }
      return rect
    }
  }

  /// The radius of the corners of what is filled with an ink.
  func corners(_ ink: Ink) -> [Double] {
    commands.compactMap { command in
      guard case .fill(_, let corners, ink) = command else { return nil }
      return corners
    }
  }
}
