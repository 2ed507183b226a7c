// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The size and place of a view, for content that depends on them.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: Size
  /// The parts of the safe area's insets that reach the view; 0 where nothing is known of one.
  public let safeAreaInsets: EdgeInsets

  let located: LocatedFrame
  let spaces: [NamedSpace]

  /// The view's frame in a coordinate space, in points.
  ///
  /// A space that no view above names counts as the global one.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .global: return located.frame
    case .local: return Rect(origin: .zero, size: size)
    case .named(let name):
      guard let outer = spaces.last(where: { $0.name == name }) else { return located.frame }
      return outer.frame.local(located.frame)
    }
  }

  /// The value of an anchor in this view's own coordinates, from its leading top corner.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(located.local(anchor.place))
  }
}

/// The coordinates in which a frame is wanted.
public enum CoordinateSpace: Hashable, Sendable {
  /// Those of the rectangle in which the whole tree was placed.
  case global
  /// Those of the view itself.
  case local
  /// Those of the nearest view above with this name.
  case named(String)
}

/// A frame in global coordinates, and the direction in which the interface runs in it.
struct LocatedFrame: Sendable {
  var frame: Rect
  var isRightToLeft: Bool

  /// A rectangle in the frame's coordinates, which run from its leading edge.
  func local(_ rect: Rect) -> Rect {
    let x = isRightToLeft ? frame.maxX - rect.maxX : rect.minX - frame.minX
    return Rect(x: x, y: rect.minY - frame.minY, width: rect.width, height: rect.height)
  }

  /// A rectangle in the frame's coordinates as a global one.
  func global(_ rect: Rect) -> Rect {
    let x = isRightToLeft ? frame.maxX - rect.maxX : frame.minX + rect.minX
    return Rect(x: x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

/// A coordinate space that a view names.
struct NamedSpace: Sendable {
  var name: String
  var frame: LocatedFrame
}

/// A place in the interface that any view above can express in its own coordinates.
public struct Anchor<Value: Sendable>: Sendable {
  /// The place in global coordinates.
  let place: Rect
  let value: @Sendable (Rect) -> Value

  /// What an anchor of a view refers to.
  public struct Source: Sendable {
    let place: @Sendable (Size) -> Rect
    let value: @Sendable (Rect) -> Value

    func anchor(in located: LocatedFrame) -> Anchor {
      Anchor(place: located.global(place(located.frame.size)), value: value)
    }
  }
}

extension Anchor.Source where Value == Rect {
  /// The whole view.
  public static var bounds: Anchor<Rect>.Source {
    Anchor<Rect>.Source(place: { Rect(origin: .zero, size: $0) }, value: { $0 })
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    Anchor<Rect>.Source(place: { _ in rect }, value: { $0 })
  }
}

extension Anchor.Source where Value == Point {
  /// A point in the view's coordinates.
  public static func point(_ point: Point) -> Anchor<Point>.Source {
    Anchor<Point>.Source(
      place: { _ in Rect(origin: point, size: .zero) }, value: { $0.origin })
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
    Anchor<Point>.Source(
      place: { Rect(origin: point.point(in: $0), size: .zero) }, value: { $0.origin })
  }

  /// The centre.
  public static var center: Anchor<Point>.Source { unitPoint(.center) }
  /// The top leading corner.
  public static var topLeading: Anchor<Point>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<Point>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<Point>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side.
  public static var leading: Anchor<Point>.Source { unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<Point>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<Point>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<Point>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<Point>.Source { unitPoint(.bottomTrailing) }
}
