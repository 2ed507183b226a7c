// SPDX-License-Identifier: MIT

public import TrayGeometry

/// How a change of a view is shown over time; layout sees only where it ends.
public struct Animation: Hashable, Sendable {
  /// The platform's usual one.
  public static let `default` = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Even.
  public static let linear = Animation()
  /// A spring.
  public static let spring = Animation()
  /// A spring that does not swing.
  public static let smooth = Animation()
  /// A spring that swings a little.
  public static let snappy = Animation()
  /// A spring that swings.
  public static let bouncy = Animation()

  /// Slow at both ends, over so many seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// Slow at the beginning, over so many seconds.
  public static func easeIn(duration: Double) -> Animation { easeIn }

  /// Slow at the end, over so many seconds.
  public static func easeOut(duration: Double) -> Animation { easeOut }

  /// Even, over so many seconds.
  public static func linear(duration: Double) -> Animation { linear }

  /// A spring by the seconds that it seems to take and by how much it swings.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// A spring by its response and damping.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// The animation, later.
  public func delay(_ delay: Double) -> Animation { self }
}

/// How a view comes and goes; layout sees only whether it is there.
public struct AnyTransition: Hashable, Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the leading edge.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// By its size, about a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// One way in and another way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition over time.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Makes changes and shows them over time; layout sees only where they end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Names of views that turn into one another, apart from those of other namespaces.
@propertyWrapper
public struct Namespace: Sendable {
  /// A namespace.
  public struct ID: Hashable, Sendable {}

  /// Creates a namespace.
  public init() {}

  /// The namespace.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Says how changes with a value are shown; layout does not change.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Says how the view comes and goes; layout does not change.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Lets the view turn into another one of the same name; layout does not change.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
}
