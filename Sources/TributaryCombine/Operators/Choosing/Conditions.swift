#if !canImport(Combine)
  extension Publishers {
    /// Sends whether a value is among the values: true as soon as it is, false at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is looked for.
      public let output: Upstream.Output

      /// A publisher of whether a value is there.
      public init(upstream: Upstream, output: Upstream.Output) {
        self.upstream = upstream
        self.output = output
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let output = output
        upstream.contains { $0 == output }.subscribe(subscriber)
      }
    }

    /// Sends whether a value fulfils a condition: true as soon as one does, false at the end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) -> Bool

      /// A publisher of whether a value fulfils a condition.
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

    /// Sends whether a value fulfils a condition, until that throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher of whether a value fulfils a condition.
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
    /// Sends whether a value fulfils a condition: true as soon as one does, false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
      Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value fulfils a condition, until that throws.
    public func tryContains(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> { Publishers.TryContainsWhere(upstream: self, predicate: predicate) }
  }

  extension Publisher where Output: Equatable {
    /// Sends whether a value is among the values: true as soon as it is, false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
      Publishers.Contains(upstream: self, output: output)
    }
  }

  /// A decision that fails when it throws.
  func attempt<Result>(_ body: () throws -> Decision<Result, any Error>) -> Decision<Result, any Error> {
    do { return try body() } catch { return .failure(error) }
  }

  extension Publishers {
    /// Sends whether all values fulfil a condition: false as soon as one does not, true at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) -> Bool

      /// A publisher of whether all values fulfil a condition.
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

    /// Sends whether all values fulfil a condition, until that throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher of whether all values fulfil a condition.
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
    /// Sends whether all values fulfil a condition: false as soon as one does not, true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
      Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values fulfil a condition, until that throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
      Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
  }
#endif
