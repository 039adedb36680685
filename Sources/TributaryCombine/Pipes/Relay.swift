#if !canImport(Combine)
  /// An operator that immediately converts each value to at most one value, so that it forwards its subscriber's demand
  /// unchanged.
  ///
  /// Invariants:
  /// 1. It requests a replacement for each value that it drops.
  /// 2. After the completion or a cancellation it retains neither side.
  ///
  /// Tested by `DemandTests`.
  final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    /// The result of processing a value.
    enum Step {
      case pass(Downstream.Input)
      case skip
      case passLast(Downstream.Input)
      case end(Subscribers.Completion<Downstream.Failure>)
    }

    private struct State {
      var downstream: Downstream?
      var upstream: (any Subscription)?
      var step: ((Input) -> Step)?
      var completion: ((Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>)?
    }

    private let state: Guarded<State>

    init(
      _ downstream: Downstream, step: @escaping (Input) -> Step,
      completion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
      state = Guarded(State(downstream: downstream, step: step, completion: completion))
    }

    func receive(subscription: any Subscription) {
      let downstream: Downstream? = state.withLock { state in
        if state.upstream != nil { return nil }
        state.upstream = subscription
        return state.downstream
      }
      if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let (downstream, step) = state.withLock { ($0.downstream, $0.step) }
      guard let downstream, let step else { return .none }
      switch step(input) {
      case .pass(let value): return downstream.receive(value)
      case .skip: return .max(1)
      case .passLast(let value):
        guard let upstream = end().upstream else { return .none }
        upstream.cancel()
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .end(let completion):
        guard let upstream = end().upstream else { return .none }
        upstream.cancel()
        downstream.receive(completion: completion)
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let old = end()
      if let downstream = old.downstream, let change = old.completion {
        downstream.receive(completion: change(completion))
      }
    }

    func request(_ demand: Subscribers.Demand) { state.withLock { $0.upstream }?.request(demand) }

    func cancel() { end().upstream?.cancel() }

    private func end() -> State {
      state.withLock { state in
        let old = state
        state.downstream = nil
        state.step = nil
        state.completion = nil
        state.upstream = nil
        return old
      }
    }
  }

  extension Relay where Failure == Downstream.Failure {
    convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step) {
      self.init(downstream, step: step, completion: { $0 })
    }
  }
#endif
