// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A field with the keyboard's focus, by its place in the content, which must stay in sight.
///
/// Each stop answers how far the content must be scrolled for it (`Stop/focusOffset`); a surface that
/// does not scroll moves its content by as much. Where no offset shows the field, there is an issue.
public struct FocusedField: Hashable, Sendable {
  /// The field's rectangle in the content's coordinates, header left out, in points.
  ///
  /// One that isn't finite, or that has a negative height, counts as no field, with an issue.
  public var frame: Rect
  /// How far the content is scrolled already, in points; negative values and NaN count as 0.
  public var scrollOffset: Double
  /// Room to keep above and below the field, in points; it yields where there is too little.
  ///
  /// Negative values, infinities and NaN count as 0.
  public var margin: Double

  /// Creates a field from its rectangle.
  public init(frame: Rect, scrollOffset: Double = 0, margin: Double = 0) {
    self.frame = frame
    self.scrollOffset = scrollOffset
    self.margin = margin
  }

  /// The field with sane numbers, or nil where its rectangle is invalid.
  var checked: FocusedField? {
    let limit = ContentMeasure.greatestLength
    guard frame.minY.isFinite, frame.height >= 0, frame.height <= limit,
      frame.minY >= -limit, frame.minY <= limit
    else { return nil }
    return FocusedField(
      frame: frame, scrollOffset: scrollOffset > 0 ? min(scrollOffset, limit) : 0,
      margin: margin > 0 && margin <= limit ? margin : 0)
  }

  /// The offset nearest to the present one at which the field shows.
  ///
  /// - Parameters:
  ///   - room: The height in which content shows, in points.
  ///   - reach: The greatest offset, in points.
  /// - Returns: The offset, and how many points of the field don't show at it.
  func reveal(in room: Double, reach: Double) -> (offset: Double, missing: Double) {
    let margin = min(self.margin, max((room - frame.height) / 2, 0))
    let (top, bottom) = (frame.minY - margin, frame.maxY + margin)
    var offset = min(scrollOffset, reach)
    // The upper edge counts more: that is where a text begins.
    offset = max(offset, bottom - room)
    offset = min(offset, top)
    offset = min(max(offset, 0), reach)
    let shown = min(frame.maxY, offset + room) - max(frame.minY, offset)
    return (offset, max(frame.height - max(shown, 0), 0))
  }
}
