#if !canImport(Combine)
  /// The upstream publishers that an operator joins.
  ///
  /// Invariants:
  /// 1. The first error ends the pipeline and cancels the other publishers.
  /// 2. The pipeline ends when the last member has completed, unless the operator ends it earlier.
  ///
  /// Tested by `OperatorTests`.
  final class Members<Failure: Error>: @unchecked Sendable {
    /// An upstream publisher.
    private struct Member {
      let request: (Subscribers.Demand) -> Void
      let cancel: () -> Void
      var begin: (() -> Void)?
      var hasEnded = false
    }

    private struct State {
      var members: [Member] = []
      var open = 0
    }

    private let state = Guarded(State())
    private let finish: (Subscribers.Completion<Failure>) -> Void
    /// Whether the pipeline ends now that a member has completed.
    private let endsEarly: () -> Bool

    init<S: Subscriber>(outlet: Outlet<S>, endsEarly: @escaping () -> Bool = { false }) where S.Failure == Failure {
      finish = { outlet.finish($0) }
      self.endsEarly = endsEarly
    }

    /// Adds a publisher, which ``begin(_:)`` subscribes to.
    func add<P: Publisher>(_ publisher: P, value: @escaping (P.Output) -> Void) where P.Failure == Failure {
      add(publisher) { input in
        value(input)
        return .none
      }
    }

    /// Adds a publisher whose value handler returns additional demand.
    func add<P: Publisher>(_ publisher: P, value: @escaping (P.Output) -> Subscribers.Demand)
    where P.Failure == Failure {
      state.withLock { state in
        let index = state.members.count
        let inlet = Inlet<P.Output, Failure>(
          value: value, completion: { [weak self] in self?.memberDidEnd(index, $0) })
        state.members.append(
          Member(
            request: { inlet.request($0) }, cancel: { inlet.cancel() }, begin: { publisher.subscribe(inlet) }))
        state.open += 1
      }
    }

    /// Requests a given number of values from every publisher, then subscribes to each in order.
    func begin(_ demand: Subscribers.Demand) {
      request(demand)
      let all = state.withLock { state in
        defer { for index in state.members.indices { state.members[index].begin = nil } }
        return state.members.map(\.begin)
      }
      // The members stay alive until all have begun: a publisher that completes immediately ends the pipeline here.
      withExtendedLifetime(self) { for begin in all { begin?() } }
    }

    /// Requests additional values from every publisher.
    func request(_ demand: Subscribers.Demand) {
      for member in state.withLock({ $0.members }) { member.request(demand) }
    }

    /// Requests additional values from one publisher.
    func request(_ demand: Subscribers.Demand, of index: Int) {
      state.withLock { $0.members.indices.contains(index) ? $0.members[index].request : nil }?(demand)
    }

    func cancel() {
      let old = state.withLock { state in
        let old = state
        state = State()
        return old
      }
      for member in old.members { member.cancel() }
    }

    /// Returns whether a member has completed.
    func hasEnded(_ index: Int) -> Bool {
      state.withLock { !$0.members.indices.contains(index) || $0.members[index].hasEnded }
    }

    private func memberDidEnd(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
      let open = state.withLock { state in
        if state.members.indices.contains(index) { state.members[index].hasEnded = true }
        state.open -= 1
        return state.open
      }
      if case .failure = completion {
        finish(completion)
        cancel()
      } else if open == 0 || endsEarly() {
        finish(.finished)
        cancel()
      }
    }
  }
#endif
