// SPDX-License-Identifier: MIT

public import TrayKit

/// Puts derivations of widths, maxima and stops into arithmetic that a person can check by hand.
public enum DerivationWords {
  /// The right side of the equation whose left side is the result, such as `0.56 × 759, …`.
  public static func arithmetic(_ derivation: Derivation) -> String {
    var text = words(derivation.source, raw: derivation.raw)
    // Steps below what is printed are the noise of floating-point sums.
    for step in derivation.steps where (step.after - step.before).magnitude >= 0.0005 {
      text += words(step.rule, before: step.before, after: step.after)
    }
    return text
  }

  private static func words(_ source: Derivation.Source, raw: Double) -> String {
    switch source {
    case .regionHeight(let height): "\(number(height)) window"
    case .regionWidth(let width): "\(number(width)) window"
    case .content(let ideal, let header, let section):
      "\(number(ideal)) content" + added(header, "header") + added(section, "bottom section")
    case .unmeasured: "\(number(raw)) while the content is not measured"
    case .points(let points): "\(number(points)) as declared"
    case .fraction(let fraction, let base): product(fraction, base, raw)
    case .contentFraction(let fraction, let base):
      "\(number(fraction)) × \(number(base)) content" + outcome(raw)
    case .medium(let ratio, let base): product(ratio, base, raw)
    case .large(let maximum): "\(number(maximum)) maximum"
    case .full(let height, let added):
      "\(number(height)) window" + taken(added, "that the surface adds")
    case .insetFromTop(let inset, let height, let added):
      "\(number(height)) window" + taken(inset, "from the top")
        + taken(added, "that the surface adds")
    case .tip(let header, let peek): "\(number(peek)) peek" + added(header, "header")
    case .hidden: "nothing shows"
    case .custom: "\(number(raw)) from its closure"
    case .smaller(let first, let second):
      "the smaller of \(number(first)) and \(number(second))"
    case .greater(let first, let second):
      "the greater of \(number(first)) and \(number(second))"
    case .relative(let other, let value, let factor, let offset):
      "\(number(value)) \(DetentNames.name(of: other))"
        + (factor == 1 ? "" : " × \(number(factor))")
        + added(offset, "")
    case .fallback(let maximum): "\(number(maximum)) maximum, as no detent is left"
    }
  }

  private static func words(_ rule: Derivation.Rule, before: Double, after: Double) -> String {
    switch rule {
    case .consumedKeyboard(let height): added(height, "that the keyboard has taken")
    case .topGap(let inset, let extra):
      taken(inset, "top inset") + added(min(max(-extra, 0), inset), "of it")
        + added(max(-extra - inset, 0), "beyond the window") + taken(max(extra, 0), "top gap")
    case .bottomInset(let inset): taken(inset, "bottom inset")
    case .sideInsets(let left, let right): taken(left, "left inset") + taken(right, "right inset")
    case .readableWidth(let width, let scale):
      ", at most \(number(width))" + (scale == 1 ? "" : " × \(number(scale)) for the text size")
        + " readable" + (scale == 1 ? "" : outcome(after))
    case .form(let length): ", at most \(number(length)) as a form"
    case .cap(let cap): ", at most \(number(cap)) by its cap"
    case .bottomSection(let height): taken(height, "bottom section")
    case .contentLimit(let limit): ", at most \(number(limit)), the content"
    case .partialCap(let fraction, let base):
      ", at most \(number(fraction)) × \(number(base))" + outcome(after)
    case .maximum(let maximum, let grabber, let section):
      ", at most \(number(maximum)) maximum" + taken(grabber, "grabber")
        + taken(section, "bottom section") + outcome(after)
    case .keyboard(let overlap, let room):
      ", at most \(number(room)) above a keyboard of \(number(overlap))"
    case .keyboardFill(let overlap, let room):
      ", all of the \(number(room)) above a keyboard of \(number(overlap))"
    case .pixel(let rounding, let scale): pixel(rounding, scale) + outcome(after)
    }
  }

  private static func pixel(_ rounding: Derivation.Rounding, _ scale: Double) -> String {
    let grid = scale == 1 ? "the point" : "1/\(number(scale)) point"
    switch rounding {
    case .down: return ", down to \(grid)"
    case .up: return ", up to \(grid)"
    case .nearest: return ", to the nearest of \(grid)"
    }
  }

  private static func product(_ fraction: Double, _ base: Double, _ raw: Double) -> String {
    "\(number(fraction)) × \(number(base))" + outcome(raw)
  }

  private static func outcome(_ value: Double) -> String { " = \(number(value))" }

  static func added(_ value: Double, _ what: String) -> String {
    if value == 0 { return "" }
    let sign = value < 0 ? " − " : " + "
    return sign + number(value.magnitude) + (what.isEmpty ? "" : " \(what)")
  }

  static func taken(_ value: Double, _ what: String) -> String { added(-value, what) }

  static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
