#if !canImport(Combine)
  extension Publishers {
    /// Sends what a closure makes of each value and what it made of the ones before.
    public struct Scan<Upstream: Publisher, Output>: Publisher, RunningPublisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is there before the first value.
      public let initialResult: Output
      /// What is made of a value and the result so far.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// A publisher of running results.
      public init(
        upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      var initialMemory: Output { initialResult }

      func step(_ value: Upstream.Output, _ memory: inout Output) -> RunningStep<Output, Failure> {
        memory = nextPartialResult(memory, value)
        return .pass(memory)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0 }
      }
    }
  }

  extension Publisher {
    /// Sends what a closure makes of each value and what it made of the ones before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
      Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }
#endif
