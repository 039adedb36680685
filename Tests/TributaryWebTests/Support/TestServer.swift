import Synchronization

@testable import TributaryWeb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server that returns each request to the client, and keeps `/stream` open. `/flood` sends 40 MB as a stream.
final class TestServer {
  let server: WebServer
  let port: UInt16
  private let received = RequestCounter()

  /// The number of requests that the handler has received.
  var requestCount: Int { received.count.withLock { $0 } }

  /// The number of exchanges that still exist.
  var exchangeCount: Int { received.exchanges.withLock { $0.count { $0.exchange != nil } } }

  /// Sends an event to all streams.
  func send(_ text: String) {
    for stream in received.streams.withLock({ $0 }) { stream.send(Array("data: \(text)\n\n".utf8)) }
  }

  private final class RequestCounter: Sendable {
    struct WeakExchange: Sendable { weak var exchange: ServerExchange? }

    let count = Mutex(0)
    let exchanges = Mutex<[WeakExchange]>([])
    let streams = Mutex<[ServerExchange]>([])
  }

  init(_ change: (inout HTTPLimits) -> Void = { _ in }) throws {
    var limits = HTTPLimits()
    change(&limits)
    server = try WebServer(limits: limits) { [received] request, exchange in
      received.count.withLock { $0 += 1 }
      received.exchanges.withLock { $0.append(.init(exchange: exchange)) }
      switch request.path {
      case "/kept":
        exchange.trust()
        exchange.respond(.eventStream)
        received.streams.withLock { $0.append(exchange) }
      case "/flood":
        exchange.respond(.eventStream)
        for _ in 0..<40 { exchange.send(Array(repeating: 65, count: 1 << 20)) }
      case "/stream":
        exchange.trust()
        exchange.respond(.eventStream)
        exchange.send(Array("data: one\n\n".utf8))
      case "/trusted":
        exchange.trust()
        exchange.respond(HTTPResponse(204))
      case "/later":
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { exchange.respond(.json("\"later\"")) }
      case "/large":
        exchange.respond(HTTPResponse(200, type: "text/plain", body: Array(repeating: 65, count: 20 << 20)))
      default: exchange.respond(.json("\"\(request.method) \(request.target) \(request.body.count)\""))
      }
    }
    port = try server.start(port: 0)
  }

  deinit { server.stop() }

  func client() throws -> RawClient { try RawClient(port: port) }

  /// Whether a well-behaved client is served.
  var servesHonestClients: Bool {
    guard let client = try? client() else { return false }
    return client.response(to: "GET /honest HTTP/1.1\r\nHost: x\r\n\r\n").hasSuffix("\"GET /honest 0\"")
  }

  /// Waits until exactly the given number of connections are open, and returns whether this occurs in time.
  func waitForConnections(_ count: Int) -> Bool {
    for _ in 0..<6_000 {
      if server.connectionCount == count { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  /// Waits until at most the given number of sockets are open, and returns whether this occurs in time.
  func waitForSockets(_ count: Int) -> Bool {
    for _ in 0..<2_000 {
      if let current = socketCount, current <= count { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  /// Raises the limit of open descriptors of the process, and returns whether it is sufficient.
  static func permitDescriptors(_ count: rlim_t) -> Bool {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return false }
    if limit.rlim_cur >= count { return true }
    limit.rlim_cur = count
    return setrlimit(resource, &limit) == 0
  }

  /// The number of open descriptors of the process. Other suites open and close some.
  static var descriptorCount: Int? {
    for folder in ["/proc/self/fd", "/dev/fd"] {
      if let files = try? FileManager.default.contentsOfDirectory(atPath: folder) { return files.count }
    }
    return nil
  }

  /// The number of descriptors of this process that are sockets of the server; `nil` on other systems than Linux.
  var socketCount: Int? {
    let lists = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    guard !lists.isEmpty, let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else {
      return nil
    }
    let end = String(format: ":%04X", port)
    let sockets = lists.joined().split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ")
      return fields.count > 9 && fields[1].hasSuffix(end) ? "socket:[\(fields[9])]" : nil
    }
    return files.count { file in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
      return target.map(sockets.contains) ?? false
    }
  }
}
