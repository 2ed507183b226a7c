// SPDX-License-Identifier: MIT

public import TrayKit

/// A step on several surfaces side by side, with the reason for each difference.
public struct LookComparison: Sendable {
  /// The step on one surface.
  public struct Side: Sendable {
    /// The surface.
    public let look: ComparedLook
    /// The step on it.
    public let step: ResolvedStep
  }

  /// A number or a rectangle of each surface, and why they differ.
  public struct Row: Hashable, Sendable {
    /// What it is; it begins with blanks where it belongs to the row above.
    public var name: String
    /// One text for each surface; `-` where it has none.
    public var values: [String]
    /// What the first of two surfaces lacks to the second, in points; nil where that is invalid.
    public var difference: Double?
    /// Why, a reason for each surface that has one; empty where nothing differs.
    public var reasons: [Reason] = []
  }

  /// Why a surface has the number that it has.
  public struct Reason: Hashable, Sendable {
    /// The surface.
    public var look: ComparedLook
    /// The arithmetic, or what the surface lacks.
    public var text: String
  }

  /// The name of the step.
  public let step: String
  /// The window.
  public let window: Window
  /// The surfaces, in the order asked for.
  public let sides: [Side]
  /// Whether a sheet rests at the height of the content alone, because nothing in it scrolls down.
  public let fits: Bool
  private let settings: ComparedLook.Settings

  /// Resolves a step on each surface.
  public init(
    _ step: Step, on looks: [ComparedLook], with settings: ComparedLook.Settings,
    in window: Window, locale: LocaleFacts, by resolver: Resolver
  ) {
    self.step = step.id
    self.window = window
    self.settings = settings
    let own = resolver.resolve(step, in: window, locale: locale)
    let fits = SheetContent(own).scroll == nil
    self.fits = fits
    sides = looks.map { look in
      guard let contract = look.contract(settings, fits: fits, in: window) else {
        return Side(look: look, step: own)
      }
      var step = step
      step.override = contract
      return Side(look: look, step: resolver.resolve(step, in: window, locale: locale))
    }
  }

  // MARK: Rows

  /// Everything that is compared, in the order in which it is read.
  public func rows() -> [Row] {
    var rows = [
      row("width", \.surfaceWidth, \.widthDerivation),
      row("maximum", \.maximum, \.maximumDerivation), restRow(),
    ]
    for place in places { rows += self.rows(of: place) }
    return rows
  }

  /// A resting place by what it is called on each surface.
  private struct Place {
    var name: String
    /// The identity on each surface; nil where the surface has no such place.
    var ids: [DetentID?]
  }

  /// The places of all surfaces: positions from the lowest to the highest, then what else a tray has.
  private var places: [Place] {
    var places: [Place] = []
    for position in SheetPosition.allCases where position != .hidden {
      let ids = sides.map { side in declared(side).first { SheetPosition.of($0) == position } }
      guard ids.contains(where: { $0 != nil }) else { continue }
      let isFit = ids.contains(SheetPosition.fit)
      places.append(Place(name: isFit ? "fit" : "\(position)", ids: ids))
    }
    for (index, side) in sides.enumerated() where side.look == .tray {
      for id in declared(side) where SheetPosition.of(id) == nil {
        var ids = [DetentID?](repeating: nil, count: sides.count)
        ids[index] = id
        places.append(Place(name: DetentNames.name(of: id), ids: ids))
      }
    }
    return places
  }

  /// The detents of a surface that have a stop or a reason for having none.
  private func declared(_ side: Side) -> [DetentID] {
    let resolution = side.step.resolution
    return resolution.stops.flatMap(\.ids) + resolution.dropped.map(\.id)
  }

  private func row(
    _ name: String, _ value: KeyPath<Resolution, Double>,
    _ derivation: KeyPath<Resolution, Derivation>
  ) -> Row {
    let values = sides.map { $0.step.resolution[keyPath: value] }
    var row = row(name, values)
    row.reasons = reasons(values) {
      DerivationWords.arithmetic($0.step.resolution[keyPath: derivation])
    }
    return row
  }

  private func restRow() -> Row {
    let names = sides.map { side -> String in
      let id = side.step.resolution.selection.current
      guard side.look != .tray, let position = SheetPosition.of(id) else {
        return DetentNames.name(of: id)
      }
      return fits ? "fit" : "\(position)"
    }
    return Row(name: "at rest", values: names)
  }

  private func rows(of place: Place) -> [Row] {
    let stops = zip(sides, place.ids).map { side, id in id.flatMap { side.step.resolution.stop($0) }
    }
    let heights = stops.map { $0?.contentHeight }
    var content = row(place.name, heights)
    content.reasons = reasons(heights) { side in
      let index = sides.firstIndex { $0.look == side.look } ?? 0
      return why(side, place, place.ids[index], stops[index])
    }
    let tops = stops.map { $0?.surfaceHeight }
    var frames = Row(name: "  frame", values: stops.map { $0.map { Self.text($0.frame) } ?? "-" })
    if Set(frames.values).count > 1 {
      for (side, stop) in zip(sides, stops) {
        guard let stop, let words = shape(side, stop) else { continue }
        frames.reasons.append(Reason(look: side.look, text: words))
      }
    }
    return [content, row("  surface", tops), frames]
  }

  // MARK: Reasons

  private func why(_ side: Side, _ place: Place, _ id: DetentID?, _ stop: Stop?) -> String? {
    if let id, let member = stop?.members.first(where: { $0.id == id }) {
      return DerivationWords.arithmetic(member.derivation)
    }
    if let dropped = side.step.resolution.dropped.first(where: { $0.id == id }) {
      return "off: \(IssueWords.reason(dropped.reason))"
    }
    guard side.look == .native, place.name == "\(SheetPosition.tip)" else { return nil }
    return "the system's sheet has no tip; the way there leads to half"
  }

  /// What a rectangle is due to besides its height.
  private func shape(_ side: Side, _ stop: Stop) -> String? {
    let resolution = side.step.resolution
    let region = resolution.region
    let isPage = region.maxY - stop.frame.maxY > 0 && stop.frame.width == resolution.surfaceWidth
    if stop.frame.width < resolution.surfaceWidth {
      let inset = stop.frame.minX - resolution.surfaceX
      return "a card, \(Self.number(inset)) from the edges, drawn that much smaller"
    }
    return isPage && resolution.keyboardOverlap == 0 ? "in the middle of a large window" : nil
  }

  /// A reason for each surface, where the surfaces differ.
  private func reasons<Value: Equatable>(
    _ values: [Value], _ reason: (Side) -> String?
  ) -> [Reason] {
    guard values.contains(where: { $0 != values[0] }) else { return [] }
    return sides.compactMap { side in
      reason(side).map { Reason(look: side.look, text: $0) }
    }
  }

  // MARK: Texts

  private func row(_ name: String, _ values: [Double?]) -> Row {
    var row = Row(name: name, values: values.map { $0.map(Self.number) ?? "-" })
    if values.count == 2, let first = values[0], let second = values[1] {
      row.difference = second - first
    }
    return row
  }

  private static func text(_ frame: Rect) -> String {
    "\(number(frame.width)) × \(number(frame.height)) at \(number(frame.minX)), \(number(frame.minY))"
  }

  private static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
