// The heights at which a step rests, in a window given by its numbers.
// snippet.show
import TrayKit

let step = Step("mood") {
  VStack(alignment: .leading, spacing: 16) {
    Text("What are you in the mood for?").font(.title2).bold()
    HFlow(spacing: 8) { ForEach(["Sushi", "Ramen", "Tacos"], id: \.self) { Chip($0) } }
  }
  .padding(20)
  .detents([.hug, .fraction(0.6), .large.when(.keyboard)])
}
let window = Window(
  size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34), scale: 3)
let stops = try Resolver().resolve(step, in: window).resolution.stops
for stop in stops { print(stop.ids, stop.contentHeight, stop.surfaceHeight) }
