#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pipe with which signal handlers and other threads wake the session.
///
/// There is one pipe per process, and it is never closed: a late write could otherwise reach another file with the same
/// number.
struct WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// A reason for waking the session.
  enum Reason: UInt8, Sendable {
    case asked
    case resized
    case suspended
    case resumed
  }

  /// The shared pipe. Both ends are -1 if the system cannot open a pipe; then only input wakes the session.
  static let shared: WakePipe = {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) == 0 }
    }
    guard isOpen else { return WakePipe(readEnd: -1, writeEnd: -1) }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe has already woken the session, so writers do not block.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return WakePipe(readEnd: ends.0, writeEnd: ends.1)
  }()

  /// Sends a reason. Safe on any thread, and in a signal handler after ``shared`` was created.
  func send(_ reason: Reason) {
    var byte = reason.rawValue
    _ = write(writeEnd, &byte, 1)
  }

  /// Reads and returns all reasons that were sent.
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
