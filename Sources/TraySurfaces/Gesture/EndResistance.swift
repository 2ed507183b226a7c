// SPDX-License-Identifier: MIT

public import TrayMotion

/// What a surface does while a finger pulls it past its ends.
///
/// The upper end is the tallest stop. The lower one is the smallest stop where the surface can't be
/// dismissed; where it can there is none, and it follows the finger down.
public enum EndResistance: Hashable, Sendable {
  /// It follows less and less, as UIScrollView does over the height of the window.
  ///
  /// The coefficient is the share of the first point that shows; 0 makes the ends rigid.
  case rubberBand(coefficient: Double = RubberBand.standardCoefficient)
  /// It stays at the end; what was caught past it comes back with the finger and not out again.
  case rigid
  /// It follows one to one, as in FloatingPanel outside of what scrolls.
  case none
  /// Each move counts the less the further out it ends, as in Flutter's smooth_sheets.
  case friction(DragFriction = DragFriction())

  /// What shows of a pull past an end, in a surface that can be so many points high.
  func band(over height: Double) -> RubberBand {
    switch self {
    case .rubberBand(let coefficient): RubberBand(dimension: height, coefficient: coefficient)
    case .rigid: .rigid
    case .none, .friction: .free
    }
  }

  /// What takes from the moves themselves.
  var friction: DragFriction? { if case .friction(let friction) = self { friction } else { nil } }
}
