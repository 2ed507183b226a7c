// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// HarfBuzz buffers that are not in use, kept because they have grown to their size.
///
/// A buffer belongs to one thread between `take` and `giveBack`; the lock guards the list.
@safe final class BufferPool: Sendable {
  /// The pool of the process.
  static let shared = BufferPool()

  @safe private struct Idle: @unchecked Sendable {
    var buffers: [OpaquePointer] = unsafe []
  }

  /// The greatest number of idle buffers.
  private static let capacity = 16
  /// The number of glyphs up to which a buffer is worth keeping.
  private static let lengthLimit: UInt32 = 4_096

  private let idle = Lock(Idle())

  /// A buffer that is the caller's until it is given back.
  func take() -> OpaquePointer {
    let known = unsafe idle.withLock { unsafe $0.buffers.popLast() }
    if let known = unsafe known { return unsafe known }
    return unsafe hb_buffer_create()
  }

  /// Takes a buffer back, or destroys it if there are enough or it has grown too large.
  func giveBack(_ buffer: OpaquePointer) {
    let isLarge = unsafe hb_buffer_get_length(buffer) > BufferPool.lengthLimit
    let isKept = idle.withLock { idle in
      guard !isLarge, unsafe idle.buffers.count < BufferPool.capacity else { return false }
      unsafe idle.buffers.append(buffer)
      return true
    }
    if !isKept { unsafe hb_buffer_destroy(buffer) }
  }
}
