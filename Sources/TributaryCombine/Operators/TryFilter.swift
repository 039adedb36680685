#if !canImport(Combine)
  extension Publishers {
    /// Sends the values that fulfil a condition, until that throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let isIncluded: (Upstream.Output) throws -> Bool

      /// A publisher of what fulfils a condition.
      public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let isIncluded = isIncluded
        upstream.subscribe(
          Relay<Output, Upstream.Failure, S>(
            subscriber, step: throwing { try isIncluded($0) ? .pass($0) : .skip }, completion: { $0.mapError { $0 } }))
      }
    }
  }

  extension Publisher {
    /// Sends the values that fulfil a condition, until that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
      Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
  }
#endif
