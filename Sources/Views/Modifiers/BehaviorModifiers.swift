// SPDX-License-Identifier: MIT

// Modifiers that say what a view does or how it changes, and nothing about its layout.

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
}

extension View {
  /// Does something when the view appears; nothing appears here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Does something when the view disappears; nothing does here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Does something as long as the view shows; nothing shows here.
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Does something when a value changes; nothing changes here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    self
  }

  /// Does something when a value changes; nothing changes here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Says how changes with a value are shown; layout does not change.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }

  /// Says how the view comes and goes; layout does not change.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Adds words for a screen reader; layout does not change.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Says what the view stands for at the moment; layout does not change.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Hides the view from a screen reader; layout does not change.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Names the view for tests; layout does not change.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Titles the screen; the bar in which the title shows is not part of this view.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// Says whether the view answers touches; layout does not change.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says what answers touches; layout does not change.
  public func contentShape(_ shape: some Shape) -> some View { self }

  /// Orders the view among others in depth; layout does not change.
  public func zIndex(_ value: Double) -> some View { self }

  /// Turns the view without a change of layout.
  public func rotationEffect(degrees: Double) -> some View { self }

  /// Draws the view larger or smaller without a change of layout.
  public func scaleEffect(_ scale: Double) -> some View { self }

  /// Blurs the view; layout does not change.
  public func blur(radius: Double) -> some View { self }
}
