#if !canImport(Combine)
  extension Publishers {
    /// Sends values for as long as they fulfil a condition, until that throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      /// A publisher of the first values that fulfil a condition.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let predicate = predicate
        upstream.subscribe(
          Relay<Output, Upstream.Failure, S>(
            subscriber, step: throwing { try predicate($0) ? .pass($0) : .end(.finished) },
            completion: { $0.mapError { $0 } }))
      }
    }
  }

  extension Publisher {
    /// Sends values for as long as they fulfil a condition, until that throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
      Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
  }
#endif
