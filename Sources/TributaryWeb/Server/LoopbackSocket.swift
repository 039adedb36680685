import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wrapper of the socket functions for all platforms. All sockets are nonblocking and closed in child processes.
enum LoopbackSocket {
  /// A version of the Internet Protocol.
  enum Family { case v4, v6 }

  /// Opens a listening socket on the loopback address of an address family.
  ///
  /// - Parameter port: The port, or 0 for a free port.
  /// - Returns: The socket and its port.
  static func listen(_ family: Family, port: UInt16) throws(ServerError) -> (socket: Int32, port: UInt16) {
    let descriptor = socket(family == .v4 ? AF_INET : AF_INET6, stream, 0)
    guard descriptor >= 0 else { throw ServerError.system(call: "socket", code: errno) }
    prepare(descriptor)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size(of: on))
    let isBound =
      switch family {
      case .v4: bindV4(descriptor, port)
      case .v6: bindV6(descriptor, port)
      }
    guard isBound, systemListen(descriptor, 128) == 0, let port = Self.port(of: descriptor) else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE ? ServerError.portInUse(port) : ServerError.system(call: "bind", code: code)
    }
    return (descriptor, port)
  }

  private static func bindV4(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return bind(descriptor, &address)
  }

  private static func bindV6(_ descriptor: Int32, _ port: UInt16) -> Bool {
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, size(of: on))
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return bind(descriptor, &address)
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemBind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    // The port has the same offset for both families.
    var address = sockaddr_in6()
    var length = size(of: address)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
    return isKnown ? UInt16(bigEndian: address.sin6_port) : nil
  }

  /// The result of accepting a connection.
  enum Accepted {
    case connection(Int32)
    case none
    /// The process or the system has no free descriptors.
    case exhausted
  }

  /// Accepts a pending connection.
  static func accept(_ listener: Int32) -> Accepted {
    while true {
      let descriptor = systemAccept(listener, nil, nil)
      if descriptor >= 0 {
        prepare(descriptor)
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size(of: on))
        return .connection(descriptor)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }

  /// The result of reading from a connection.
  enum Received {
    case bytes(Int)
    case nothing
    case ended
    case failed
  }

  /// Receives the available bytes, up to the size of a buffer.
  static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Received {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(count) }
    if count == 0 { return .ended }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .nothing : .failed
  }

  /// Sends as many bytes as the connection accepts without blocking.
  ///
  /// - Returns: The number of bytes, or `nil` if the connection is broken.
  static func send(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, sendFlags) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? 0 : nil
  }

  /// Ends the output of a connection.
  static func endOutput(_ descriptor: Int32) { shutdown(descriptor, Int32(shutdownOutput)) }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, size(of: on))
    #endif
  }

  private static func size<Value>(of value: Value) -> socklen_t { socklen_t(MemoryLayout<Value>.size) }
}

// C functions and constants that are shadowed by methods above, or have different types on other platforms.
#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
  private let shutdownOutput = SHUT_WR
  private let sendFlags = Int32(MSG_NOSIGNAL)
#elseif canImport(Musl)
  private let stream = SOCK_STREAM
  private let shutdownOutput = SHUT_WR
  private let sendFlags = MSG_NOSIGNAL
#else
  private let stream = SOCK_STREAM
  private let shutdownOutput = SHUT_WR
  private let sendFlags: Int32 = 0
#endif

private func systemBind(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  bind(descriptor, address, length)
}

private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }

private func systemAccept(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ length: UnsafeMutablePointer<socklen_t>?
) -> Int32 {
  accept(descriptor, address, length)
}

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}

private func systemClose(_ descriptor: Int32) { close(descriptor) }
