// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls to the operating system; the only place of the program that handles pointers.
enum SystemCalls {
  /// Makes writing into a closed pipe an error instead of the program's end.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Says so and ends the program when a person interrupts it.
  static func leaveOnInterrupt() {
    _ = signal(SIGINT) { _ in
      let text: StaticString = "tray: interrupted\n"
      _ = unsafe write(2, text.utf8Start, text.utf8CodeUnitCount)
      _exit(130)
    }
    // A parent that blocks the signal hands that down.
    var interrupt = sigset_t()
    unsafe sigemptyset(&interrupt)
    unsafe sigaddset(&interrupt, SIGINT)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }

  /// Ends the program.
  static func leave(_ code: ExitCode) -> Never { exit(code.rawValue) }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to one file, which is there.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard unsafe stat(first, &one) == 0, unsafe stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// The names in a directory, sorted; at most so many are looked at.
  static func names(in directory: String, atMost limit: Int = 10_000) -> [String] {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = unsafe readdir(stream) {
      let size = unsafe MemoryLayout.size(ofValue: entry.pointee.d_name)
      unsafe names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          unsafe name.withMemoryRebound(to: CChar.self, capacity: size) {
            unsafe String(cString: $0)
          }
        })
    }
    return names.sorted()
  }

  /// What tells whether a file was written; nil where there is none.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size),
      identity: UInt64(status.st_ino))
  }

  /// Lets time pass; no processor is used meanwhile.
  static func sleep(milliseconds: Int) {
    _ = usleep(UInt32(milliseconds) * 1000)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static func openFile(_ path: String) throws(SystemError) -> Int32 {
    // A path with a NUL inside would name another file.
    guard !path.utf8.contains(0) else { throw SystemError(number: ENOENT) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  static func createFile(_ path: String) throws(SystemError) -> Int32 {
    guard !path.utf8.contains(0) else { throw SystemError(number: ENOENT) }
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  static func closeFile(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Reads to the end, but no more than `limit` bytes.
  static func readBytes(_ descriptor: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, wanted)
      }
      if count == 0 { break }
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if errno != EINTR {
        throw SystemError(number: errno)
      }
    }
    return bytes
  }

  /// Writes some of the bytes and answers how many.
  static func writeBytes(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Result<
    Int, SystemError
  > {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return .success(count) }
    return errno == EINTR ? .success(0) : .failure(SystemError(number: errno))
  }
}

/// What the operating system refused.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let number: Int32

  /// Whether what is written has no reader.
  var isClosedPipe: Bool { number == EPIPE }
  /// Whether there is no such file or directory.
  var isMissing: Bool { number == ENOENT }
  /// Whether this user may not do it.
  var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(number) }

  var description: String {
    switch number {
    case ENOENT: return "there is no such file"
    case EISDIR: return "this is a directory; expected a file"
    case EACCES: return "reading the file is not allowed; look at its permissions"
    default:
      guard let text = unsafe strerror(number) else { return "error number \(number)" }
      return unsafe String(cString: text)
    }
  }
}
