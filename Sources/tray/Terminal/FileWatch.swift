// SPDX-License-Identifier: MIT

/// What tells whether a file was written since it was last looked at.
struct FileStamp: Equatable, Sendable {
  /// When the file was written last.
  let seconds: Int
  /// The part of that time below a second.
  let nanoseconds: Int
  /// How long it is, in bytes.
  let size: Int
  /// Which file it is; an editor that saves by renaming makes another one.
  let identity: UInt64
}

/// Waits until files are written, by looking at them a few times a second.
struct FileWatch {
  private let paths: [String]
  private let stamp: (String) -> FileStamp?
  private let pause: () -> Void
  private var seen: [FileStamp?]

  /// Watches files as they are now; read them only after this, so that nothing is missed.
  ///
  /// - Parameters:
  ///   - paths: The files; one that isn't there counts as written when it comes.
  ///   - stamp: The stamp of a file, nil where there is none.
  ///   - pause: Lets some time pass.
  init(
    _ paths: [String], stamp: @escaping (String) -> FileStamp? = { SystemCalls.stamp($0) },
    pause: @escaping () -> Void = { SystemCalls.sleep(milliseconds: 100) }
  ) {
    (self.paths, self.stamp, self.pause) = (paths, stamp, pause)
    seen = paths.map(stamp)
  }

  /// Returns when a file was written and all files have been left alone for one pause.
  mutating func waitForChange() {
    let before = seen
    repeat {
      seen = steadyStamps()
    } while seen == before
  }

  /// The stamps of all files when two looks in a row see the same.
  private func steadyStamps() -> [FileStamp?] {
    var last = paths.map(stamp)
    while true {
      pause()
      let now = paths.map(stamp)
      if now == last { return now }
      last = now
    }
  }
}
