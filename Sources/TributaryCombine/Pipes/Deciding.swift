#if !canImport(Combine)
  /// The effect of a value on an operator that sends a single result.
  enum Decision<Result, Failure: Error> {
    /// Further values may determine the result.
    case open
    /// The result is final.
    case result(Result)
    /// The operator fails.
    case failure(Failure)
  }

  /// Processes the values of a publisher until a result is determined, at the latest when the publisher completes.
  ///
  /// The result waits for demand. The publisher receives an unlimited demand.
  ///
  /// - Parameters:
  ///   - memory: The state before the first value.
  ///   - step: Returns the effect of a value.
  ///   - result: Returns the result at the completion, or `nil` for none.
  func deciding<P: Publisher, Memory, S: Subscriber>(
    _ upstream: P, _ subscriber: S, memory: Memory,
    step: @escaping (inout Memory, P.Output) -> Decision<S.Input, S.Failure>,
    result: @escaping (Memory) -> S.Input?, failure: @escaping (P.Failure) -> S.Failure
  ) {
    // Values arrive one at a time, so the memory needs no lock while client code changes it.
    let state = DecisionState(memory)
    let outlet = Outlet(subscriber)
    let inlet = Inlet<P.Output, P.Failure>(
      value: { value in
        if state.isDecided { return .none }
        // Client code may send the next value in the meantime. Its step starts from the memory before this value.
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

    /// Cancels the publisher, because the result is determined.
    func decide() {
      isDecided = true
      let cancel = cancel
      self.cancel = nil
      cancel?()
    }
  }
#endif
