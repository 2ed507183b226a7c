// SPDX-License-Identifier: MIT

import TrayGeometry

/// A guide by which views line up on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The leading edge.
  public static let leading = HorizontalAlignment(key: AlignmentKey(.horizontal, .start))
  /// The middle.
  public static let center = HorizontalAlignment(key: AlignmentKey(.horizontal, .center))
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(key: AlignmentKey(.horizontal, .end))

  init(key: AlignmentKey) { self.key = key }

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    self.init(key: AlignmentKey(.horizontal, .custom, id: id))
  }
}

/// A guide by which views line up on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The upper edge.
  public static let top = VerticalAlignment(key: AlignmentKey(.vertical, .start))
  /// The middle.
  public static let center = VerticalAlignment(key: AlignmentKey(.vertical, .center))
  /// The lower edge.
  public static let bottom = VerticalAlignment(key: AlignmentKey(.vertical, .end))
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    key: AlignmentKey(.vertical, .firstBaseline))
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    key: AlignmentKey(.vertical, .lastBaseline))

  init(key: AlignmentKey) { self.key = key }

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    self.init(key: AlignmentKey(.vertical, .custom, id: id))
  }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge at the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle at the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge at the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge at the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle at the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge at the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
