#if !canImport(Combine)
  /// A step that ends the pipe when it throws.
  func attempt<Output>(_ step: () throws -> RunningStep<Output, any Error>) -> RunningStep<Output, any Error> {
    do { return try step() } catch { return .end(.failure(error)) }
  }

  extension Publishers {
    /// Sends what a closure makes of each value and what it made of the ones before, until it throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher, RunningPublisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What is there before the first value.
      public let initialResult: Output
      /// What is made of a value and the result so far.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// A publisher of running results.
      public init(
        upstream: Upstream, initialResult: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      var initialMemory: Output { initialResult }

      func step(_ value: Upstream.Output, _ memory: inout Output) -> RunningStep<Output, any Error> {
        attempt {
          memory = try nextPartialResult(memory, value)
          return .pass(memory)
        }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0.mapError { $0 } }
      }
    }

    /// Sends one value at the end that a closure has made of all, until it throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What is there before the first value.
      public let initial: Output
      /// What is made of a value and the result so far.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// A publisher of a result.
      public init(
        upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let nextPartialResult = nextPartialResult
        deciding(
          upstream, subscriber, memory: initial,
          step: { result, value in
            attempt {
              result = try nextPartialResult(result, value)
              return .open
            }
          }, result: { $0 }, failure: { $0 })
      }
    }

    /// Sends the values that a closure does not find to be the same as the one before, until it throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether two values are the same.
      public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

      /// A publisher of values that differ from the one before.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      var initialMemory: Output? { nil }

      func step(_ value: Output, _ memory: inout Output?) -> RunningStep<Output, any Error> {
        attempt {
          if let last = memory, try predicate(last, value) { return .skip }
          memory = value
          return .pass(value)
        }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0.mapError { $0 } }
      }
    }

    /// Leaves out the first values for as long as they fulfil a condition, until that throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher without the first values that fulfil a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      var initialMemory: Bool { true }

      func step(_ value: Output, _ memory: inout Bool) -> RunningStep<Output, any Error> {
        attempt {
          if memory, try predicate(value) { return .skip }
          memory = false
          return .pass(value)
        }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0.mapError { $0 } }
      }
    }
  }

  extension Publisher {
    /// Sends what a closure makes of each value and what it made of the ones before, until it throws.
    public func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
      Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends one value at the end that a closure has made of all, until it throws.
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the values that a closure does not find to be the same as the one before, until it throws.
    public func tryRemoveDuplicates(
      by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
      Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out the first values for as long as they fulfil a condition, until that throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
      Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
  }
#endif
