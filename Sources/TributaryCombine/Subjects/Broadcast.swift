#if !canImport(Combine)
  import Foundation

  /// The subscribers of a subject, which are notified in order.
  ///
  ///     send(1) ──▶ A ──▶ B ──▶ C
  ///                 └─ send(2) inside of A: B and C receive 1, then A, B, and C receive 2; then `send` returns
  ///
  /// Invariants:
  /// 1. Every subscriber receives all messages in the order of the sends, regardless of their threads.
  /// 2. When `send` returns, a message that was sent from inside a subscriber has reached all subscribers. A message
  ///    that another thread sends in the meantime is left to the thread that is already delivering.
  /// 3. A subscriber that is added during a send receives only later messages. A canceled subscriber receives no
  ///    further messages.
  /// 4. No client code runs under the lock.
  ///
  /// Tested by `SubjectTests`.
  final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
    typealias End = Subscribers.Completion<Failure>
    typealias Listener = (Message) -> Void

    /// A value or a completion.
    enum Message {
      case value(Output)
      case end(End)
    }

    /// A message and the subscribers that have not received it.
    private struct Delivery {
      let message: Message
      var listeners: ArraySlice<(id: UInt64, listener: Listener)>
    }

    private struct State {
      var listeners: [(id: UInt64, listener: Listener)] = []
      var lastID: UInt64 = 0
      var end: End?
      var waiting = ValueQueue<Delivery>()
      var current: Delivery?
      /// The thread on which a subscriber is being notified.
      var sender: ObjectIdentifier?
    }

    private let state = Guarded(State())

    init() {}

    /// Whether there are listeners.
    var isHeard: Bool { state.withLock { !$0.listeners.isEmpty } }

    /// Adds a listener for the following messages.
    ///
    /// - Returns: A closure that removes the listener, or `nil` and the completion if the subject is complete.
    func add(_ listener: @escaping Listener) -> (remove: (() -> Void)?, end: End?) {
      state.withLock { state in
        if let end = state.end { return (nil, end) }
        state.lastID += 1
        let id = state.lastID
        state.listeners.append((id, listener))
        return ({ [weak self] in self?.remove(id) }, nil)
      }
    }

    private func remove(_ id: UInt64) {
      let old = state.withLock { state in
        state.listeners.firstIndex { $0.id == id }.map { state.listeners.remove(at: $0) }
      }
      withExtendedLifetime(old) {}
    }

    /// Sends a value or the completion to all listeners.
    func send(_ message: Message) {
      state.withLock { state in
        if state.end != nil { return }
        let listeners = state.listeners[...]
        if case .end(let end) = message {
          state.end = end
          state.listeners = []
        }
        if !listeners.isEmpty { state.waiting.append(Delivery(message: message, listeners: listeners)) }
      }
      emit()
    }

    private func emit() {
      let thread = ObjectIdentifier(Thread.current)
      while let (message, listener, outer) = state.withLock({ next(on: thread, &$0) }) {
        listener(message)
        state.withLock { $0.sender = outer }
      }
    }

    private func next(
      on thread: ObjectIdentifier, _ state: inout State
    ) -> (message: Message, listener: Listener, outer: ObjectIdentifier?)? {
      if let sender = state.sender, sender != thread { return nil }
      while state.current?.listeners.isEmpty ?? true {
        guard let next = state.waiting.popFirst() else {
          state.current = nil
          return nil
        }
        state.current = next
      }
      guard let message = state.current?.message, let listener = state.current?.listeners.popFirst()?.listener else {
        return nil
      }
      defer { state.sender = thread }
      return (message, listener, state.sender)
    }
  }

  extension Broadcast {
    /// Connects a subscriber.
    ///
    /// - Parameters:
    ///   - surplus: The handling of values without demand.
    ///   - initial: Returns the first value for the subscriber. It is called after the subscriber was added.
    func connect<S: Subscriber>(
      _ subscriber: S, surplus: Outlet<S>.Surplus, initial: () -> Output? = { nil }
    ) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: surplus)
      let (remove, end) = add { message in
        switch message {
        case .value(let value): outlet.send(value)
        case .end(let end): outlet.finish(end)
        }
      }
      if end == nil, let value = initial() { outlet.send(value) }
      outlet.connect(.init(didCancel: remove))
      if let end { outlet.finish(end) }
    }
  }
#endif
