// SPDX-License-Identifier: MIT

import TrayGeometry

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
  /// How a surface is shown in a large window: in the middle of it, away from its edges; nil never.
  ///
  /// A window is large where both of its size classes are regular and it is wider than the form; of a
  /// partly folded one the half counts. The form then takes the place of this policy's other members.
  public var form: FormSize?

  /// Creates a policy; 672 points is Backpack's cap for a readable sheet.
  public init(
    readableWidth: Double? = 672, scalesWithTextSize: Bool = false,
    placement: Placement = .center, form: FormSize? = nil
  ) {
    self.readableWidth = readableWidth
    self.scalesWithTextSize = scalesWithTextSize
    self.placement = placement
    self.form = form
  }

  /// From one side inset to the other, whatever the window.
  public static let edgeAttached = WidthPolicy(readableWidth: nil)

  /// At most `points` wide, in the middle.
  public static func readable(_ points: Double) -> WidthPolicy {
    WidthPolicy(readableWidth: points)
  }

  /// The form as which a surface is shown, or nil where it stands on the lower edge.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - width: The width of the window, or of the half that the surface stays in.
  /// - Returns: The form.
  func form(in window: Window, width: Double) -> FormSize? {
    guard let form, window.horizontalSizeClass == .regular, window.verticalSizeClass == .regular,
      form.width > 0, form.width < width
    else { return nil }
    return form
  }
}

/// The greatest extents of a surface that stands in the middle of a large window.
///
/// The extents of the two that have names are chosen, not measured: 540 × 620 is about a form of
/// UIKit's, and 712 is about the width of its pages.
public struct FormSize: Hashable, Sendable {
  /// The width, in points; a form of 0, negative or NaN points is none.
  public var width: Double
  /// The greatest height, in points; nil, 0, negative values and NaN leave it to the window.
  public var height: Double?

  /// Creates a size, in points.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// A short task: 540 points wide, at most 620 high.
  public static let form = FormSize(width: 540, height: 620)
  /// A page to read: 712 points wide, as high as the window allows.
  public static let page = FormSize(width: 712)
}
