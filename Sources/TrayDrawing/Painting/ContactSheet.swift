// SPDX-License-Identifier: MIT

import TrayGeometry

/// Several pictures in one, in rows from left to right.
public enum ContactSheet {
  /// The pictures side by side, at most `columns` in a row; every row as high as its highest picture.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, in order.
  ///   - columns: The most pictures in a row; values below 1 count as 1.
  ///   - page: What the room between them is filled with.
  ///   - title: What a person reads of the whole.
  /// - Returns: One picture; empty without any.
  public static func of(
    _ pictures: [DisplayList], columns: Int, page: Ink, title: String
  ) -> DisplayList {
    let columns = max(columns, 1)
    var places: [Point] = []
    var (x, y, rowHeight, width) = (0.0, 0.0, 0.0, 0.0)
    for (index, picture) in pictures.enumerated() {
      if index > 0, index.isMultiple(of: columns) {
        (x, y, rowHeight) = (0, y + rowHeight, 0)
      }
      places.append(Point(x: x, y: y))
      x += picture.size.width
      rowHeight = max(rowHeight, picture.size.height)
      width = max(width, x)
    }
    var sheet = DisplayList(size: Size(width: width, height: y + rowHeight), title: title)
    sheet.add(.fill(Rect(origin: .zero, size: sheet.size), corners: 0, page))
    for (picture, place) in zip(pictures, places) { sheet.add(picture, at: place) }
    return sheet
  }
}
