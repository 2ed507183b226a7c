// SPDX-License-Identifier: MIT

// Uses TrayKit beside Foundation and beside modules with plain names.
import CCairo
import CDeepStack
import CDevices
import CFreeType
import CHarfBuzz
import CInter
import CUnicode
import DeepStack
import Detents
import Documents
import Drawing
import Foundation
import Geometry
import LayoutCore
import Motion
import Surfaces
import TrayKit
import Typesetting
import Views

/// A sheet that closes itself, with a length, a size and a place of Foundation's beside.
struct Closing: View {
  @Environment(\.dismiss) private var dismiss: DismissAction
  let width: CGFloat
  let badge: CGSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Closing at \(Int(width)) points")
      Color.red.frame(width: badge.width, height: badge.height)
      Button("Close") { dismiss() }
    }
    .frame(width: width)
    .detents([.hug, .large])
  }
}

let frame = CGRect(origin: CGPoint(x: 0, y: 0), size: CGSize(width: 24, height: 24))
let step = Step("closing") { Closing(width: 320, badge: frame.size) }
let window = Window(
  size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34), scale: 3)
let resolved = try Resolver().resolve(step, in: window)
for stop in resolved.resolution.stops { print(stop.ids, stop.surfaceHeight) }

let names = [
  DeepStackNeighbour.name, DetentsNeighbour.name, DocumentsNeighbour.name, DrawingNeighbour.name,
  GeometryNeighbour.name, LayoutCoreNeighbour.name, MotionNeighbour.name, SurfacesNeighbour.name,
  TypesettingNeighbour.name, ViewsNeighbour.name,
]
let cNumbers =
  ccairo_neighbour() + cdeepstack_neighbour() + cdevices_neighbour() + cfreetype_neighbour()
  + charfbuzz_neighbour() + cinter_neighbour() + cunicode_neighbour()
print("\(names.count) Swift and \(cNumbers) C modules of plain names beside TrayKit")
