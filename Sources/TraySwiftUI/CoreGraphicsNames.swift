// SPDX-License-Identifier: MIT

public import TrayGeometry

// What a file that imports SwiftUI alone calls lengths, places and sizes. They stand here and not in
// TrayKit because Foundation has types of the same names: a file that imports Foundation and TrayKit
// keeps Foundation's.

/// A length in points.
public typealias CGFloat = Double
/// A place, in points.
public typealias CGPoint = Point
/// A width and a height, in points.
public typealias CGSize = Size
/// A rectangle, in points.
public typealias CGRect = Rect
