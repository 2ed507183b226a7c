// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A value that one thread at a time reads or changes.
///
/// Built on the mutex of POSIX, which thread sanitizers know. On Linux they do not see the kernel
/// hand over the one in Swift's `Synchronization`, and report races that are none.
struct Lock<State>: Sendable {
  private let storage: LockStorage<State>

  /// Guards a value.
  init(_ state: sending State) { storage = LockStorage(state) }

  /// Runs `body` with the value while no other thread has it; must not be nested for one lock.
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }
}

/// The value and the mutex, at a place that does not move.
///
/// Sendable because nothing but `Lock` touches the value, and only between `lock` and `unlock`.
@safe private final class LockStorage<State>: @unchecked Sendable {
  var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init(_ state: State) {
    self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    let status = unsafe pthread_mutex_init(mutex, nil)
    precondition(status == 0, "no mutex, error \(status)")
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }

  func unlock() { unsafe pthread_mutex_unlock(mutex) }
}
