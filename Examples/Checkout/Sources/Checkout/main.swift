// SPDX-License-Identifier: MIT

// An address step of a checkout, resolved on a small phone with the keyboard down and up.
import TrayKit

/// A line of the summary.
struct SummaryRow: View {
  let title: String
  let value: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).fontWeight(.semibold)
    }
  }
}

let address = Step("address") {
  ScrollView {
    VStack(alignment: .leading, spacing: 16) {
      Text("Delivery address").font(.title2).bold()
      SearchField("Street and number", isFocused: true)
      SummaryRow(title: "Basket", value: "42.80")
      SummaryRow(title: "Delivery", value: "4.90")
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 24)
  }
  .detents([.hug, .medium, .large.when(.keyboard)], initial: .hug)
  .dim(0.35, onTap: .ignore)
  .keyboard(.largest)
} bottom: {
  Button("Pay 47.70") {}
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .padding(12)
}

let size = Size(width: 375, height: 667)
let resolver = try Resolver()
for keyboard in [nil, Keyboard(height: 260, in: size)] {
  let window = Window(
    size: size, safeAreaInsets: WindowInsets(top: 20), scale: 2, keyboard: keyboard)
  let resolved = resolver.resolve(address, in: window)
  print("keyboard \(keyboard == nil ? "down" : "up")")
  for (index, stop) in resolved.resolution.stops.enumerated() {
    let mark = index == resolved.resolution.selectedIndex ? ">" : " "
    print(mark, stop.ids, "content", stop.contentHeight, "surface", stop.surfaceHeight)
  }
  for issue in resolved.issues { print("!", issue) }
}
