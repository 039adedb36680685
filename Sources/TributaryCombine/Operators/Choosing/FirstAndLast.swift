#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the first value that satisfies a condition, and fails if the condition throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher of the first value that satisfies a condition.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - predicate: The condition that each value is tested against. The publisher fails with an error that the
      ///     closure throws.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let predicate = predicate
        upstream.subscribe(
          Relay<Output, Upstream.Failure, S>(
            subscriber, step: throwing { try predicate($0) ? .passLast($0) : .skip }, completion: { $0.mapError { $0 } }
          ))
      }
    }
  }

  extension Publisher {
    /// Sends the first value that satisfies a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
      Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
  }

  extension Publishers {
    /// A publisher that sends the last value that satisfies a condition, when its upstream finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) -> Bool

      /// Creates a publisher of the last value that satisfies a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.filter(predicate).last().subscribe(subscriber)
      }
    }

    /// A publisher that sends the last value that satisfies a condition, and fails if the condition throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher of the last value that satisfies a condition.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - predicate: The condition that each value is tested against. The publisher fails with an error that the
      ///     closure throws.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.tryFilter(predicate).last().subscribe(subscriber)
      }
    }
  }

  extension Publisher {
    /// Sends the last value that satisfies a condition, when this publisher finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
      Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that satisfies a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
      Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
  }
#endif
