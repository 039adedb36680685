import Foundation
import Synchronization

/// The identity of a connection for the lifetime of a server. Unlike descriptors, identities are not reused.
struct ConnectionID: Hashable, Sendable {
  let value: UInt64
}

/// The commands from other threads to the server's thread.
final class ServerMailbox: Sendable {
  /// A command to a connection.
  enum Command: Sendable {
    case respond(HTTPResponse)
    case send([UInt8])
    case end
    /// The connection has presented the credential.
    case trust
  }

  private struct State {
    var commands: [(ConnectionID, Command)] = []
    var isStopped = false
    var connectionCount = 0
  }

  private let state = Mutex(State())
  let pipe: ServerWakePipe

  init(_ pipe: ServerWakePipe) { self.pipe = pipe }

  func post(_ command: Command, to connection: ConnectionID) {
    state.withLock { $0.commands.append((connection, command)) }
    pipe.send()
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    pipe.send()
  }

  /// Removes and returns all commands.
  ///
  /// - Returns: The commands, and whether the server stops after them.
  func take() -> (commands: [(ConnectionID, Command)], isStopped: Bool) {
    pipe.drain()
    return state.withLock { state in
      defer { state.commands = [] }
      return (state.commands, state.isStopped)
    }
  }

  var connectionCount: Int {
    get { state.withLock { $0.connectionCount } }
    set { state.withLock { $0.connectionCount = newValue } }
  }
}
