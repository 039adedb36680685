import Foundation
import Synchronization

@testable import TributaryWeb

/// A server that returns each request to the client, and keeps `/stream` open.
final class TestServer {
  let server: WebServer
  let port: UInt16
  private let received = RequestCounter()

  /// The number of requests that the handler has received.
  var requestCount: Int { received.count.withLock { $0 } }

  private final class RequestCounter: Sendable {
    let count = Mutex(0)
  }

  init(_ change: (inout HTTPLimits) -> Void = { _ in }) throws {
    var limits = HTTPLimits()
    change(&limits)
    server = try WebServer(limits: limits) { [received] request, exchange in
      received.count.withLock { $0 += 1 }
      switch request.path {
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

  /// Waits until the process has at most the given number of descriptors open, and returns whether this occurs in time.
  /// Other suites open some in the meantime.
  static func waitForDescriptors(_ count: Int) throws -> Bool {
    for _ in 0..<2_000 {
      if let current = descriptorCount, current <= count { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return false
  }

  /// The number of open descriptors of the process.
  static var descriptorCount: Int? {
    for folder in ["/proc/self/fd", "/dev/fd"] {
      if let files = try? FileManager.default.contentsOfDirectory(atPath: folder) { return files.count }
    }
    return nil
  }
}
