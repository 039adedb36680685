#if !canImport(Combine)
  /// Converts a thrown error into a step that ends the pipeline.
  func attempt<Output>(_ step: () throws -> RunningStep<Output, any Error>) -> RunningStep<Output, any Error> {
    do { return try step() } catch { return .end(.failure(error)) }
  }

  extension Publishers {
    /// A publisher that sends each partial result of an accumulating closure, and fails if the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher, RunningPublisher {
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The result before the first value.
      public let initialResult: Output
      /// A closure that combines the partial result with the next value.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Creates a publisher of running results.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - initialResult: The result before the first value.
      ///   - nextPartialResult: A closure that combines the partial result with the next value.
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

    /// A publisher that sends the accumulated result when its upstream finishes, and fails if the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The result before the first value.
      public let initial: Output
      /// A closure that combines the partial result with the next value.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Creates a publisher of a single result.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - initial: The result before the first value.
      ///   - nextPartialResult: A closure that combines the partial result with the next value.
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

    /// A publisher that drops consecutive duplicates by a closure, and fails if the closure throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns whether two values count as equal.
      public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

      /// Creates a publisher without consecutive duplicates.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - predicate: A closure that returns whether two values count as equal. The publisher fails with an error
      ///     that the closure throws.
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

    /// A publisher that drops initial values as long as they satisfy a condition, and fails if the condition throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher that drops initial values that satisfy a condition.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - predicate: The condition that each value is tested against. The publisher fails with an error that the
      ///     closure throws.
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
    /// Sends each partial result of an accumulating closure, and fails if the closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: A closure that returns the next result from the previous one and a value. The publisher
    ///     fails with an error that the closure throws.
    public func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
      Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends the accumulated result when this publisher finishes, and fails if the closure throws.
    ///
    /// - Parameters:
    ///   - initialResult: The result before the first value.
    ///   - nextPartialResult: A closure that returns the next result from the previous one and a value. The publisher
    ///     fails with an error that the closure throws.
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Drops consecutive duplicates by a closure, and fails if the closure throws.
    ///
    /// - Parameter predicate: A closure that returns whether two values are equal. The publisher fails with an error
    ///   that the closure throws.
    public func tryRemoveDuplicates(
      by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
      Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops initial values as long as they satisfy a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
      Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
  }
#endif
