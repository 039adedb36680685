#if !canImport(Combine)
  import Foundation

  /// The end of a pipeline at a subscriber, which tracks the demand and delivers values in order.
  ///
  ///     send ──▶ waiting ──▶ subscriber
  ///                 ▲            │
  ///                 └── demand ──┘
  ///
  /// Invariants:
  /// 1. No value is delivered without demand, or after the completion or a cancellation. There is at most one
  ///    completion.
  /// 2. The subscriber receives values in the order in which they are sent. While it receives a value on one thread,
  ///    other threads leave their values to that thread. A value that is sent from inside its own `receive` is
  ///    delivered there.
  /// 3. No client code runs under the lock.
  ///
  /// Tested by `DemandTests`.
  final class Outlet<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    typealias Output = Downstream.Input
    typealias End = Subscribers.Completion<Downstream.Failure>

    /// The handling of values without demand.
    enum Surplus {
      case isKept, isReplaced, isDropped
    }

    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var waiting = ValueQueue<Output>()
      var end: End?
      /// The thread on which the subscriber receives a value.
      var receiver: ObjectIdentifier?
      var hooks = Hooks()
    }

    /// The callbacks to the owner of the outlet.
    struct Hooks {
      /// Called when the subscriber requests values, with a request or with the result of `receive`.
      var didRequest: ((Subscribers.Demand) -> Void)?
      /// Called when the subscriber cancels.
      var didCancel: (() -> Void)?
    }

    private let state: Guarded<State>
    private let surplus: Surplus

    init(_ downstream: Downstream, surplus: Surplus = .isKept) {
      state = Guarded(State(downstream: downstream))
      self.surplus = surplus
    }

    /// Connects the subscriber, which may immediately request values.
    func connect(_ hooks: Hooks = Hooks()) {
      let downstream = state.withLock { state in
        state.hooks = hooks
        return state.downstream
      }
      downstream?.receive(subscription: self)
    }

    /// Whether the subscriber is connected and the pipeline has not ended.
    var isOpen: Bool { state.withLock { $0.downstream != nil && $0.end == nil } }

    /// The demand that exceeds the pending values.
    var openDemand: Subscribers.Demand {
      state.withLock { $0.downstream == nil || $0.end != nil ? .none : $0.demand - $0.waiting.count }
    }

    func send(_ value: Output) {
      let old: Output? = state.withLock { state in
        guard state.downstream != nil, state.end == nil else { return nil }
        if surplus == .isKept || state.demand > state.waiting.count {
          state.waiting.append(value)
          return nil
        }
        if surplus == .isDropped { return nil }
        let old = state.demand < state.waiting.count ? state.waiting.removeLast() : nil
        state.waiting.append(value)
        return old
      }
      withExtendedLifetime(old) {}
      handOn()
    }

    /// Sends a value, with a limit on the number of pending values.
    ///
    /// - Returns: Whether the value was accepted, possibly in place of the oldest.
    func send(_ value: Output, waiting size: Int, dropsOldest: Bool) -> Bool {
      let (hasRoom, old): (Bool, Output?) = state.withLock { state in
        guard state.downstream != nil, state.end == nil else { return (true, nil) }
        let isFull = state.waiting.count >= size
        if isFull, !dropsOldest || size == 0 { return (false, nil) }
        let old = isFull ? state.waiting.popFirst() : nil
        state.waiting.append(value)
        return (true, old)
      }
      withExtendedLifetime(old) {}
      handOn()
      return hasRoom
    }

    /// Ends the pipeline and cancels its upstream.
    func stop(_ end: End = .finished) {
      let didCancel = state.withLock { state in
        if state.downstream != nil, state.end == nil { state.end = end }
        return state.hooks.didCancel
      }
      handOn()
      didCancel?()
    }

    /// Ends the pipeline after all pending values are delivered.
    func finish(_ end: End) {
      state.withLock { state in
        if state.downstream != nil, state.end == nil { state.end = end }
      }
      handOn()
    }

    func request(_ demand: Subscribers.Demand) {
      let didRequest = state.withLock { state in
        if state.downstream != nil { state.demand += demand }
        return state.downstream == nil ? nil : state.hooks.didRequest
      }
      didRequest?(demand)
      handOn()
    }

    func cancel() {
      let old = close()
      old.hooks.didCancel?()
    }

    /// Releases all references. The caller releases the returned state outside the lock.
    private func close() -> State {
      state.withLock { state in
        let old = state
        state.downstream = nil
        state.waiting = ValueQueue()
        state.hooks = Hooks()
        return old
      }
    }

    /// The next message to the subscriber.
    private enum Step {
      case value(Output, Downstream, outer: ObjectIdentifier?)
      case end(End, Downstream)
      case none
    }

    /// Delivers the pending values as the demand allows.
    private func handOn() {
      let thread = ObjectIdentifier(Thread.current)
      while true {
        switch state.withLock({ next(on: thread, &$0) }) {
        case .none: return
        case .end(let end, let downstream):
          let old = close()
          downstream.receive(completion: end)
          withExtendedLifetime(old) {}
          return
        case .value(let value, let downstream, let outer):
          let more = downstream.receive(value)
          let didRequest = state.withLock { state in
            state.demand += more
            state.receiver = outer
            return state.hooks.didRequest
          }
          if more > 0 { didRequest?(more) }
        }
      }
    }

    private func next(on thread: ObjectIdentifier, _ state: inout State) -> Step {
      if let receiver = state.receiver, receiver != thread { return .none }
      guard let downstream = state.downstream else { return .none }
      if state.waiting.isEmpty {
        guard let end = state.end else { return .none }
        state.downstream = nil
        return .end(end, downstream)
      }
      guard state.demand > 0, let value = state.waiting.popFirst() else { return .none }
      state.demand -= 1
      defer { state.receiver = thread }
      return .value(value, downstream, outer: state.receiver)
    }
  }
#endif
