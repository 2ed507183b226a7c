// SPDX-License-Identifier: MIT

public import Geometry
public import LayoutCore

// What SwiftUI calls the types that views and layouts speak of, so that their files compile here.
// A file that imports Foundation as well sees its types of the same names; there, write ours:
// `Double`, `Point`, `Size`, `Rect`, `ProposedSize`.

/// A length in points.
public typealias CGFloat = Double
/// A place, in points.
public typealias CGPoint = Point
/// A width and a height, in points.
public typealias CGSize = Size
/// A rectangle, in points.
public typealias CGRect = Rect
/// What a parent offers a view.
public typealias ProposedViewSize = ProposedSize
