// SPDX-License-Identifier: MIT

/// How wide a surface is and where it stands from side to side; a function of the window alone.
public struct WidthPolicy: Hashable, Sendable {
  /// Where a surface stands that is narrower than the room between the side insets.
  public enum Placement: UInt8, Hashable, Sendable, CaseIterable {
    /// At the side where a line of text begins.
    case leading
    /// In the middle between the side insets.
    case center
    /// At the side where a line of text ends.
    case trailing
  }

  /// The greatest width, in points; nil fills the room between the side insets.
  ///
  /// 0, negative values, infinities and NaN count as nil, the finite ones and NaN with an issue.
  public var readableWidth: Double?
  /// Whether the greatest width grows and shrinks with the text size.
  public var scalesWithTextSize: Bool
  /// Where a capped surface stands.
  public var placement: Placement

  /// Creates a policy; 672 points is Backpack's cap for a readable sheet.
  public init(
    readableWidth: Double? = 672, scalesWithTextSize: Bool = false, placement: Placement = .center
  ) {
    self.readableWidth = readableWidth
    self.scalesWithTextSize = scalesWithTextSize
    self.placement = placement
  }

  /// From one side inset to the other, whatever the window.
  public static let edgeAttached = WidthPolicy(readableWidth: nil)

  /// At most `points` wide, in the middle.
  public static func readable(_ points: Double) -> WidthPolicy {
    WidthPolicy(readableWidth: points)
  }
}
