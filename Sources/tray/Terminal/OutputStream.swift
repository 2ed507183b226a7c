// SPDX-License-Identifier: MIT

/// One of the program's two streams: results go to standard output, everything else to the other.
///
/// Text is gathered and written by `flush()`. When there is no reader any more (a closed pipe), writing
/// becomes a silent no-op, as it is for `head`. Another error is kept for the exit code.
final class OutputStream {
  let isTerminal: Bool
  private(set) var isClosed = false
  /// The number of the first error other than a closed pipe.
  private(set) var error: Int32?
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Text is written by itself when this many bytes are gathered.
  private static let capacity = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
    self.isTerminal = SystemCalls.isTerminal(descriptor)
  }

  static func standardOutput() -> OutputStream { OutputStream(descriptor: 1) }
  static func standardError() -> OutputStream { OutputStream(descriptor: 2) }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    guard !isClosed else { return }
    pending += bytes
    if pending.count >= Self.capacity { flush() }
  }

  func flush() {
    var rest = pending[...]
    while !rest.isEmpty, !isClosed {
      switch SystemCalls.writeBytes(rest, to: descriptor) {
      case .success(let count): rest = rest.dropFirst(count)
      case .failure(let failure):
        isClosed = true
        if !failure.isClosedPipe { error = failure.number }
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
