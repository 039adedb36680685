#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the non-`nil` results of a closure.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that transforms a value, or returns `nil` to drop it.
      public let transform: (Upstream.Output) -> Output?

      /// Creates a publisher of the non-`nil` results of a closure.
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(
          Relay<Upstream.Output, Failure, S>(subscriber) { transform($0).map { .pass($0) } ?? .skip })
      }
    }

    /// A publisher that sends the values that satisfy a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let isIncluded: (Upstream.Output) -> Bool

      /// Creates a publisher of the values that satisfy a condition.
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
    /// Sends the non-`nil` results of a closure that transforms each value.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
      Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Sends the non-`nil` results of a closure that transforms each value, and fails if the closure throws.
    ///
    /// - Parameter transform: A closure that transforms a value, or returns `nil` to drop it. The publisher fails with
    ///   an error that the closure throws.
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.CompactMap<Publishers.TryMap<Self, T?>, T> {
      tryMap(transform).compactMap { $0 }
    }

    /// Sends the values that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Ignores all values, and sends only the completion.
    public func ignoreOutput() -> Publishers.CompactMap<Self, Never> {
      Publishers.CompactMap(upstream: self) { _ in nil }
    }
  }

  extension Publishers {
    /// A publisher that sends the values that satisfy a condition, and fails if the condition throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let isIncluded: (Upstream.Output) throws -> Bool

      /// Creates a publisher of the values that satisfy a condition.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - isIncluded: The condition that each value is tested against. The publisher fails with an error that the
      ///     closure throws.
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
    /// Sends the values that satisfy a condition, and fails if the condition throws.
    ///
    /// - Parameter isIncluded: A closure that returns whether a value is sent. The publisher fails with an error that
    ///   the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
      Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
  }
#endif
