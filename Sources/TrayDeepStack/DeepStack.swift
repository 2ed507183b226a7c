// SPDX-License-Identifier: MIT

internal import CTrayDeepStack

/// Room for nested calls, however deep a tree is.
///
/// Sizes, places and preferences of a tree are found by calls that nest as its views do. A secondary
/// thread has 512 KB of stack on Apple's systems, which some hundred levels use up. Work that nests
/// goes through ``withRoom(_:)``, which goes on with a larger stack before the one at hand ends.
public enum DeepStack {
  /// The bytes that must be left; what lies between two calls of ``withRoom(_:)`` needs less.
  static let reserve = 192 * 1024

  /// The bytes of the larger stack; memory is taken as it is used.
  static let size = 256 * 1024 * 1024

  /// Runs `body`, on a larger stack where the one at hand is nearly used up.
  ///
  /// The caller waits meanwhile, so that `body` may use what belongs to the caller's thread; values
  /// that are local to the thread or the task are not there.
  ///
  /// - Parameter body: The work; it may nest further calls of this function.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  /// - Complexity: A comparison; where the stack is nearly used up, a thread is made and waited for.
  @inline(__always)
  public static func withRoom<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    hasRoom ? try body() : try runOnLargerStack(body)
  }

  /// Whether enough of the stack is left for one more level.
  public static var hasRoom: Bool { tray_stack_left() >= reserve }

  @inline(never)
  private static func runOnLargerStack<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var outcome: Result<Value, Failure>?
    let work = { () -> Void in
      do throws(Failure) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
    }
    withoutActuallyEscaping(work) { (work: @escaping () -> Void) in
      var work = work
      let isRun = unsafe withUnsafeMutablePointer(to: &work) { pointer in
        unsafe tray_run_on_stack(
          size, { unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer) == 0
      }
      // Without another thread the rest of this stack is all there is.
      if !isRun { work() }
    }
    guard let outcome else { preconditionFailure("the work that was waited for has run") }
    return try outcome.get()
  }
}
