import TributaryGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal's files: where bytes come from and go to.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  static let standard = TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)

  /// Whether both ends are a terminal that can address its cursor.
  var isTerminal: Bool {
    isatty(input) == 1 && isatty(output) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Columns and rows; 80 × 24 if the terminal does not say.
  var windowSize: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  enum Read {
    case bytes(ArraySlice<UInt8>)
    case nothing
    /// End of file, or the terminal is gone.
    case ended
  }

  /// Takes what is there, without waiting.
  func readAvailable() -> Read {
    guard Self.wait(for: [input], milliseconds: 0) else { return .nothing }
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    let count = read(input, &buffer, buffer.count)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
  }

  /// Waits until one of the files can be read or has ended.
  ///
  /// - Parameter milliseconds: -1 waits without end.
  /// - Returns: Whether one can.
  static func wait(for files: [Int32], milliseconds: Int32) -> Bool {
    var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&polls, nfds_t(polls.count), milliseconds) > 0
  }

  /// Writes everything, waiting for a slow terminal.
  func write(_ text: String) throws(SessionError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw SessionError.system(call: "write", code: errno)
      }
    }
  }
}

/// The C function, which the method above hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
