// SPDX-License-Identifier: MIT

/// Why a number is what it is: where it came from, and every rule that changed it, in order.
///
/// Values only, no words: whoever shows a derivation chooses those. Rules that changed nothing leave
/// no step, so that a derivation reads as the arithmetic a person would do by hand.
public struct Derivation: Equatable, Sendable {
  /// Where the number came from.
  public var source: Source
  /// The number before any rule, in points.
  public let raw: Double
  /// The rules that changed it, in the order they were applied.
  public private(set) var steps: [Step]
  /// The number after all rules, in points.
  public private(set) var result: Double

  /// Creates a derivation.
  public init(source: Source, raw: Double, steps: [Step] = []) {
    self.source = source
    self.raw = raw
    self.steps = steps
    result = steps.last?.after ?? raw
  }

  /// One rule that changed the number.
  public struct Step: Equatable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The number before, in points.
    public var before: Double
    /// The number after, in points.
    public var after: Double

    /// Creates a step.
    public init(_ rule: Rule, before: Double, after: Double) {
      self.rule = rule
      self.before = before
      self.after = after
    }
  }

  /// Notes that `rule` makes the number `value`, if that changes it.
  mutating func apply(_ rule: @autoclosure () -> Rule, _ value: Double) {
    guard result != value else { return }
    // Room for what most numbers need, so that a second step doesn't move the first.
    if steps.isEmpty { steps.reserveCapacity(3) }
    steps.append(Step(rule(), before: result, after: value))
    result = value
  }
}

extension Derivation {
  /// Where a number came from, with the numbers it was made of, in points.
  public enum Source: Equatable, Sendable {
    /// The height of the window, or of the half the surface stays in.
    case regionHeight(Double)
    /// The width of the window, or of the half the surface stays in.
    case regionWidth(Double)
    /// The measured content, its header, and the bottom section where it lies inside.
    case content(ideal: Double, header: Double, section: Double)
    /// The rules' height for unmeasured content.
    case unmeasured
    /// A fixed height.
    case points(Double)
    /// A fraction of a base.
    case fraction(Double, of: Double)
    /// A fraction of the measured content with its header.
    case contentFraction(Double, of: Double)
    /// The rules' ratio of the maximum.
    case medium(ratio: Double, of: Double)
    /// The maximum.
    case large(maximum: Double)
    /// The window's height less what the surface adds.
    case full(height: Double, added: Double)
    /// The window's height less a distance and what the surface adds.
    case insetFromTop(Double, height: Double, added: Double)
    /// The header and a peek.
    case tip(header: Double, peek: Double)
    /// Nothing.
    case hidden
    /// A closure's answer.
    case custom
    /// The smaller of two heights.
    case smaller(Double, Double)
    /// The greater of two heights.
    case greater(Double, Double)
    /// Another detent's height times a factor, plus an offset.
    case relative(to: DetentID, value: Double, factor: Double, offset: Double)
    /// The maximum, because no detent was left.
    case fallback(maximum: Double)
  }

  /// A rule that changed a number, with the numbers it used, in points.
  public enum Rule: Equatable, Sendable {
    /// The window's height came back without the part that the host gave to the keyboard.
    case consumedKeyboard(Double)
    /// The top inset and what the rules add to it were kept free.
    case topGap(inset: Double, extra: Double)
    /// The bottom inset was kept free.
    case bottomInset(Double)
    /// The side insets were kept free.
    case sideInsets(left: Double, right: Double)
    /// A readable width limited the surface; the second number is the text size's factor.
    case readableWidth(Double, textScale: Double)
    /// A form in a large window is no wider, or no higher.
    case form(Double)
    /// A hugging detent's own cap.
    case cap(Double)
    /// The bottom section lies inside the height.
    case bottomSection(Double)
    /// A stop may not be higher than the content.
    case contentLimit(Double)
    /// The rules' limit for partial heights: a fraction, of a base.
    case partialCap(Double, of: Double)
    /// The maximum, less what grabber and bottom section take.
    case maximum(Double, grabber: Double, section: Double)
    /// The room that the keyboard leaves.
    case keyboard(overlap: Double, room: Double)
    /// The keyboard made the surface take all the room there is.
    case keyboardFill(overlap: Double, room: Double)
    /// Rounding to a pixel.
    case pixel(Rounding, scale: Double)
  }

  /// The direction of a rounding.
  public enum Rounding: UInt8, Hashable, Sendable, CaseIterable {
    /// To the pixel below.
    case down
    /// To the pixel above.
    case up
    /// To the nearest pixel; `ResolutionRules.halves` says where halves go.
    case nearest
  }
}
