#if !canImport(Combine)
  /// A publisher of one value, or an error, that work that begins at once will have found.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Tells the outcome; the first time counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
      var result: Result<Output, Failure>?
      var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Guarded(State())

    /// Runs a closure that tells the outcome now or later, once.
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
