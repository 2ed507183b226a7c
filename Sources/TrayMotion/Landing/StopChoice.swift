// SPDX-License-Identifier: MIT

/// Which of several resting places a release goes to, from numbers alone.
///
/// Stops are positions in ascending order; the answer is an index. The rules differ in what a fast
/// flick may do: `nearest` may skip stops, `neighbour` never does, `rushing` looks at the direction
/// only.
public enum StopChoice {
  /// The stop nearest to a landing; halfway between two, the greater one.
  ///
  /// - Parameters:
  ///   - landing: Where the release would come to rest. NaN gives the first stop.
  ///   - stops: Positions in ascending order.
  /// - Returns: The index of the stop; `nil` if there is none.
  public static func nearest(to landing: Double, among stops: [Double]) -> Int? {
    guard !stops.isEmpty else { return nil }
    var best = 0
    for index in stops.indices.dropFirst()
    where (stops[index] - landing).magnitude <= (stops[best] - landing).magnitude {
      best = index
    }
    return best
  }

  /// The stop beyond the middle of the present segment, or the one before it: never one further.
  ///
  /// Only the segment in the direction of the movement counts, and the landing counts up to its end
  /// on either side. The rule of FloatingPanel while it does not project across states.
  ///
  /// - Parameters:
  ///   - landing: Where the release would come to rest.
  ///   - position: Where the value is.
  ///   - velocity: The velocity it leaves with. At 0 the side of `anchor` on which the value lies
  ///     decides the direction.
  ///   - anchor: The stop that the gesture began at.
  ///   - stops: Positions in ascending order.
  /// - Returns: The index of the stop; `nil` if there is none.
  public static func neighbour(
    to landing: Double, from position: Double, velocity: Double, anchor: Double,
    among stops: [Double]
  ) -> Int? {
    guard let last = stops.indices.last else { return nil }
    let forwards = velocity == 0 ? position > anchor : velocity > 0
    let inside = min(max(position, stops[0]), stops[last])
    var (low, high) = segment(around: inside, forwards: forwards, in: stops)
    let origin = forwards ? low : high
    let far = forwards ? high : low
    guard low != high else { return low }
    low = max(0, low - 1)
    high = min(last, high + 1)
    let reached = min(max(landing, stops[low]), stops[high])
    let progress = (reached - stops[origin]) / (stops[far] - stops[origin])
    return progress > 0.5 ? far : origin
  }

  /// The two stops around a position; equal at and past an end.
  private static func segment(
    around position: Double, forwards: Bool, in stops: [Double]
  ) -> (low: Int, high: Int) {
    var high = stops.startIndex
    // A position exactly on a stop belongs to the segment in front of it.
    while high < stops.endIndex, forwards ? stops[high] <= position : stops[high] < position {
      high += 1
    }
    return (max(high - 1, 0), min(high, stops.endIndex - 1))
  }

  /// The next stop in the direction of a fast movement, else the nearest one.
  ///
  /// The rule of OverlayContainer: above `threshold` the direction alone decides.
  ///
  /// - Parameters:
  ///   - position: Where the value is, or would be after the look-ahead of the caller.
  ///   - velocity: The velocity it leaves with; positive towards greater stops.
  ///   - threshold: The speed above which a release rushes; points per second.
  ///   - stops: Positions in ascending order.
  /// - Returns: The index of the stop; `nil` if there is none.
  public static func rushing(
    from position: Double, velocity: Double, threshold: Double, among stops: [Double]
  ) -> Int? {
    guard velocity.magnitude > threshold, !stops.isEmpty else {
      return nearest(to: position, among: stops)
    }
    let around = segment(around: position, forwards: velocity > 0, in: stops)
    return velocity > 0 ? around.high : around.low
  }
}
