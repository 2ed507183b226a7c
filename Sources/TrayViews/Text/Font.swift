// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// A font, by text style or by size.
public struct Font: Hashable, Sendable {
  /// A kind of text whose size follows the text size that the person has set.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// A title of the first order.
    case title
    /// A title of the second order.
    case title2
    /// A title of the third order.
    case title3
    /// A heading, semibold.
    case headline
    /// A heading below another.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the foot.
    case footnote
    /// A caption.
    case caption
    /// A caption of the second order.
    case caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale from 100 to 900.
    public let value: Int

    /// Creates a weight from a number; what is below 1 or above 1,000 counts as those.
    public init(value: Int) { self.value = min(max(value, 1), 1000) }

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The character of the strokes.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// All characters of one width.
    case monospaced
    /// Measured as the default.
    case rounded
    /// Measured as the default.
    case serif
  }

  /// How far apart the lines of a text style stand.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// As the style has it.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// Where the size comes from.
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case size(Double)
    case custom(String, size: Double, relativeTo: TextStyle?)
  }

  var source: Source
  var design = Design.default
  var weight: Weight?
  var isBold = false
  var isItalic = false
  var hasEqualDigits = false
  var leading = Leading.standard
  /// Points from one baseline to the next, in place of those of the style.
  var fixedLeading: Double?

  init(_ source: Source) { self.source = source }

  /// The largest title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title of the first order.
  public static let title = Font(.style(.title))
  /// A title of the second order.
  public static let title2 = Font(.style(.title2))
  /// A title of the third order.
  public static let title3 = Font(.style(.title3))
  /// A heading, semibold.
  public static let headline = Font(.style(.headline))
  /// A heading below another.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// A remark.
  public static let callout = Font(.style(.callout))
  /// A note at the foot.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A caption of the second order.
  public static let caption2 = Font(.style(.caption2))

  /// The system font in a size that does not follow the person's text size.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.size(size))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// A font by name, in a size that follows the person's text size as running text does.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by name, in a size that follows the person's text size as `style` does.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// A font by name, in a size that does not follow the person's text size.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The emphasised font: bold for the three largest styles, semibold for the others.
  public func bold() -> Font {
    var font = self
    font.isBold = true
    return font
  }

  /// The slanted font.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with its lines closer together or further apart.
  ///
  /// It changes fonts in a text style; others have no leading to change.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// The font with a distance of its own from one baseline to the next, in points.
  package func leading(points: Double) -> Font {
    var font = self
    font.fixedLeading = points
    return font
  }

  /// The font with digits of equal width, so that numbers that change stay as wide.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasEqualDigits = true
    return font
  }
}

extension Font {
  /// Points by which a line of a text style is higher on a phone that is set to Arabic.
  private static let arabicAddition = 2.0

  /// The font that a text engine is asked for, at a text size on a phone that may be set to Arabic.
  func description(at size: DynamicTypeSize, onArabicPhone: Bool = false) -> FontDescription {
    var points: Double
    var family = design == .monospaced ? FontDescription.Family.monospaced : .system
    var weight = Weight.regular
    var leading = fixedLeading
    switch source {
    case .style(let style):
      // Lines of an Arabic phone are never tight.
      let change = onArabicPhone ? max(self.leading.change, 0) : self.leading.change
      leading = leading ?? style.leading(at: size) + change
      points = style.pointSize(at: size)
      weight = isBold ? style.emphasizedWeight : style.weight
    case .size(let fixed):
      points = fixed
      weight = isBold ? .bold : .regular
    case .custom(let name, let base, let style):
      points = base
      if let style { points *= style.pointSize(at: size) / style.pointSize(at: .large) }
      family = .named(name)
      weight = isBold ? .bold : .regular
    }
    // A leading in points stands for that of a style, as trees are written down.
    let isStyle = leading != nil
    return FontDescription(
      family: family, size: points, weight: (self.weight ?? weight).value, isItalic: isItalic,
      hasEqualDigits: hasEqualDigits, leading: leading,
      lineAddition: isStyle && onArabicPhone ? Self.arabicAddition : 0)
  }
}

extension Font.Leading {
  /// Points added to the leading of a style.
  fileprivate var change: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
