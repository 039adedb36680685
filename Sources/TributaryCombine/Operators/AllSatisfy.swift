#if !canImport(Combine)
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
