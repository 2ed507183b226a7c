// SPDX-License-Identifier: MIT

// Modifiers that change how a view looks or what it does, and nothing about its layout. They are here
// so that views compile as they are.
extension View {
  /// Sets the colour of texts and symbols; layout does not change.
  public func foregroundStyle(_ style: Color) -> some View { self }

  /// Sets the colour of texts and symbols; layout does not change.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the accent of controls; layout does not change.
  public func tint(_ color: Color?) -> some View { self }

  /// Makes the view less opaque; one that can't be seen is laid out all the same.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Rounds the view's corners; layout does not change.
  public func cornerRadius(_ radius: Double) -> some View { self }

  /// Cuts the view to a shape; layout does not change.
  public func clipShape(_ shape: some Shape) -> some View { self }

  /// Cuts what reaches out of the view's frame; layout does not change.
  public func clipped() -> some View { self }

  /// Puts a shadow under the view; layout does not change.
  public func shadow(radius: Double, x: Double = 0, y: Double = 0) -> some View { self }

  /// Puts a coloured shape under the view; layout does not change.
  public func background(_ style: Color, in shape: some Shape) -> some View { self }

  /// Does something when the view is tapped; layout does not change.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }

  /// Names the view for a screen reader; layout does not change.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Says whether the view answers; layout does not change.
  public func disabled(_ disabled: Bool) -> some View { self }
}
