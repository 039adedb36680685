#if !canImport(Combine)
  /// What a value means to an operator that sends one result.
  enum Decision<Result, Failure: Error> {
    /// More values may change the result.
    case open
    /// This is the result, whatever comes.
    case result(Result)
    /// There is none.
    case failure(Failure)
  }

  /// Takes the values of a publisher until a result is known, at its end at the latest.
  ///
  /// The result waits until it is asked for; of the publisher any number of values is.
  ///
  /// - Parameters:
  ///   - memory: What is known before the first value.
  ///   - step: What a value means.
  ///   - result: What the end means; `nil` for nothing.
  func deciding<P: Publisher, Memory, S: Subscriber>(
    _ upstream: P, _ subscriber: S, memory: Memory,
    step: @escaping (inout Memory, P.Output) -> Decision<S.Input, S.Failure>,
    result: @escaping (Memory) -> S.Input?, failure: @escaping (P.Failure) -> S.Failure
  ) {
    // Values come one at a time, so the memory needs no lock while code of users changes it.
    let state = DecisionState(memory)
    let outlet = Outlet(subscriber)
    let inlet = Inlet<P.Output, P.Failure>(
      value: { value in
        if state.isDecided { return .none }
        // Code of users may send the next value meanwhile: it finds what was there before this one.
        var memory = state.memory
        let decision = step(&memory, value)
        if state.isDecided { return .none }
        state.memory = memory
        switch decision {
        case .open: break
        case .result(let value):
          state.decide()
          outlet.send(value)
          outlet.finish(.finished)
        case .failure(let error):
          state.decide()
          outlet.finish(.failure(error))
        }
        return .none
      },
      completion: { completion in
        if state.isDecided { return }
        if case .finished = completion, let value = result(state.memory) { outlet.send(value) }
        outlet.finish(completion.mapError(failure))
      })
    state.cancel = { [weak inlet] in inlet?.cancel() }
    outlet.connect(.init(didCancel: { inlet.cancel() }))
    inlet.request(.unlimited)
    upstream.subscribe(inlet)
  }

  private final class DecisionState<Memory> {
    var memory: Memory
    var cancel: (() -> Void)?
    private(set) var isDecided = false

    init(_ memory: Memory) { self.memory = memory }

    /// Nothing more is wanted of the publisher.
    func decide() {
      isDecided = true
      let cancel = cancel
      self.cancel = nil
      cancel?()
    }
  }
#endif
