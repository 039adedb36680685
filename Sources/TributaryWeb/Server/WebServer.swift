import Foundation
import Synchronization

/// An HTTP/1.1 server on the loopback interface.
///
///     thread of the server                       any thread
///     poll ─▶ accept ─▶ read ─▶ parse ─▶ handler ──────▶ …
///      ▲                                                 │
///      └── wake pipe ◀── commands ◀── ServerExchange.respond, send, end
///
/// A single thread performs all input and output, so a slow view tree does not delay other connections, and a slow
/// client does not occupy a thread. Each connection handles one request at a time; further requests wait until the
/// response to the previous one is complete.
///
/// Invariants:
/// 1. Each request receives exactly one response, unless its connection breaks.
/// 2. After ``stop()`` has returned, all descriptors of the server are closed and its thread has ended.
///
/// Tested by `WebServerTests`.
package final class WebServer: Sendable {
  /// A closure that receives each complete request on the server's thread. It must return quickly; any thread can send
  /// the response later.
  typealias Handler = @Sendable (HTTPRequest, ServerExchange) -> Void

  /// A closure that checks a request before its large body is received. It receives the request without the body, on
  /// the server's thread.
  typealias Admission = @Sendable (HTTPRequest) throws(HTTPError) -> Void

  private let limits: HTTPLimits
  private let admission: Admission
  private let handler: Handler
  private let mailbox: ServerMailbox
  private let thread = Mutex<DispatchSemaphore?>(nil)

  /// - Parameters:
  ///   - admission: The closure that checks requests with a large body.
  ///   - handler: The closure that receives each complete request.
  init(
    limits: HTTPLimits = HTTPLimits(), admission: @escaping Admission = { _ in }, handler: @escaping Handler
  ) throws(ServerError) {
    self.limits = limits
    self.admission = admission
    self.handler = handler
    mailbox = ServerMailbox(try ServerWakePipe())
  }

  deinit { stop() }

  /// Listens on 127.0.0.1 and, if available, on ::1.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for a free port.
  ///   - prepare: A closure that receives the port before the first request is read.
  /// - Returns: The port.
  func start(port: UInt16, prepare: (UInt16) -> Void = { _ in }) throws(ServerError) -> UInt16 {
    let (first, port) = try LoopbackSocket.listen(.v4, port: port)
    // IPv6 is optional. Another program that uses the port on ::1 must not receive requests for this server.
    var listeners = [first]
    do throws(ServerError) {
      listeners.append(try LoopbackSocket.listen(.v6, port: port).socket)
    } catch {
      if case .portInUse = error {
        LoopbackSocket.close(first)
        throw error
      }
    }
    let ended = DispatchSemaphore(value: 0)
    let (mailbox, limits, admission, handler, sockets) = (mailbox, limits, admission, handler, listeners)
    let thread = Thread {
      ServerLoop(listeners: sockets, mailbox: mailbox, limits: limits, admission: admission, handler: handler).run()
      ended.signal()
    }
    thread.name = "tributary-web"
    self.thread.withLock { $0 = ended }
    prepare(port)
    thread.start()
    return port
  }

  /// Closes all connections and waits until the thread has ended. Do not call this method on the server's thread.
  package func stop() {
    let ended = thread.withLock { ended in
      defer { ended = nil }
      return ended
    }
    guard let ended else { return }
    mailbox.stop()
    ended.wait()
  }

  /// The number of open connections.
  package var connectionCount: Int { mailbox.connectionCount }
}

/// An error that prevents the server from starting.
package enum ServerError: Error, Equatable {
  case portInUse(UInt16)
  /// A system call failed with an `errno` value.
  case system(call: String, code: Int32)
}

extension ServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)).lowercased())"
    }
  }
}
