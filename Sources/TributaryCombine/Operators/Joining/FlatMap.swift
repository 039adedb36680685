#if !canImport(Combine)
  extension Publishers {
    /// A publisher that creates a publisher from each upstream value, and sends the values of these publishers.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
      public typealias Output = NewPublisher.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The maximum number of concurrent publishers.
      public let maxPublishers: Subscribers.Demand
      /// A closure that creates a publisher from a value.
      public let transform: (Upstream.Output) -> NewPublisher

      /// Creates a publisher of the values of created publishers.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - maxPublishers: The maximum number of concurrent publishers.
      ///   - transform: A closure that creates a publisher from a value.
      public init(
        upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.upstream = upstream
        self.maxPublishers = maxPublishers
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let inner = InnerPublishers<NewPublisher, S>(subscriber, replaces: false)
        inner.begin(upstream.map(transform), maxPublishers)
      }
    }

    /// A publisher that sends the values of the latest publisher that it receives.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
      public typealias Output = P.Output
      public typealias Failure = P.Failure

      /// The publisher that provides the publishers.
      public let upstream: Upstream

      /// Creates a publisher of the values of the latest publisher.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let inner = InnerPublishers<P, S>(subscriber, replaces: true)
        inner.begin(upstream, .unlimited)
      }
    }
  }

  extension Publisher {
    /// Creates a publisher from each value, and sends the values of these publishers.
    public func flatMap<T, P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Creates an infallible publisher from each value, and sends the values of these publishers.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
        transform($0).setFailureType(to: Failure.self)
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Creates a fallible publisher from each value, and sends the values of these publishers.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
      setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest received publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }

  extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest received publisher, which may fail.
    @_disfavoredOverload
    public func switchToLatest()
      -> Publishers.SwitchToLatest<
        Output, Publishers.SetFailureType<Self, Output.Failure>
      >
    {
      Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
  }
#endif
