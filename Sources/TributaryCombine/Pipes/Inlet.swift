#if !canImport(Combine)
  /// An operator's connection to one of its upstream publishers.
  ///
  /// Invariant: after the completion or a cancellation it retains neither the publisher nor the operator.
  ///
  /// Tested by `OperatorTests`.
  final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private struct State {
      var subscription: (any Subscription)?
      /// The demand that was requested before the subscription was received.
      var early = Subscribers.Demand.none
      var value: ((Input) -> Subscribers.Demand)?
      var completion: ((Subscribers.Completion<Failure>) -> Void)?
      var isOver = false
    }

    private let state: Guarded<State>

    init(
      value: @escaping (Input) -> Subscribers.Demand, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      state = Guarded(State(value: value, completion: completion))
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      let subscription = state.withLock { state in
        if state.subscription == nil, !state.isOver { state.early += demand }
        return state.subscription
      }
      subscription?.request(demand)
    }

    func receive(subscription: any Subscription) {
      let early: Subscribers.Demand? = state.withLock { state in
        if state.isOver || state.subscription != nil { return nil }
        state.subscription = subscription
        return state.early
      }
      guard let early else { return subscription.cancel() }
      if early > 0 { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      state.withLock { $0.value }?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { end().completion?(completion) }

    func cancel() { end().subscription?.cancel() }

    private func end() -> State {
      state.withLock { state in
        let old = state
        state = State(isOver: true)
        return old
      }
    }
  }
#endif
