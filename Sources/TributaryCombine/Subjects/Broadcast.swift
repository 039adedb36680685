#if !canImport(Combine)
  import Foundation

  /// Those who have subscribed to a subject, told one after the other.
  ///
  ///     send(1) ──▶ A ──▶ B ──▶ C
  ///                 └─ send(2) from inside of A: first 1 to B and C, then 2 to A, B and C; then `send` returns
  ///
  /// Invariants:
  /// 1. Everyone is told everything in the order of the sends, whichever thread they come from.
  /// 2. What is sent from inside a subscriber has reached everyone when `send` returns. What another thread sends meanwhile
  ///    is left to the thread that is telling.
  /// 3. Who subscribes while something is sent is told of what is sent after that; who cancels is told of nothing more.
  /// 4. No code of users runs under the lock.
  ///
  /// Tested by `SubjectTests`.
  final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
    typealias End = Subscribers.Completion<Failure>
    typealias Listener = (Message) -> Void

    enum Message {
      case value(Output)
      case end(End)
    }

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
      /// The thread on which a subscriber is being told.
      var sender: ObjectIdentifier?
    }

    private let state = Guarded(State())

    init() {}

    /// Whether anyone listens.
    var isHeard: Bool { state.withLock { !$0.listeners.isEmpty } }

    /// Adds someone who is told from now on.
    ///
    /// - Returns: Takes it out; `nil` with the end, if that has come.
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

    /// Tells everyone a value, or the end.
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
    ///   - surplus: What becomes of values that the subscriber does not ask for.
    ///   - initial: What the subscriber gets first, found when it has been added.
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
