#if !canImport(Combine)
  extension Publishers {
    /// Sends the first value that fulfils a condition, until that throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher of the first value that fulfils a condition.
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
    /// Sends the first value that fulfils a condition, until that throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
      Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
  }

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
