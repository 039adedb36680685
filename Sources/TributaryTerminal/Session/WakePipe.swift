#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pipe through which signal handlers and other threads wake the session.
///
/// There is one for the process and it is never closed: a late writer could otherwise hit a file that got its number.
struct WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Why the session is woken.
  enum Reason: UInt8, Sendable {
    case asked
    case resized
    case suspended
    case resumed
  }

  /// Both ends are -1 if the system has no more files to give; then nothing wakes the session but input.
  static let shared: WakePipe = {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) == 0 }
    }
    guard isOpen else { return WakePipe(readEnd: -1, writeEnd: -1) }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe has woken the session already; nobody waits to write more.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return WakePipe(readEnd: ends.0, writeEnd: ends.1)
  }()

  /// Safe in a signal handler once ``shared`` has been made, and on any thread.
  func send(_ reason: Reason) {
    var byte = reason.rawValue
    _ = write(writeEnd, &byte, 1)
  }

  /// Takes everything out that was sent.
  func receive() -> Set<Reason> {
    var reasons: Set<Reason> = []
    var buffer: [UInt8] = Array(repeating: 0, count: 256)
    while readEnd >= 0 {
      let count = read(readEnd, &buffer, buffer.count)
      guard count > 0 else { break }
      for byte in buffer.prefix(count) {
        if let reason = Reason(rawValue: byte) { reasons.insert(reason) }
      }
    }
    return reasons
  }
}
