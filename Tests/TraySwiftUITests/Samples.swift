// SPDX-License-Identifier: MIT

import TraySwiftUI

/// Where the samples stand.
enum Samples {
  static let lineOfFilters = #line + 3
}

#Preview("Filters", traits: .sizeThatFitsLayout) {
  NavigationStack {
    Text("Filters")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
  }
  .presentationDetents([.height(300), .height(200)])
}

#Preview {
  NavigationLink("Further") { Text("Destination") }
}

private final class CounterModel: ObservableObject {
  @Published var height = 30.0
}

private struct CounterView: View {
  @StateObject private var model = CounterModel()
  @Binding var extra: Double

  var body: some View {
    Color.red.frame(height: model.height + extra).detents([.hug])
  }
}

#Preview("Counter") {
  @Previewable @State var extra = 40.0
  CounterView(extra: $extra)
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Color.blue.frame(height: 120).detents([.hug])
  }
}
