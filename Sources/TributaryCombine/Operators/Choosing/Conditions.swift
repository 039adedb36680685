#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends whether its upstream contains a value: `true` at the first match, or `false` at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The value to search for.
      public let output: Upstream.Output

      /// Creates a publisher of whether a value is present.
      public init(upstream: Upstream, output: Upstream.Output) {
        self.upstream = upstream
        self.output = output
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let output = output
        upstream.contains { $0 == output }.subscribe(subscriber)
      }
    }

    /// A publisher that sends whether any value satisfies a condition: `true` at the first match, or `false` at the
    /// end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) -> Bool

      /// Creates a publisher of whether any value satisfies a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let predicate = predicate
        deciding(
          upstream, subscriber, memory: (), step: { predicate($1) ? .result(true) : .open }, result: { _ in false },
          failure: { $0 })
      }
    }

    /// A publisher that sends whether any value satisfies a condition, and fails if the condition throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher of whether any value satisfies a condition.
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
        deciding(
          upstream, subscriber, memory: (),
          step: { _, value in attempt { try predicate(value) ? .result(true) : .open } }, result: { _ in false },
          failure: { $0 })
      }
    }
  }

  extension Publisher {
    /// Sends whether any value satisfies a condition: `true` at the first match, or `false` at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
      Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether any value satisfies a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryContains(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> { Publishers.TryContainsWhere(upstream: self, predicate: predicate) }
  }

  extension Publisher where Output: Equatable {
    /// Sends whether a value is present: `true` at the first match, or `false` at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
      Publishers.Contains(upstream: self, output: output)
    }
  }

  /// Converts a thrown error into a failed decision.
  func attempt<Result>(_ body: () throws -> Decision<Result, any Error>) -> Decision<Result, any Error> {
    do { return try body() } catch { return .failure(error) }
  }

  extension Publishers {
    /// A publisher that sends whether all values satisfy a condition: `false` at the first mismatch, or `true` at the
    /// end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) -> Bool

      /// Creates a publisher of whether all values satisfy a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let predicate = predicate
        deciding(
          upstream, subscriber, memory: (), step: { predicate($1) ? .open : .result(false) }, result: { _ in true },
          failure: { $0 })
      }
    }

    /// A publisher that sends whether all values satisfy a condition, and fails if the condition throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher of whether all values satisfy a condition.
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
        deciding(
          upstream, subscriber, memory: (),
          step: { _, value in attempt { try predicate(value) ? .open : .result(false) } }, result: { _ in true },
          failure: { $0 })
      }
    }
  }

  extension Publisher {
    /// Sends whether all values satisfy a condition: `false` at the first mismatch, or `true` at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
      Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
      Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
  }
#endif
