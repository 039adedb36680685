import TributaryGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The input and output files of a terminal.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  static let standard = TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)

  /// Whether both files are a terminal with an addressable cursor.
  var isTerminal: Bool {
    isatty(input) == 1 && isatty(output) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The number of columns and rows, or 80 × 24 if the terminal does not report them.
  var windowSize: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The result of reading from the terminal.
  enum Read {
    case bytes(ArraySlice<UInt8>)
    case nothing
    /// The file ended, or the terminal was closed.
    case ended
  }

  /// Reads the available bytes without waiting.
  func readAvailable() -> Read {
    guard Self.wait(for: [input], milliseconds: 0) else { return .nothing }
    var buffer: [UInt8] = Array(repeating: 0, count: 4096)
    let count = read(input, &buffer, buffer.count)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .ended
  }

  /// Waits until one of the files is readable or has ended.
  ///
  /// - Parameter milliseconds: The maximum wait in milliseconds; -1 waits indefinitely.
  /// - Returns: Whether a file is readable.
  static func wait(for files: [Int32], milliseconds: Int32) -> Bool {
    var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&polls, nfds_t(polls.count), milliseconds) > 0
  }

  /// Writes the complete text, and waits for a slow terminal.
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

/// Calls the C function, which the method above shadows.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
