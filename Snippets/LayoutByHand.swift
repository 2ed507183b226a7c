// The row of the article “Layout by hand”, and a layout of one's own.
// snippet.show
import TrayKit

/// Views side by side, all as wide as the widest of them.
struct EqualWidths: Layout {
  var spacing = 10.0

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    let widest = widest(subviews)
    return Size(
      width: widest.width * Double(subviews.count) + spacing * Double(max(subviews.count - 1, 0)),
      height: widest.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let widest = widest(subviews)
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: Point(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedSize(widest))
      x += widest.width + spacing
    }
  }

  private func widest(_ subviews: Subviews) -> Size {
    subviews.reduce(.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return Size(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }
}

let row = HStack(spacing: 10) {
  Color.red.frame(width: 40, height: 30).id("red")
  Color.green.frame(minWidth: 30, maxWidth: 60).id("green")
  Color.blue.id("blue")
}
.padding(5)
let equal = EqualWidths {
  Color.red.frame(width: 30, height: 20).id("red")
  Color.green.frame(width: 50, height: 40).id("green")
  Color.blue.frame(width: 20, height: 10).id("blue")
}

func show(_ view: some View, width: Double, height: Double) throws {
  let engine = LayoutEngine(tree: LayoutTree { view }, measurer: try Resolver().measurer)
  let size = engine.sizeThatFits(ProposedSize(width: width, height: height))
  let result = engine.place(in: Rect(origin: .zero, size: size))
  print("\(width) × \(height):", size.width, "×", size.height)
  for id in ["red", "green", "blue"] {
    guard let frame = result.frame(ofViewWithID: id) else { continue }
    print("  \(id):", frame.minX, frame.minY, frame.width, frame.height)
  }
}
for width in [200.0, 80] { try show(row, width: width, height: 60) }
try show(equal, width: 200, height: 60)
