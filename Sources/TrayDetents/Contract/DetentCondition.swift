// SPDX-License-Identifier: MIT

public import TrayGeometry

/// When a detent exists: a test on the window, combined with `&&`, `||` and `!`.
public indirect enum DetentCondition: Hashable, Sendable {
  /// At all times.
  case always
  /// While a keyboard is on the window, docked or not, or has shortened it.
  case keyboard
  /// While the window has this class from side to side.
  case horizontal(SizeClass)
  /// While the window has this class from top to bottom.
  case vertical(SizeClass)
  /// While the device is folded so far.
  case posture(Posture)
  /// While a screen reader is running.
  case screenReader
  /// While the text size is this one or a greater one.
  case textSizeAtLeast(DynamicTypeSize)
  /// While the condition does not hold.
  case not(DetentCondition)
  /// While both conditions hold.
  case both(DetentCondition, DetentCondition)
  /// While at least one of the conditions holds.
  case either(DetentCondition, DetentCondition)

  /// Both conditions; `always` adds nothing.
  public static func && (first: DetentCondition, second: DetentCondition) -> DetentCondition {
    if first == .always { return second }
    return second == .always ? first : .both(first, second)
  }

  /// At least one of the conditions.
  public static func || (first: DetentCondition, second: DetentCondition) -> DetentCondition {
    .either(first, second)
  }

  /// The opposite.
  public static prefix func ! (condition: DetentCondition) -> DetentCondition { .not(condition) }

  /// Whether the condition holds in a window as `context` describes it.
  public func holds(in context: DetentContext) -> Bool {
    switch self {
    case .always: true
    case .keyboard: context.isKeyboardUp
    case .horizontal(let sizeClass): context.horizontalSizeClass == sizeClass
    case .vertical(let sizeClass): context.verticalSizeClass == sizeClass
    case .posture(let posture): context.posture == posture
    case .screenReader: context.isScreenReaderOn
    case .textSizeAtLeast(let size): context.dynamicTypeSize >= size
    case .not(let condition): !condition.holds(in: context)
    case .both(let first, let second): first.holds(in: context) && second.holds(in: context)
    case .either(let first, let second): first.holds(in: context) || second.holds(in: context)
    }
  }
}
