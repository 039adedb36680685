#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages to and from the compiler, on standard input and output: a length of eight bytes in little-endian order,
/// followed by JSON.
enum PluginChannel {
  /// Returns the next message, or `nil` after the compiler has closed the input.
  static func receive() -> JSONValue? {
    guard let header = read(8) else { return nil }
    var length = 0
    for byte in header.reversed() { length = length << 8 | Int(byte) }
    guard let body = read(length) else { return nil }
    return JSONValue(body)
  }

  static func send(_ message: JSONValue) {
    let body = Array(message.text.utf8)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
    while !bytes.isEmpty {
      let count = write(STDOUT_FILENO, bytes, bytes.count)
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let got = systemRead(STDIN_FILENO, &buffer, min(buffer.count, count - bytes.count))
      guard got > 0 else { return nil }
      bytes += buffer[..<got]
    }
    return bytes
  }
}

/// Calls the C function, which the method above shadows.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
