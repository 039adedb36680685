import Synchronization

/// A connection of the server: its socket, the incoming request, and the outgoing bytes.
///
///     reading ──request──▶ answering ──response──▶ reading          keep-alive
///        │                     │ ├───stream──────▶ streaming
///        │ bad request         │ └───close───────▶ closing ──sent──▶ lingering ──▶ closed
///        └─────────────────────┴─────────────────▶ closing
///
/// Invariants:
/// 1. Reading is suspended until the previous response has been sent, so that a client that sends requests without
///    reading the responses fills its own buffers. At most one response is pending.
/// 2. After a response that ends the connection, input is discarded until the client closes its end or a second has
///    passed: closing immediately could discard the response in transit.
///
/// Tested by `WebServerTests`.
final class ServerConnection {
  /// The step of the exchange that a connection is in.
  enum State {
    case reading
    case answering(keepsConnection: Bool, omitsBody: Bool)
    case streaming
    case closing
    case lingering
    case closed
  }

  let id: ConnectionID
  let socket: Int32
  private(set) var state = State.reading
  /// Whether the connection has presented the credential.
  var isTrusted = false
  /// The current request, or the open stream.
  private(set) var exchange: ServerExchange?

  private let limits: HTTPLimits
  private var parser: HTTPRequestParser
  private var output: [UInt8] = []
  private var sent = 0
  private var hasInputEnded = false
  /// The time at which the connection is closed if no event occurs before.
  private(set) var deadline: Double

  init(
    id: ConnectionID, socket: Int32, limits: HTTPLimits, now: Double,
    admission: @escaping WebServer.Admission = { _ in }
  ) {
    self.id = id
    self.socket = socket
    self.limits = limits
    parser = HTTPRequestParser(limits: limits, admission: admission)
    deadline = now + limits.requestSeconds
  }

  var wantsInput: Bool {
    switch state {
    // A stream is read only to detect that the client has disconnected.
    case .reading: !hasInputEnded && !wantsOutput
    case .streaming, .lingering: !hasInputEnded
    case .answering, .closing, .closed: false
    }
  }

  var wantsOutput: Bool { sent < output.count }

  var isClosed: Bool { if case .closed = state { true } else { false } }

  /// Processes received bytes.
  func receive(_ bytes: ArraySlice<UInt8>, now: Double) {
    guard case .reading = state else { return }
    if !parser.isInsideRequest { deadline = now + limits.requestSeconds }
    parser.append(bytes)
  }

  /// Handles the end of the input.
  func inputDidEnd() {
    hasInputEnded = true
    switch state {
    case .streaming, .lingering: close()
    // A partial request is discarded. A complete one still receives its response.
    case .reading: state = .closing
    case .answering, .closing, .closed: break
    }
  }

  /// Returns the next request if it is complete and the response to the previous one has been sent.
  func nextRequest(_ mailbox: ServerMailbox) -> (HTTPRequest, ServerExchange)? {
    guard case .reading = state, !wantsOutput else { return nil }
    do throws(HTTPError) {
      guard let request = try parser.next() else {
        if hasInputEnded { state = .closing }
        return nil
      }
      state = .answering(keepsConnection: request.keepsConnection, omitsBody: request.method == "HEAD")
      deadline = .infinity
      let exchange = ServerExchange(id, mailbox)
      self.exchange = exchange
      return (request, exchange)
    } catch {
      refuse(error)
      return nil
    }
  }

  /// Ends the connection with a response that contains the reason.
  func refuse(_ error: HTTPError) {
    output += HTTPResponse(error).bytes(keepsConnection: false)
    state = .closing
  }

  func respond(_ response: HTTPResponse, now: Double) {
    guard case .answering(let keepsConnection, let omitsBody) = state else { return }
    // If the client sends no further requests, the received ones are still answered.
    let keeps = keepsConnection && (!hasInputEnded || parser.isInsideRequest)
    output += response.bytes(keepsConnection: keeps, omitsBody: omitsBody)
    if response.isStream, !omitsBody {
      state = .streaming
    } else {
      exchange?.didClose()
      exchange = nil
      state = keeps ? .reading : .closing
      deadline = now + (parser.isInsideRequest ? limits.requestSeconds : limits.idleSeconds)
    }
    if wantsOutput { deadline = now + limits.stallSeconds }
  }

  func send(_ bytes: [UInt8], now: Double) {
    guard case .streaming = state else { return }
    guard output.count - sent + bytes.count <= limits.outputBytes else { return close() }
    if !wantsOutput { deadline = now + limits.stallSeconds }
    output += bytes
  }

  func endStream() {
    if case .streaming = state { state = .closing }
  }

  /// Sends as many bytes as the client accepts.
  func flush(now: Double) {
    guard !isClosed else { return }
    let wasBusy = wantsOutput
    if wasBusy {
      guard let count = LoopbackSocket.send(socket, output[sent...]) else { return close() }
      sent += count
      if count > 0 { deadline = now + limits.stallSeconds }
    }
    guard !wantsOutput else {
      if sent > 1 << 20 {
        output.removeFirst(sent)
        sent = 0
      }
      return
    }
    (output, sent) = ([], 0)
    switch state {
    case .reading:
      if wasBusy { deadline = now + (parser.isInsideRequest ? limits.requestSeconds : limits.idleSeconds) }
    case .answering, .streaming: deadline = .infinity
    case .closing:
      if hasInputEnded { return close() }
      LoopbackSocket.endOutput(socket)
      state = .lingering
      deadline = now + 1
    case .lingering, .closed: break
    }
  }

  /// Handles the expiration of the deadline.
  func expire(now: Double) {
    if case .reading = state, parser.isInsideRequest, !wantsOutput {
      refuse(HTTPError(408, "The request did not arrive within \(Int(limits.requestSeconds)) seconds."))
      deadline = now + limits.stallSeconds
    } else {
      close()
    }
  }

  func close() {
    guard !isClosed else { return }
    state = .closed
    LoopbackSocket.close(socket)
    exchange?.didClose()
    exchange = nil
  }
}

/// A request that is awaiting its response, or an open event stream. It can be used on any thread.
final class ServerExchange: Sendable {
  let connection: ConnectionID
  private let mailbox: ServerMailbox
  private let closing = Mutex<(isClosed: Bool, action: (@Sendable () -> Void)?)>((false, nil))

  init(_ connection: ConnectionID, _ mailbox: ServerMailbox) {
    self.connection = connection
    self.mailbox = mailbox
  }

  /// Sends the response. A stream then remains open for ``send(_:)``.
  func respond(_ response: HTTPResponse) { mailbox.post(.respond(response), to: connection) }

  /// Sends bytes of a stream.
  func send(_ bytes: [UInt8]) { mailbox.post(.send(bytes), to: connection) }

  /// Ends a stream after all sent bytes.
  func end() { mailbox.post(.end, to: connection) }

  /// Protects the connection from being replaced by a newer one.
  func trust() { mailbox.post(.trust, to: connection) }

  /// Calls an action when the connection closes, or immediately if it is already closed.
  func onClose(_ action: @escaping @Sendable () -> Void) {
    let isClosed = closing.withLock { state in
      if !state.isClosed { state.action = action }
      return state.isClosed
    }
    if isClosed { action() }
  }

  /// Reports that the connection is closed.
  func didClose() {
    let action = closing.withLock { state in
      defer { state = (true, nil) }
      return state.action
    }
    action?()
  }
}
