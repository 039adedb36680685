#if !canImport(Combine)
  extension Publishers {
    /// Sends the last value that fulfils a condition, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) -> Bool

      /// A publisher of the last value that fulfils a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.filter(predicate).last().subscribe(subscriber)
      }
    }

    /// Sends the last value that fulfils a condition, until that throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher of the last value that fulfils a condition.
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
    /// Sends the last value that fulfils a condition, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
      Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that fulfils a condition, until that throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
      Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
  }
#endif
