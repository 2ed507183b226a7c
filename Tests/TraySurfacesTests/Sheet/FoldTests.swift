// SPDX-License-Identifier: MIT

import TrayDetents
import Foundation
import TrayGeometry
import Testing
import TrayTestSupport

@testable import TraySurfaces

/// A foldable opened, half folded, turned and closed with a surface on it.
///
/// The table is a golden that was looked at; the rules it must follow are tested beside it.
@Suite struct FoldTests {
  /// The windows of the iPhone Duo (SHEETS.md 5), in the order of the script.
  static let postures: [(name: String, window: Window)] = {
    let rail = WindowInsets(bottom: 34, right: 84)
    let tall = WindowInsets(top: 82, bottom: 34)
    func inner(_ size: Size, _ insets: WindowInsets, _ division: Rect? = nil) -> Window {
      Window(
        size: size, safeAreaInsets: insets, scale: 3, horizontalSizeClass: .regular,
        posture: division == nil ? .flat : .partlyFolded, divisions: division.map { [$0] } ?? [])
    }
    let (wide, high) = (Size(width: 951, height: 669), Size(width: 669, height: 951))
    let outer = Window(size: Size(width: 466, height: 678), safeAreaInsets: rail, scale: 3)
    return [
      ("outer", outer), ("unfolded", inner(wide, rail)),
      ("half folded", inner(wide, rail, Rect(x: 455.5, y: 0, width: 40, height: 669))),
      ("rotated", inner(high, tall, Rect(x: 0, y: 455.5, width: 669, height: 40))),
      ("folded", outer),
    ]
  }()

  private enum Surface: String, CaseIterable {
    case floating, native, tray

    /// The surface at rest in the first window.
    func make(in window: Window) -> Tray {
      switch self {
      case .floating: return Sheets.resting(in: window).tray
      case .native: return Sheets.native(in: window).tray
      case .tray:
        var tray = Tray(window: window)
        let contract = StepContract(
          detents: [.tip(peek: 120), .height(386).id("half"), .large], initial: .named("half"))
        let step = TrayStep("list", contract: contract, measure: .init(idealHeight: 2000))
        tray.handle(.present(step, isAnimated: false))
        return tray
      }
    }
  }

  @Test func `each posture has the frames that a person has looked at`() throws {
    var text = ""
    for surface in Surface.allCases {
      var tray = surface.make(in: Self.postures[0].window)
      text += "\(surface.rawValue)\n"
      for posture in Self.postures {
        tray.handle(.window(posture.window))
        text += Self.line(posture.name, try #require(tray.resolution))
      }
    }
    let golden = try Fixtures.source("Fixtures/conformance/surfaces/fold.txt")
    #expect(text == golden, "\n\(text)")
  }

  /// A posture, and every stop as its rectangle; `>` before the one at rest.
  private static func line(_ name: String, _ resolution: Resolution) -> String {
    let stops = resolution.stops.map { stop in
      let frame = stop.frame
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map {
        String(format: "%.1f", $0)
      }
      let mark = stop == resolution.selectedStop ? ">" : ""
      return "\(mark)\(label(of: stop)) \(edges.joined(separator: " "))"
    }
    let padded = name.padding(toLength: 12, withPad: " ", startingAt: 0)
    return "  \(padded)\(stops.joined(separator: " | "))\n"
  }

  private static func label(of stop: Stop) -> String {
    stop.ids.map { id in
      if case .named(let name) = id { name } else { "\(id)" }
    }.joined(separator: "=")
  }

  @Test(arguments: Surface.allCases)
  private func `a surface stays in its window, in one half of a folded one`(_ surface: Surface) {
    var tray = surface.make(in: Self.postures[0].window)
    for posture in Self.postures {
      tray.handle(.window(posture.window))
      #expect(tray.phase == .resting)
      let frame = tray.frame.hit.surface
      #expect(frame == tray.selectedStop?.frame)
      #expect(Rect(origin: .zero, size: posture.window.size).contains(frame, tolerance: 1e-9))
      if posture.window.posture == .partlyFolded {
        for division in posture.window.divisions {
          #expect(frame.intersection(division) == nil)
        }
      }
    }
  }

  @Test(arguments: Surface.allCases)
  private func `a posture that comes again has the same frames, whatever was between`(
    _ surface: Surface
  ) {
    var tray = surface.make(in: Self.postures[0].window)
    let before = tray.resolution?.stops
    for posture in Self.postures { tray.handle(.window(posture.window)) }
    #expect(tray.resolution?.stops == before)
    for posture in Self.postures {
      tray.handle(.window(posture.window))
      #expect(tray.resolution?.stops == surface.make(in: posture.window).resolution?.stops)
    }
  }
}
