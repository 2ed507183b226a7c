// SPDX-License-Identifier: MIT

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// In front of everything else.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
}

/// What becomes of the views inside one that a screen reader meets.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  case ignore
  /// They are kept.
  case contain
  /// They are read as one.
  case combine
}

// What a screen reader is told plays no part in layout.
extension View {
  /// Names the view for a screen reader; layout does not change.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Names the view for a screen reader; layout does not change.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Adds words for a screen reader; layout does not change.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Says what the view stands for at the moment; layout does not change.
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Hides the view from a screen reader; layout does not change.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Names the view for tests; layout does not change.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Says what the view is; layout does not change.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what the view is not; layout does not change.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes the view one that a screen reader meets; layout does not change.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Says when a screen reader comes to the view; layout does not change.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Does something that a screen reader asks for; layout does not change.
  public func accessibilityAction(_ action: @escaping () -> Void) -> some View { self }
}
