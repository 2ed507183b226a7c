// SPDX-License-Identifier: MIT

// Modifiers that say what a view does, and nothing about its layout.
extension View {
  /// Does something when the view is tapped; layout does not change.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Does something when the view is held; layout does not change.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Does something when the view appears; nothing appears here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Does something when the view disappears; nothing does here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Does something as long as the view shows; nothing shows here.
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Does something as long as the view shows a value; nothing shows here.
  public func task<Value: Equatable>(
    id value: Value, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

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

  /// Does something when a person is done with a field; layout does not change.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Titles the screen; the bar in which the title shows is not part of this view.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// Says whether the view answers touches; layout does not change.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says what answers touches; layout does not change.
  public func contentShape(_ shape: some Shape) -> some View { self }

  /// Shows words when a pointer rests on the view; layout does not change.
  public func help(_ text: some StringProtocol) -> some View { self }

  /// Keeps the words that a person types from being changed; layout does not change.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether a person can scroll; layout does not change.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says whether indicators show, which lie over the content; layout does not change.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
}

/// Whether the indicators of a view that scrolls show.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the platform has it.
  case automatic
  /// They show.
  case visible
  /// They do not show where a person has no pointer.
  case hidden
  /// They never show.
  case never
}
