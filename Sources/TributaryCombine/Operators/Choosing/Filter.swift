#if !canImport(Combine)
  extension Publishers {
    /// Sends the values that a closure lets pass, changed or not.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is made of a value; `nil` for nothing.
      public let transform: (Upstream.Output) -> Output?

      /// A publisher of what a closure makes something of.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
          Relay<Upstream.Output, Failure, S>(subscriber) { transform($0).map { .pass($0) } ?? .skip })
      }
    }

    /// Sends the values that fulfil a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let isIncluded: (Upstream.Output) -> Bool

      /// A publisher of what fulfils a condition.
      public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Relay<Output, Failure, S>(subscriber) { isIncluded($0) ? .pass($0) : .skip })
      }
    }
  }

  extension Publisher {
    /// Sends what a closure makes of each value, and nothing for `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
      Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Sends what a closure makes of each value, and nothing for `nil`, until it throws.
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.CompactMap<Publishers.TryMap<Self, T?>, T> {
      tryMap(transform).compactMap { $0 }
    }

    /// Sends the values that fulfil a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends no value, only the end.
    public func ignoreOutput() -> Publishers.CompactMap<Self, Never> {
      Publishers.CompactMap(upstream: self) { _ in nil }
    }
  }

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
