// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What a parent offers a view: a width and a height, each of which may be left open.
///
/// On each axis nil asks for the ideal length, 0 for the minimum and infinity for the maximum; the
/// two axes are independent. The view answers with the size it takes, which may differ.
public struct ProposedSize: Hashable, Sendable {
  /// The offered width in points, or nil for the ideal width.
  public var width: Double?
  /// The offered height in points, or nil for the ideal height.
  public var height: Double?

  /// Asks for the minimum size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal from its two lengths, in points.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Creates a proposal from its length along `axis` and its length across it.
  public init(_ axis: Axis, along: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }

  /// The offered length along `axis`.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal with `size` in place of the lengths that were left open.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal made smaller by `insets`; a length never falls below 0, an open one stays open.
  public func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }
}
