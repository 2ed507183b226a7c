// SPDX-License-Identifier: MIT

/// Folds the bits of results into one number (FNV-1a over 64-bit words).
struct Digest {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ result: Double) {
    // Every NaN counts as the same one; their bits are no part of the promise.
    value = (value ^ (result.isNaN ? 0x7FF8_0000_0000_0000 : result.bitPattern)) &* 0x100_0000_01B3
  }

  mutating func add(_ result: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: result)) &* 0x100_0000_01B3
  }
}

/// The random numbers that choose the samples (SplitMix64).
struct Source {
  var state: UInt64

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to one below a count.
  mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(bits() >> 11) * 0x1p-53)
  }
}

/// How many hashed areas there are; each has its own digest, so that a difference names its place.
@c(parity_areas) public func parityAreas() -> Int32 { 11 }

/// The digest of one area over `samples` samples.
@c(parity_digest) public func parityDigest(area: Int32, samples: Int32) -> UInt64 {
  var digest = Digest()
  var source = Source(state: UInt64(truncatingIfNeeded: area) &* 7_919)
  // A resolution or a whole gesture is worth many numbers.
  for _ in 0..<(area < 7 ? samples : samples / 20) {
    switch area {
    case 0: elementary(&source, &digest)
    case 1: springs(&source, &digest)
    case 2: settling(&source, &digest)
    case 3: decays(&source, &digest)
    case 4: bands(&source, &digest)
    case 5: velocities(&source, &digest)
    case 6: releases(&source, &digest)
    case 7: detents(&source, &digest)
    case 8: tray(&source, &digest)
    case 9: sheet(&source, &digest)
    default: reveal(&source, &digest)
    }
  }
  return digest.value
}
