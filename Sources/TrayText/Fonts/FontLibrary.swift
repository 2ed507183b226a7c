// SPDX-License-Identifier: MIT

internal import TrayLayout

/// The fonts that text may use: the system family, which is the embedded Inter unless files take its
/// place, and what was added, in the order it was added.
///
/// The embedded family is as wide as the iOS system font unless ``SystemMetrics/inter`` is asked for.
///
/// A value: adding to a copy leaves the original alone, and a ``Typesetter`` keeps the fonts it was
/// made with. Nothing is looked up on the machine unless ``addMachineFonts(in:role:)`` asks for it.
///
/// A character, with the marks that belong to it, goes to the first font that has all of it: the font
/// asked for, the fallback families in the order in which they were added, and at last the embedded
/// Inter; an emoji first to the fonts in colour among them. Within a family CSS font matching chooses:
/// slant, then weight. No face is slanted or emboldened by force, so where a family has no italic, text
/// that asks for one is as wide as upright text.
public struct FontLibrary: Sendable {
  /// What an added font may be used for.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// Only where its family is asked for by name.
    case family
    /// By name, and for characters that the font asked for lacks.
    case familyAndFallback
  }

  /// Whose widths the system family has, where no font file takes its place.
  public enum SystemMetrics: String, Hashable, Sendable, CaseIterable {
    /// The iOS system font's, as measured on pictures made by iOS; shaped and drawn with Inter.
    case phone
    /// Inter's own.
    case inter

    /// How wide the error of a line is beside a phone, in a sentence.
    ///
    /// Of 1,348 lines on pictures made by iOS: for the measured widths the median error, for Inter the
    /// range of its mean over text sizes.
    package var errorWords: String {
      switch self {
      case .phone:
        """
        those of the iOS system font, as measured on pictures: half of the lines are within \
        0.13 points of a phone's
        """
      case .inter:
        """
        those of the embedded Inter: 3 to 5 % wider than a phone's from 15 points on, and narrower \
        at 11
        """
      }
    }
  }

  /// Whose widths the system family has; nil where font files took its place.
  public let systemMetrics: SystemMetrics?

  private let system: FontFamily
  private let embedded: FontFamily
  private var named: [FontFamily] = []
  /// Where each family stands, by its name in small letters.
  private var places: [String: Int] = [:]
  /// The faces by their PostScript names in small letters.
  private var facesByName: [String: FontFace] = [:]
  /// Where the families for missing characters stand, in the order they are tried.
  private var fallback: [Int] = []
  /// Made again with every change, so that copies may share it.
  private var chains = FontChains()

  /// Creates a library with the embedded Inter as the system family.
  ///
  /// - Parameter metrics: Whose widths the system family has.
  /// - Throws: A ``FontError`` where the embedded fonts cannot be opened.
  public init(metrics: SystemMetrics = .phone) throws(FontError) {
    try self.init(system: [], metrics)
  }

  /// Creates a library whose system family is made of font files, such as those of a phone's own font.
  ///
  /// Widths are those of the files, also where they depend on the size (axis `opsz`, table `trak`);
  /// lines keep the height of the iOS system font. The embedded Inter is the last to be asked for a
  /// character.
  ///
  /// - Parameters:
  ///   - paths: Font files, or directories of them, as in ``add(file:role:)``; without any, the
  ///     embedded Inter stays.
  ///   - metrics: Whose widths the system family has where the embedded Inter stays.
  /// - Throws: A ``FontError`` that names the file and what is wrong with it.
  public init(
    defaultFont paths: [String], metrics: SystemMetrics = .phone
  ) throws(FontError) {
    var faces: [FontFace] = []
    for path in paths {
      for file in try FontDirectory.files(at: path) { faces += try FontLibrary.faces(of: file) }
    }
    try self.init(system: faces, metrics)
  }

  private init(system faces: [FontFace], _ metrics: SystemMetrics) throws(FontError) {
    systemMetrics = faces.isEmpty ? metrics : nil
    hasDesignsBySize = systemMetrics == .phone
    let inter = FontFamily(name: "Inter", faces: try EmbeddedInter.faces.get())
    embedded = inter
    system =
      faces.first.map { first in
        FontFamily(name: first.description.familyNames.first ?? first.file, faces: faces)
      } ?? inter
    register(inter.faces + faces, role: .family)
  }

  /// The name of the family that took the place of the embedded one; nil where none did.
  public var defaultFontName: String? {
    system.faces.first === embedded.faces.first ? nil : system.name
  }

  /// Adds every face of a font file or collection.
  ///
  /// - Parameters:
  ///   - path: The path of a .ttf, .otf, .ttc or .otc file. The file is mapped, so it must not be
  ///     changed in place while it is in use.
  ///   - role: Whether the fonts also serve as fallback, after those added before.
  /// - Returns: The family names that can now be asked for.
  /// - Throws: A ``FontError`` that names the file and what is wrong with it.
  @discardableResult
  public mutating func add(
    file path: String, role: Role = .familyAndFallback
  ) throws(FontError) -> [String] {
    let faces = try FontLibrary.faces(of: path)
    return register(faces, role: role)
  }

  /// Adds every font file of a directory, sorted by file name, without its subdirectories.
  ///
  /// The library is unchanged if one of the files cannot be used.
  ///
  /// - Parameters:
  ///   - path: The path of a directory.
  ///   - role: Whether the fonts also serve as fallback, after those added before.
  /// - Returns: The family names that can now be asked for.
  /// - Throws: A ``FontError`` that names the file and what is wrong with it.
  @discardableResult
  public mutating func add(
    directory path: String, role: Role = .familyAndFallback
  ) throws(FontError) -> [String] {
    var faces: [FontFace] = []
    for file in try FontDirectory.fontFiles(in: path) { faces += try FontLibrary.faces(of: file) }
    return register(faces, role: role)
  }

  /// Adds the fonts that are installed on this machine, after those that are there already.
  ///
  /// What is measured with them holds for this machine only, so texts that use one say so in
  /// `machineFonts`. Files that cannot be used are passed over.
  ///
  /// - Parameters:
  ///   - directories: Where to look, subdirectories included; nil for the usual places. What is not
  ///     there is passed over.
  ///   - role: Whether the fonts also serve as fallback, in the order of their paths.
  /// - Returns: The family names that can now be asked for.
  /// - Complexity: Reads every font file once.
  @discardableResult
  public mutating func addMachineFonts(
    in directories: [String]? = nil, role: Role = .familyAndFallback
  ) -> [String] {
    var faces: [FontFace] = []
    for file in (directories ?? MachineFonts.directories).flatMap(FontDirectory.allFontFiles) {
      if let found = try? FontLibrary.faces(of: file, areOfMachine: true) { faces += found }
    }
    return register(faces, role: role)
  }

  /// The names of the families that can be asked for, in the order they were added.
  public var families: [String] { named.map(\.name) }

  /// The names of the fallback families, in the order they are tried.
  public var fallbackFamilies: [String] {
    fallback.map { named[$0].name }
  }

  /// Whether a family, or a face by its PostScript name, was added or is embedded; letter case does not
  /// matter.
  public func hasFamily(named name: String) -> Bool { family(named: name) != nil }

  private static func faces(
    of path: String, areOfMachine: Bool = false
  ) throws(FontError) -> [FontFace] {
    let blob = try FontBlob(path: path)
    let count = try unsafe FaceReader(
      bytes: blob.bytes, count: blob.count, index: 0, file: path
    ).faceCount
    var faces: [FontFace] = []
    for index in 0..<max(count, 1) {
      faces.append(
        try FontFace(blob: blob, index: index, file: path, isOfMachine: areOfMachine))
    }
    return faces
  }

  @discardableResult
  private mutating func register(_ added: [FontFace], role: Role) -> [String] {
    var names: [String] = []
    for face in added {
      if face.description.dependsOnSize { hasDesignsBySize = true }
      let known = face.description.familyNames
      let own = face.description.postScriptName.lowercased()
      if !own.isEmpty, facesByName[own] == nil { facesByName[own] = face }
      let all = known.isEmpty ? [face.file] : known
      let place = add(face, toFamily: all[0])
      for name in all.dropFirst() { add(face, toFamily: name) }
      for name in all where !names.contains(name) { names.append(name) }
      if role == .familyAndFallback, !fallback.contains(place) { fallback.append(place) }
    }
    chains = FontChains()
    return names
  }

  /// Adds a face to a family, and answers where the family stands.
  @discardableResult
  private mutating func add(_ face: FontFace, toFamily name: String) -> Int {
    if let index = places[name.lowercased()] {
      named[index].faces.append(face)
      return index
    }
    places[name.lowercased()] = named.count
    named.append(FontFamily(name: name, faces: [face]))
    return named.count - 1
  }

  private func family(named name: String) -> FontFamily? {
    let key = name.lowercased()
    if let place = places[key] { return named[place] }
    return facesByName[key].map { FontFamily(name: name, faces: [$0]) }
  }

  /// Whether a face looks different at different sizes, so that sizes cannot share a shaping.
  private(set) var hasDesignsBySize: Bool

  /// The fonts to try for a description, the one asked for first; never empty.
  ///
  /// A family that is not there counts as the system family.
  func chain(for font: FontDescription) -> [ResolvedFont] {
    chains.chain(for: font) { makeChain(for: font) }
  }

  private func makeChain(for font: FontDescription) -> [ResolvedFont] {
    var chain: [ResolvedFont] = []
    if case .named(let name) = font.family, let resolved = resolve(family(named: name), font) {
      chain.append(resolved)
    }
    var defaultFont = resolve(system, font)?.withSystemLines(font)
    if font.family == .monospaced {
      defaultFont?.widths = .monospaced
    } else if systemMetrics == .phone {
      defaultFont = defaultFont?.withSystemWidths(font)
    }
    if chain.isEmpty, let defaultFont { chain.append(defaultFont) }
    chain += fallback.compactMap { resolve(named[$0], font) }
    if case .named = font.family, let defaultFont { chain.append(defaultFont) }
    if defaultFontName != nil, let last = resolve(embedded, font)?.withSystemLines(font) {
      chain.append(last)
    }
    return chain.count > Self.chainLimit ? Array(chain.prefix(Self.chainLimit)) : chain
  }

  /// The number of fonts that are tried for a character.
  private static let chainLimit = Int(UInt16.max)

  private func resolve(_ family: FontFamily?, _ font: FontDescription) -> ResolvedFont? {
    guard let face = family?.face(weight: font.weight, isItalic: font.isItalic) else { return nil }
    let instance = face.instance(
      weight: font.weight, size: font.size, isItalic: font.isItalic)
    return ResolvedFont(
      face: instance, metrics: instance.description.metrics,
      hasEqualDigits: font.hasEqualDigits)
  }
}

/// A face as a text uses it.
struct ResolvedFont: Sendable {
  /// The face.
  let face: FontFace
  /// Its vertical metrics for this use.
  let metrics: FaceMetrics
  /// Whether digits are shaped with equal widths.
  var hasEqualDigits = false
  /// The widths that take the place of the face's own.
  var widths: SystemWidths?

  /// The same with lines as high as the iOS system font's.
  func withSystemLines(_ font: FontDescription) -> ResolvedFont {
    ResolvedFont(
      face: face, metrics: .system(capHeight: face.description.metrics.capHeight),
      hasEqualDigits: hasEqualDigits || font.family == .monospaced)
  }

  /// The same as wide as the iOS system font.
  func withSystemWidths(_ font: FontDescription) -> ResolvedFont {
    var measured = self
    measured.widths = SystemWidths(
      weight: face.description.weight, size: font.size, hasEqualDigits: hasEqualDigits)
    return measured
  }

  /// The advance of a character's own glyph in em, without tracking; nil without a glyph.
  func advance(of scalar: UInt32) -> Double? {
    guard let natural = face.advance(of: scalar) else { return nil }
    guard let widths else { return natural }
    if let fixed = widths.fixedAdvance { return natural > 0 ? fixed : 0 }
    return widths.advance(of: scalar) ?? natural * widths.scale
  }
}

/// What one state of a library answered to descriptions; the lock guards the look-up only.
private final class FontChains: Sendable {
  private static let capacity = 256
  private let known = Lock<[FontDescription: [ResolvedFont]]>([:])

  /// The fonts for a description, found with `make` if they are not known.
  func chain(for font: FontDescription, _ make: () -> [ResolvedFont]) -> [ResolvedFont] {
    if let chain = known.withLock({ $0[font] }) { return chain }
    let chain = make()
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[font] = chain
    }
    return chain
  }
}
