import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends arbitrary bytes. One thread uses it at a time.
package final class RawClient: @unchecked Sendable {
  package struct Failure: Error {
    package let call: String
    package let code: Int32
  }

  package let socket: Int32

  /// - Parameter isV6: Whether the client connects to ::1 instead of 127.0.0.1.
  package init(port: UInt16, isV6: Bool = false) throws {
    socket = systemSocket(isV6 ? AF_INET6 : AF_INET, stream, 0)
    guard socket >= 0 else { throw Failure(call: "socket", code: errno) }
    let status: Int32
    if isV6 {
      var address = Self.v6Loopback
      address.sin6_port = port.bigEndian
      status = Self.withAddress(&address) { connect(socket, $0, $1) }
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      status = Self.withAddress(&address) { connect(socket, $0, $1) }
    }
    guard status == 0 else {
      close()
      throw Failure(call: "connect", code: errno)
    }
  }

  private static var v6Loopback: sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    return address
  }

  private static func withAddress<Address>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }

  /// Whether the machine has the address ::1.
  package static let hasV6Loopback: Bool = {
    let descriptor = systemSocket(AF_INET6, stream, 0)
    guard descriptor >= 0 else { return false }
    defer { systemClose(descriptor) }
    var address = v6Loopback
    return withAddress(&address) { systemBind(descriptor, $0, $1) } == 0
  }()

  deinit { close() }

  private var isOpen = true

  package func close() {
    guard isOpen else { return }
    isOpen = false
    systemClose(socket)
  }

  /// Sends as many bytes as the server accepts.
  ///
  /// - Returns: Whether everything was sent.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
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
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Signals that no more bytes are sent.
  package func endOutput() { shutdown(socket, Int32(SHUT_WR)) }

  /// Receives until a condition holds, the server closes the connection, or the given number of seconds has passed.
  package func receive(within seconds: Double = 5, until isEnough: (String) -> Bool = { _ in false }) -> String {
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
  package private(set) var isEnded = false

  /// Sends a request and returns the response with its head, as far as it arrives.
  package func response(to text: String, within seconds: Double = 5) -> String {
    send(text)
    return receive(within: seconds) { text in
      guard let end = text.range(of: "\r\n\r\n") else { return false }
      guard let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.output.1) }) else { return true }
      return text[end.upperBound...].utf8.count >= length
    }
  }
}

#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  private let stream = SOCK_STREAM
#endif

private func systemBind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  bind(descriptor, address, length)
}
private func systemSocket(_ domain: Int32, _ type: Int32, _ kind: Int32) -> Int32 { socket(domain, type, kind) }
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}
