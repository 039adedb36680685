#if !canImport(Combine)
  /// Publishers that follow each other at one subscriber. The unmet demand for one publisher is transferred to the
  /// next.
  ///
  /// Invariants:
  /// 1. Only one publisher is subscribed to at a time.
  /// 2. The demand of a publisher is exactly the subscriber's unmet demand.
  ///
  /// Tested by `OperatorTests`, `DemandTests`.
  final class Succession<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var current: (any Subscription)?
      var isConnected = false
    }

    private let state: Guarded<State>

    init(_ downstream: Downstream) { state = Guarded(State(downstream: downstream)) }

    /// Subscribes to the next publisher.
    ///
    /// - Parameter completion: Handles the completion: it calls ``follow(_:completion:)`` with another publisher, or
    ///   ``finish(_:)``.
    func follow<P: Publisher>(
      _ publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
      publisher.subscribe(
        AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: { [self] in receive($0) },
          receiveValue: { [self] in receive($0) },
          receiveCompletion: { [self] end in
            let old = state.withLock { state in
              defer { state.current = nil }
              return state.current
            }
            withExtendedLifetime(old) { completion(end) }
          }))
    }

    private func receive(_ subscription: any Subscription) {
      let (downstream, isFirst, demand): (Downstream?, Bool, Subscribers.Demand) = state.withLock { state in
        defer { state.isConnected = true }
        if state.downstream != nil { state.current = subscription }
        return (state.downstream, !state.isConnected, state.demand)
      }
      guard let downstream else { return subscription.cancel() }
      if isFirst {
        downstream.receive(subscription: self)
      } else if demand > 0 {
        subscription.request(demand)
      }
    }

    private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
      let downstream: Downstream? = state.withLock { state in
        state.demand -= 1
        return state.downstream
      }
      guard let more = downstream?.receive(value) else { return .none }
      state.withLock { $0.demand += more }
      return more
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      close().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      let current = state.withLock { state in
        state.demand += demand
        return state.current
      }
      current?.request(demand)
    }

    func cancel() { close().current?.cancel() }

    private func close() -> State {
      state.withLock { state in
        let old = state
        state.downstream = nil
        state.current = nil
        return old
      }
    }
  }
#endif
