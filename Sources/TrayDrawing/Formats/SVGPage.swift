// SPDX-License-Identifier: MIT

/// Writes pictures as parts of one page of HTML.
///
/// All parts share the outlines of glyphs, and colours are classes, so that a page can show each part
/// by day and by night. Views carry titles but no identifiers, which might be those of the page.
public struct SVGPage {
  private var writer = SVGWriter(inks: PageInks())

  /// Creates a page without pictures.
  public init() {}

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - light: The picture by day.
  ///   - dark: The same picture by night: the same commands with other colours.
  /// - Returns: Elements for the inside of an `svg`, in points.
  public mutating func part(light: DisplayList, dark: DisplayList) -> String {
    writer.part(light: light, dark: dark)
  }

  /// What the `defs` of one `svg` in the page must hold for all parts written so far.
  public var definitions: String { writer.definitions }

  /// The rules of the colours of all parts written so far, by day and by night.
  public var rules: (light: String, dark: String) {
    let pairs = writer.inks?.pairs ?? []
    func text(_ ink: (PageInks.Pair) -> Ink) -> String {
      pairs.enumerated().map { index, pair in
        ".f\(index){\(SVGWriter.fillRule(ink(pair)))}.s\(index){\(SVGWriter.strokeRule(ink(pair)))}"
      }.joined()
    }
    return (text(\.light), text(\.dark))
  }
}

/// The colours of a page, each by day and by night, named by the order of their first use.
struct PageInks {
  struct Pair: Hashable {
    var light: Ink
    var dark: Ink
  }

  private(set) var pairs: [Pair] = []
  private var names: [Pair: Int] = [:]

  mutating func name(_ light: Ink, _ dark: Ink) -> Int {
    let pair = Pair(light: light, dark: dark)
    if let name = names[pair] { return name }
    names[pair] = pairs.count
    pairs.append(pair)
    return pairs.count - 1
  }
}

extension DisplayList.Command {
  /// The colour that the command paints with; nil for one that paints nothing.
  var ink: Ink? {
    switch self {
    case .fill(_, _, let ink), .stroke(_, _, let ink, _, _), .line(_, _, let ink, _, _),
      .glyphs(_, let ink), .outline(_, let ink, _), .trace(_, let ink, _):
      ink
    case .beginClip, .endClip, .beginShift, .endShift, .beginGroup, .endGroup: nil
    }
  }
}
