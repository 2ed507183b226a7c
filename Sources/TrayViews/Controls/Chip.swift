// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// A short answer that a person taps, such as one of several kinds of food.
///
/// A text with room around it: 14 points at its sides, 9 above and below, so that a chip is 36 points
/// high at the default text size. A chip that is wider than its row wraps its text.
public struct Chip: View {
  private let title: String
  private let isSelected: Bool
  private let systemImage: String?

  /// Creates a chip.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - isSelected: Whether the answer is chosen; it changes the look, not the size.
  ///   - systemImage: A symbol before the text, or nil.
  public init(_ title: String, isSelected: Bool = false, systemImage: String? = nil) {
    self.title = title
    self.isSelected = isSelected
    self.systemImage = systemImage
  }

  /// The text, with its room.
  public var body: some View {
    HStack(spacing: 6) {
      if let systemImage { Image(systemName: systemImage) }
      Text(title)
    }
    .font(.subheadline)
    .fontWeight(.medium)
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .foregroundStyle(isSelected ? Color.white : Color.primary)
    .background(isSelected ? Color.accentColor : Color.gray.opacity(0.15))
    .clipShape(Capsule())
    .control("chip", role: .button)
  }
}
