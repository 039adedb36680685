#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends all values in one array when its upstream finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream

      /// Creates a publisher of all values in one array.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        collecting(upstream, into: Guarded([Upstream.Output]()), subscriber, add: { $0.append($1) }, result: { $0 })
      }
    }

    /// A publisher that sends the accumulated result of a closure when its upstream finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The result before the first value.
      public let initial: Output
      /// A closure that combines the partial result with the next value.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Creates a publisher of a single result.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - initial: The result before the first value.
      ///   - nextPartialResult: A closure that combines the partial result with the next value.
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

    /// A publisher that sends the last value, if any, when its upstream finishes.
    public struct Last<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream

      /// Creates a publisher of the last value.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        collecting(upstream, into: Guarded(Output?.none), subscriber, add: { $0 = $1 }, result: { $0 })
      }
    }
  }

  /// Accumulates all values of a publisher, and sends a result when it finishes.
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
    /// A publisher that sends arrays with a given number of values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The number of values in each array. The last array may have fewer.
      public let count: Int

      /// Creates a publisher of arrays.
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
    /// Sends all values in one array when this publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays with a given number of values.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
      Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends the accumulated result of a closure when this publisher finishes.
    public func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
      Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the number of values when this publisher finishes.
    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    /// Sends the last value, if any, when this publisher finishes.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
  }
#endif
