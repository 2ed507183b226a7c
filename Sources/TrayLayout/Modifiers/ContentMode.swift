// SPDX-License-Identifier: MIT

/// How a view with a given ratio of width to height fills a place.
public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}
