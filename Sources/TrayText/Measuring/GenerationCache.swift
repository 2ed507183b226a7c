// SPDX-License-Identifier: MIT

/// A map of bounded cost that forgets what was not asked for lately.
///
/// Entries live in two generations. When the young one is full, it becomes the old one and the old
/// one goes; an old entry that is asked for becomes young. So the cost held is at most twice the
/// limit, and a look-up costs no more than two hash look-ups.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let limit: Int

  /// Creates a cache whose generations cost up to `limit` each.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, if it is still there.
  mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key, cost: cost(value))
    return value
  }

  /// Stores a value.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > limit, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost
  }
}
