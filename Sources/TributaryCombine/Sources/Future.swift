#if !canImport(Combine)
  /// A publisher of one value or an error, produced by work that starts immediately.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that resolves the future. Only the first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
      var result: Result<Output, Failure>?
      var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Guarded(State())

    /// Creates a future and runs a closure, which resolves it now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [state] result in
        let waiting: [(Result<Output, Failure>) -> Void] = state.withLock { state in
          if state.result != nil { return [] }
          state.result = result
          defer { state.waiting = [] }
          return state.waiting
        }
        for resolve in waiting { resolve(result) }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let resolve: (Result<Output, Failure>) -> Void = { result in
        switch result {
        case .success(let value):
          outlet.send(value)
          outlet.finish(.finished)
        case .failure(let error): outlet.finish(.failure(error))
        }
      }
      outlet.connect()
      let known = state.withLock { state in
        if state.result == nil { state.waiting.append(resolve) }
        return state.result
      }
      if let known { resolve(known) }
    }
  }
#endif
