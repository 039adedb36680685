import Synchronization

/// A request that waits for its response, or an event stream that is open. Usable on any thread.
final class ServerExchange: Sendable {
  let connection: ConnectionID
  private let mailbox: ServerMailbox
  private let closing = Mutex<(isClosed: Bool, action: (@Sendable () -> Void)?)>((false, nil))

  init(_ connection: ConnectionID, _ mailbox: ServerMailbox) {
    self.connection = connection
    self.mailbox = mailbox
  }

  /// Sends the response. A stream then stays open for ``send(_:)``.
  func respond(_ response: HTTPResponse) { mailbox.post(.respond(response), to: connection) }

  /// Sends more bytes of a stream.
  func send(_ bytes: [UInt8]) { mailbox.post(.send(bytes), to: connection) }

  /// Ends a stream after everything that was sent.
  func end() { mailbox.post(.end, to: connection) }

  /// Protects the connection from being replaced by a newer one.
  func trust() { mailbox.post(.trust, to: connection) }

  /// Calls an action once the connection is closed, at once if it is closed already.
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
