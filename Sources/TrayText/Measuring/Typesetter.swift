// SPDX-License-Identifier: MIT

public import TrayLayout

/// Measures text: FreeType's metrics, HarfBuzz's advances, ICU's breaks, and the rules of a mode.
///
/// One typesetter serves any number of threads. It keeps what it has shaped, so that the same text
/// at another width or size is not shaped again, up to ``cacheLimit`` UTF-16 units.
///
/// Where no public source settles a rule, these hold:
/// - A line may be 1/64 point wider than the offer. Trailing white space hangs and has no width.
/// - Static empty text has no line and no height; text that ends in a hard break has an empty last
///   line. A line limit that hides nothing but white space cuts nothing.
/// - Text is cut by whole graphemes, as few as make room for the ellipsis, and white space beside it
///   goes. The ellipsis is U+2026 of the font asked for, or else three full stops. In the middle,
///   the two parts grow in turn, the narrower first, the head before the tail. Where paragraphs are
///   hidden below the last line, the cut is at its tail.
/// - Text with a minimum scale factor takes the largest factor, in thousandths, at which nothing is
///   cut; tracking shrinks with it, line spacing does not.
/// - Reserved lines are lines of the first run's font, each with its gap, and line spacing between.
/// - A language of `ja-u-lb-strict` (or `normal`, `loose`) chooses how strictly lines break, and
///   `-u-lw-keepall` keeps words of all scripts together.
public final class Typesetter: TextMeasurer {
  /// The fonts that text may use.
  public let fonts: FontLibrary
  /// How text is measured where engines differ.
  public let options: TypesettingOptions
  /// The number of UTF-16 units of text up to which shaped texts are kept, about 60 bytes each;
  /// up to twice as many are held for a while.
  public let cacheLimit: Int

  // The lock guards look-ups only; shaping happens outside of it.
  private let caches: Lock<Caches>

  private struct Caches {
    var prepared: GenerationCache<PreparedKey, TypesetText>
    var shaped: GenerationCache<ShapeKey, ShapedText>
  }

  /// What a cached text costs besides its units.
  private static let entryCost = 16

  /// Creates a typesetter.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that text may use.
  ///   - options: How text is measured where engines differ.
  ///   - cacheLimit: The number of UTF-16 units of text that are kept; values below 0 count as 0.
  public init(
    fonts: FontLibrary, options: TypesettingOptions = TypesettingOptions(),
    cacheLimit: Int = 1_000_000
  ) {
    self.fonts = fonts
    self.options = options
    self.cacheLimit = max(cacheLimit, 0)
    caches = Lock(
      Caches(
        prepared: GenerationCache(limit: max(cacheLimit, 0)),
        shaped: GenerationCache(limit: max(cacheLimit, 0))))
  }

  /// Creates a typesetter for a mode with that mode's own tab stops.
  public convenience init(fonts: FontLibrary, mode: TypesettingOptions.Mode) {
    self.init(fonts: fonts, options: TypesettingOptions(mode: mode))
  }

  /// Shapes a text, or finds it among those shaped before.
  public func prepare(_ text: StyledText) -> any PreparedText {
    let key = PreparedKey(text)
    if let known = caches.withLock({ $0.prepared.value(for: key, cost: Typesetter.cost) }) {
      return known
    }
    let size = text.runs.lazy.map(\.font.size).first { $0.isFinite && $0 > 0 } ?? 0
    let shaped = shape(key, baseSize: size > 0 ? size : 1)
    let prepared = TypesetText(
      text, shaped: shaped, size: size, options: options, unknownFamilies: unknownFamilies(of: text)
    )
    return caches.withLock { caches in
      if let known = caches.prepared.value(for: key, cost: Typesetter.cost) { return known }
      caches.prepared.insert(prepared, for: key, cost: Typesetter.cost(prepared))
      return prepared
    }
  }

  /// The families that a text asks for and no font has, each once.
  private func unknownFamilies(of text: StyledText) -> [String] {
    var unknown: [String] = []
    for run in text.runs where !run.text.isEmpty {
      guard case .named(let name) = run.font.family, !unknown.contains(name) else { continue }
      if !fonts.hasFamily(named: name) { unknown.append(name) }
    }
    return unknown
  }

  private func shape(_ prepared: PreparedKey, baseSize: Double) -> ShapedText {
    let key = ShapeKey(
      prepared, baseSize: baseSize, tellsSizesApart: fonts.hasDesignsBySize)
    if let known = caches.withLock({ $0.shaped.value(for: key, cost: Typesetter.cost) }) {
      return known
    }
    let shaped = TextShaper.shape(
      prepared.text, baseSize: baseSize, fonts: fonts, rules: options.shapingRules)
    caches.withLock { $0.shaped.insert(shaped, for: key, cost: Typesetter.cost(shaped)) }
    return shaped
  }

  private static func cost(_ text: TypesetText) -> Int { text.cost + entryCost }

  private static func cost(_ text: ShapedText) -> Int { text.units.count + entryCost }
}
