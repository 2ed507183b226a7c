// SPDX-License-Identifier: MIT

internal import TrayGeometry
internal import TrayLayout

/// The last few answers of one text.
///
/// An answer that shows the whole text at full size also serves every offer between its widest line
/// and the width it was asked for, because greedy breaking takes the same lines there.
struct MeasureMemo: Sendable {
  private struct Entry {
    var narrowest: Double
    var offer: Offer
    /// Whether any height from that of the answer up gives the same.
    var servesTaller: Bool
    var measure: TextMeasure
  }

  private static let capacity = 4
  private var entries: [Entry] = []
  private var next = 0

  /// Makes room once, so that no answer asks for memory.
  init() { entries.reserveCapacity(Self.capacity) }

  /// A stored answer that holds for an offer, or nil.
  func answer(to offer: Offer) -> TextMeasure? {
    for entry in entries where entry.offer.grid == offer.grid {
      guard offer.width <= entry.offer.width, offer.width >= entry.narrowest else { continue }
      let servesHeight =
        entry.servesTaller
        ? offer.height >= min(entry.measure.size.height, entry.offer.height)
        : offer.height == entry.offer.height
      if servesHeight { return entry.measure }
    }
    return nil
  }

  /// Stores an answer in place of the oldest.
  ///
  /// - Parameters:
  ///   - measure: The answer.
  ///   - offer: What it answers.
  ///   - narrowest: The width of the widest line if nothing was cut or scaled, else nil.
  mutating func store(_ measure: TextMeasure, for offer: Offer, narrowest: Double?) {
    let entry = Entry(
      narrowest: min(narrowest ?? offer.width, offer.width), offer: offer,
      servesTaller: narrowest != nil, measure: measure)
    if entries.count < MeasureMemo.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % MeasureMemo.capacity
    }
  }
}
