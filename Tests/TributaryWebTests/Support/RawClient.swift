import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends arbitrary bytes. One thread uses it at a time.
final class RawClient: @unchecked Sendable {
  struct Failure: Error {
    let call: String
    let code: Int32
  }

  let socket: Int32

  init(port: UInt16) throws {
    #if canImport(Glibc)
      socket = systemSocket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = systemSocket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw Failure(call: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close()
      throw Failure(call: "connect", code: errno)
    }
  }

  deinit { close() }

  private var isOpen = true

  func close() {
    guard isOpen else { return }
    isOpen = false
    systemClose(socket)
  }

  /// Sends as many bytes as the server accepts.
  ///
  /// - Returns: Whether everything was sent.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = bytes[start...].withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Signals that no more bytes are sent.
  func endOutput() { shutdown(socket, Int32(SHUT_WR)) }

  /// Receives until a condition holds, the server closes the connection, or the given number of seconds has passed.
  func receive(within seconds: Double = 5, until isEnough: (String) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    let end = Date(timeIntervalSinceNow: seconds)
    var buffer: [UInt8] = Array(repeating: 0, count: 65_536)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if isEnough(text) { return text }
      var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let rest = end.timeIntervalSinceNow
      guard rest > 0, poll(&ready, 1, Int32(rest * 1_000) + 1) > 0 else { return text }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else {
        isEnded = true
        return text
      }
      bytes += buffer[..<count]
    }
  }

  /// Whether the server has closed the connection.
  private(set) var isEnded = false

  /// Sends a request and returns the response with its head, as far as it arrives.
  func response(to text: String, within seconds: Double = 5) -> String {
    send(text)
    return receive(within: seconds) { text in
      guard let end = text.range(of: "\r\n\r\n") else { return false }
      guard let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.output.1) }) else { return true }
      return text[end.upperBound...].utf8.count >= length
    }
  }
}

private func systemSocket(_ domain: Int32, _ type: Int32, _ kind: Int32) -> Int32 { socket(domain, type, kind) }
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}
