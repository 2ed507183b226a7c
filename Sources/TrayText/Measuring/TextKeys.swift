// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import TrayLayout

/// A text as a key, equal only if the code units are: strings that merely look the same have other
/// ranges.
struct PreparedKey: Hashable {
  let text: StyledText
  /// A hash of the code units, taken once for all look-ups.
  let digest: Int

  init(_ text: StyledText) {
    self.text = text
    var hasher = Hasher()
    for run in text.runs { run.text.hashUnits(into: &hasher) }
    digest = hasher.finalize()
  }

  // The compiler's equality, so that no property of a text can be forgotten, and then the units.
  static func == (first: PreparedKey, second: PreparedKey) -> Bool {
    first.digest == second.digest && first.text == second.text
      && zip(first.text.runs, second.text.runs).allSatisfy { $0.text.hasSameUnits(as: $1.text) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    for run in text.runs {
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
    hasher.combine(text.paragraph.lineLimit)
  }
}

/// What of a text decides its shaping: everything that does not scale with the size.
struct ShapeKey: Hashable {
  let text: StyledText
  let digest: Int
  let baseSize: Double
  /// Whether texts that differ only in size are told apart.
  let tellsSizesApart: Bool

  /// The key of a text whose units were hashed already.
  init(_ prepared: PreparedKey, baseSize: Double, tellsSizesApart: Bool) {
    text = prepared.text
    digest = prepared.digest
    self.baseSize = baseSize
    self.tellsSizesApart = tellsSizesApart
  }

  static func == (first: ShapeKey, second: ShapeKey) -> Bool {
    let (one, two) = (first.text, second.text)
    guard first.digest == second.digest else { return false }
    if first.tellsSizesApart, first.baseSize != second.baseSize { return false }
    return one.direction == two.direction && one.language == two.language
      && one.runs.count == two.runs.count
      && zip(one.runs, two.runs).allSatisfy { left, right in
        left.relative(to: first.baseSize) == right.relative(to: second.baseSize)
          && left.text.hasSameUnits(as: right.text)
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    for run in text.runs { hasher.combine(run.font.weight) }
  }
}

extension StyledText.Run {
  /// The run as it is shaped: its lengths as shares of a size, without what stands between lines.
  fileprivate func relative(to size: Double) -> StyledText.Run {
    var run = self
    run.font.size /= size
    run.font.leading = nil
    run.font.lineAddition = 0
    run.tracking /= size
    run.kerning /= size
    run.baselineOffset /= size
    return run
  }
}

extension String {
  /// Whether two strings have the same UTF-8 code units.
  fileprivate func hasSameUnits(as other: String) -> Bool {
    let isSame: Bool?? = unsafe utf8.withContiguousStorageIfAvailable { one in
      unsafe other.utf8.withContiguousStorageIfAvailable { two in
        guard one.count == two.count else { return false }
        guard let first = one.baseAddress, let second = two.baseAddress else {
          return true
        }
        return unsafe memcmp(first, second, one.count) == 0
      }
    }
    if let isSame = isSame ?? nil { return isSame }
    return utf8.elementsEqual(other.utf8)
  }

  /// Hashes the UTF-8 code units.
  fileprivate func hashUnits(into hasher: inout Hasher) {
    let isDone: Void? = unsafe utf8.withContiguousStorageIfAvailable { units in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(units))
    }
    if isDone == nil { for unit in utf8 { hasher.combine(unit) } }
    hasher.combine(utf8.count)
  }
}
