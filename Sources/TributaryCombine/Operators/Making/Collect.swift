#if !canImport(Combine)
  extension Publishers {
    /// Sends all values as one array at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// A publisher of all values at once.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        collecting(upstream, into: Guarded([Upstream.Output]()), subscriber, add: { $0.append($1) }, result: { $0 })
      }
    }

    /// Sends one value at the end that a closure has made of all.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is there before the first value.
      public let initial: Output
      /// What is made of a value and the result so far.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// A publisher of a result.
      public init(
        upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let scanned = upstream.scan(initial, nextPartialResult)
        let initial = initial
        collecting(scanned, into: Guarded(Output?.none), subscriber, add: { $0 = $1 }, result: { $0 ?? initial })
      }
    }

    /// Sends the last value at the end, if there is one.
    public struct Last<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream

      /// A publisher of the last value.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        collecting(upstream, into: Guarded(Output?.none), subscriber, add: { $0 = $1 }, result: { $0 })
      }
    }
  }

  /// Takes all values of a publisher, and sends a result at its end.
  private func collecting<P: Publisher, Memory, S: Subscriber>(
    _ upstream: P, into memory: Guarded<Memory>, _ subscriber: S, add: @escaping (inout Memory, P.Output) -> Void,
    result: @escaping (Memory) -> S.Input?
  ) where S.Failure == P.Failure {
    let outlet = Outlet(subscriber)
    let inlet = Inlet<P.Output, P.Failure>(
      value: { value in
        memory.withLock { add(&$0, value) }
        return .none
      },
      completion: { completion in
        if case .finished = completion, let value = result(memory.withLock { $0 }) { outlet.send(value) }
        outlet.finish(completion)
      })
    outlet.connect(.init(didCancel: { inlet.cancel() }))
    inlet.request(.unlimited)
    upstream.subscribe(inlet)
  }

  extension Publishers {
    /// Sends arrays of so many values each.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many values an array has; the last one may have fewer.
      public let count: Int

      /// A publisher of arrays.
      public init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let size = Swift.max(1, count)
        let group = Guarded<Output>([])
        let outlet = Outlet(subscriber)
        let inlet = Inlet<Upstream.Output, Failure>(
          value: { value in
            let full: Output? = group.withLock { group in
              group.append(value)
              if group.count < size { return nil }
              defer { group = [] }
              return group
            }
            if let full { outlet.send(full) }
            return .none
          },
          completion: { completion in
            let rest = group.withLock { $0 }
            if case .finished = completion, !rest.isEmpty { outlet.send(rest) }
            outlet.finish(completion)
          })
        outlet.connect(.init(didRequest: { inlet.request($0 * size) }, didCancel: { inlet.cancel() }))
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publisher {
    /// Sends all values as one array at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays of so many values each.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
      Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends one value at the end that a closure has made of all.
    public func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
      Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values at the end.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// Sends the last value at the end, if there is one.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
  }
#endif
