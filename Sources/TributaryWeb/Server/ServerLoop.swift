import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The event loop of a server, which runs on the server's thread.
///
/// It waits, executes commands, accepts and reads connections, passes requests to the handler, writes, and closes
/// connections that exceed a time limit.
final class ServerLoop {
  private let listeners: [Int32]
  private let mailbox: ServerMailbox
  private let limits: HTTPLimits
  private let admission: WebServer.Admission
  private let handler: WebServer.Handler
  private var connections: [ConnectionID: ServerConnection] = [:]
  private var lastID: UInt64 = 0
  /// The time until which no connections are accepted, because no descriptors are available.
  private var pausesUntil = 0.0
  private var buffer: [UInt8] = Array(repeating: 0, count: 64 << 10)

  init(
    listeners: [Int32], mailbox: ServerMailbox, limits: HTTPLimits, admission: @escaping WebServer.Admission,
    handler: @escaping WebServer.Handler
  ) {
    self.listeners = listeners
    self.mailbox = mailbox
    self.limits = limits
    self.admission = admission
    self.handler = handler
  }

  /// Runs until the server is stopped.
  func run() {
    while true {
      let ready = wait()
      let (commands, isStopped) = mailbox.take()
      for (id, command) in commands { obey(command, id) }
      if isStopped { break }
      if ready.hasNewConnections { acceptAll() }
      for (id, canRead, canWrite) in ready.connections {
        guard let connection = connections[id] else { continue }
        if canRead { read(connection) }
        if canWrite { connection.flush(now: Self.now) }
        handOver(connection)
      }
      expire()
      removeClosed()
    }
    for connection in connections.values { connection.close() }
    removeClosed()
    for listener in listeners { LoopbackSocket.close(listener) }
  }

  /// The sockets that can be read or written without waiting.
  private struct Ready {
    var hasNewConnections = false
    var connections: [(ConnectionID, canRead: Bool, canWrite: Bool)] = []
  }

  /// Waits until a descriptor is ready or a deadline expires.
  private func wait() -> Ready {
    let now = Self.now
    let accepts = now >= pausesUntil
    var polls = [pollfd(fd: mailbox.pipe.readEnd, events: Int16(POLLIN), revents: 0)]
    // `poll` skips negative descriptors.
    for listener in listeners { polls.append(pollfd(fd: accepts ? listener : -1, events: Int16(POLLIN), revents: 0)) }
    var ids: [ConnectionID] = []
    var deadline = accepts ? Double.infinity : pausesUntil
    for (id, connection) in connections {
      let events = (connection.wantsInput ? Int(POLLIN) : 0) | (connection.wantsOutput ? Int(POLLOUT) : 0)
      polls.append(pollfd(fd: connection.socket, events: Int16(events), revents: 0))
      ids.append(id)
      deadline = min(deadline, connection.deadline)
    }
    let milliseconds = deadline.isFinite ? Int32(min(max((deadline - now) * 1_000, 0).rounded(.up), 60_000)) : -1
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return Ready() }
    let first = 1 + listeners.count
    var ready = Ready(hasNewConnections: polls[1..<first].contains { $0.revents != 0 })
    for (id, poll) in zip(ids, polls[first...]) where poll.revents != 0 {
      let broken = Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL)
      ready.connections.append(
        (id, poll.revents & (Int16(POLLIN) | broken) != 0, poll.revents & (Int16(POLLOUT) | broken) != 0))
    }
    return ready
  }

  private func obey(_ command: ServerMailbox.Command, _ id: ConnectionID) {
    guard let connection = connections[id] else { return }
    switch command {
    case .trust: connection.isTrusted = true
    case .respond(let response): connection.respond(response, now: Self.now)
    case .send(let bytes): connection.send(bytes, now: Self.now)
    case .end: connection.endStream()
    }
    connection.flush(now: Self.now)
    handOver(connection)
  }

  private func acceptAll() {
    for listener in listeners {
      // Further connections are accepted after the open connections were served.
      for _ in 0..<64 {
        switch LoopbackSocket.accept(listener) {
        case .none: break
        case .exhausted:
          if !closeOldestStranger() { pausesUntil = Self.now + 0.1 }
        case .connection(let socket):
          add(socket)
          continue
        }
        break
      }
    }
  }

  private func add(_ socket: Int32) {
    lastID += 1
    let id = ConnectionID(value: lastID)
    let connection = ServerConnection(id: id, socket: socket, limits: limits, now: Self.now, admission: admission)
    if connections.count >= limits.connections, !closeOldestStranger() {
      connection.refuse(HTTPError(503, "The server has \(limits.connections) connections, which is the limit."))
      connection.flush(now: Self.now)
      return connection.close()
    }
    connections[id] = connection
    mailbox.connectionCount = connections.count
  }

  /// Closes the oldest connection that has not presented the credential.
  private func closeOldestStranger() -> Bool {
    let strangers = connections.values.lazy.filter { !$0.isTrusted && !$0.isClosed }
    guard let oldest = strangers.min(by: { $0.id.value < $1.id.value }) else { return false }
    oldest.close()
    connections[oldest.id] = nil
    return true
  }

  private func read(_ connection: ServerConnection) {
    guard !connection.isClosed else { return }
    // A connection that expects no input was woken because it is broken, or because the client has disconnected.
    guard connection.wantsInput else {
      if connection.wantsOutput { connection.flush(now: Self.now) } else { connection.close() }
      return
    }
    switch LoopbackSocket.receive(connection.socket, into: &buffer) {
    case .bytes(let count): connection.receive(buffer[..<count], now: Self.now)
    case .nothing: break
    case .ended:
      handOver(connection)
      connection.inputDidEnd()
    case .failed: connection.close()
    }
  }

  /// Sends the pending bytes, and passes the next request to the handler.
  private func handOver(_ connection: ServerConnection) {
    connection.flush(now: Self.now)
    if let (request, exchange) = connection.nextRequest(mailbox) { handler(request, exchange) }
    connection.flush(now: Self.now)
  }

  private func expire() {
    let now = Self.now
    for connection in connections.values where connection.deadline <= now {
      connection.expire(now: now)
      connection.flush(now: now)
    }
  }

  private func removeClosed() {
    let count = connections.count
    for (id, connection) in connections where connection.isClosed { connections[id] = nil }
    if connections.count != count { mailbox.connectionCount = connections.count }
  }

  /// The time of a monotonic clock, in seconds.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
