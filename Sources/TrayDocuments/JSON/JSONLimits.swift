// SPDX-License-Identifier: MIT

/// How large a document may be; what lies beyond is refused with an error that names the limit.
public struct JSONLimits: Hashable, Sendable {
  /// The most bytes that are read.
  public var maximumBytes: Int
  /// The most arrays and objects that may stand inside each other.
  public var maximumDepth: Int
  /// The most values that a document may hold, arrays and objects included.
  public var maximumNodes: Int

  /// Limits that no document written by a person reaches: 8 MiB, 256 levels, 100,000 values.
  public static let standard = JSONLimits(
    maximumBytes: 8 << 20, maximumDepth: 256, maximumNodes: 100_000)

  /// Creates limits from three numbers.
  public init(maximumBytes: Int, maximumDepth: Int, maximumNodes: Int) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
  }
}
