import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe that wakes the server's thread from any thread.
final class ServerWakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(ServerError) {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) == 0 }
    }
    guard isOpen else { throw ServerError.system(call: "pipe", code: errno) }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = ends
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Wakes the thread. A full pipe has already woken it.
  func send() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Discards all sent bytes.
  func drain() {
    var buffer: [UInt8] = Array(repeating: 0, count: 256)
    while read(readEnd, &buffer, buffer.count) > 0 {}
  }
}
