// A file of views that compiles against SwiftUI on a Mac and against TrayKit everywhere.
#if canImport(SwiftUI)
  import SwiftUI
#else
  import TraySwiftUI
#endif

// snippet.show
struct PlaceCard: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let name: String
  let details: [String]
  var isOpen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(name).font(.headline).lineLimit(2)
        Spacer()
        if isOpen { Text("Open").font(.caption).foregroundStyle(.green) }
      }
      Divider()
      ForEach(details, id: \.self) { detail in
        Text(detail).font(.subheadline)
      }
      EvenColumns(spacing: 8) {
        Button("Route") {}.buttonStyle(.bordered)
        Button("Reserve") {}.buttonStyle(.borderedProminent)
      }
    }
    .padding(dynamicTypeSize.isAccessibilitySize ? 12 : 20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// Columns of one width, the widest view's.
struct EvenColumns: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: widest * CGFloat(subviews.count) + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + (widest + spacing) * CGFloat(index)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: widest, height: bounds.height))
    }
  }
}
// snippet.hide

#if !canImport(SwiftUI)
  let card = Step("card") {
    PlaceCard(name: "Lantern Kitchen", details: ["Noodles", "Eight minutes on foot"])
      .detents([.hug])
  }
  let window = Window(size: Size(width: 393, height: 852), scale: 3)
  let resolved = try Resolver().resolve(card, in: window)
  print("content", resolved.resolution.selectedStop.contentHeight)
#endif
